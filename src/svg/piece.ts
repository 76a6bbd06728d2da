import type { TABLE } from '../words/english/table.ts';
import type { Translator } from '../words/sentences.ts';
import type { Box } from './box.ts';
import type { Marks } from './marks.ts';
import { filled, outlined } from './style.ts';
import { element, type Markup } from './xml.ts';

/** Turns a box into a piece: a thing with an id and a name, which explains itself and can be clicked and highlighted. */
export type PieceDrawer = (id: string, box: Box) => Box;

/** How pieces of one view are named and explained. */
export interface PieceLabels {
  readonly name: (piece: string) => string;
  readonly title: (piece: string) => string;
}

export function pieceDrawer(
  marks: Marks,
  translate: Translator<typeof TABLE>,
  labels: PieceLabels,
): PieceDrawer {
  return (id, box) => {
    const clickable = marks.clickable.has(id);
    const changed = marks.changed.has(id);
    const name = labels.name(id);
    const label = changed ? translate('changed', { piece: name }) : name;
    const attributes = {
      'data-piece': id,
      'data-changed': changed ? 'true' : undefined,
      role: clickable ? 'button' : 'img',
      'aria-label': label,
      tabindex: clickable ? 0 : undefined,
      class: clickable ? 'clickable' : undefined,
    };
    const title = element('title', {}, labels.title(id));
    const draw = (x: number, y: number): Markup[] => {
      const content = box.draw(x, y);
      const marked = changed ? changedMark(box, x, y) : [];
      if (!clickable) return [element('g', attributes, title, ...content, ...marked)];
      // The texts lie under the button and not in it: its label stands for them.
      return [
        element('g', { 'aria-hidden': 'true' }, ...content),
        element('g', attributes, title, ...marked, clickableMark(box, x, y)),
      ];
    };
    return { width: box.width, height: box.height, draw };
  };
}

const AROUND = 2;

/** A solid frame, which also makes the whole area react to clicks. */
function clickableMark({ width, height }: Box, x: number, y: number): Markup {
  return element('rect', {
    x: x - AROUND,
    y: y - AROUND,
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
    rx: 6,
    'stroke-width': 2.5,
    'pointer-events': 'all',
    class: `${filled('none')} ${outlined('accent')}`,
  });
}

/** A dotted frame with a spark in the corner. */
function changedMark({ width, height }: Box, x: number, y: number): Markup[] {
  return [
    element('rect', {
      x: x - AROUND,
      y: y - AROUND,
      width: width + 2 * AROUND,
      height: height + 2 * AROUND,
      rx: 6,
      'stroke-width': 2,
      'stroke-dasharray': '2 3',
      class: `${filled('none')} ${outlined('change')}`,
    }),
    element('path', {
      d: 'M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6z',
      transform: `translate(${Math.round(x + width)} ${Math.round(y)})`,
      class: `${filled('change')} ${outlined('panel')}`,
    }),
  ];
}

/** A box that is read as one thing, under a name. */
export function labelled(name: string, box: Box): Box {
  return {
    width: box.width,
    height: box.height,
    draw: (x, y) => [element('g', { role: 'img', 'aria-label': name }, ...box.draw(x, y))],
  };
}

/** A part of the table with a name for those who do not see it. */
export function group(name: string, box: Box): Box {
  return {
    width: box.width,
    height: box.height,
    draw: (x, y) => [element('g', { role: 'group', 'aria-label': name }, ...box.draw(x, y))],
  };
}
