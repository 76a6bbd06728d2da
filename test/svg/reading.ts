/** Reads pictures back: a strict XML parser, and what lies where. */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { inPicture, lengthOf } from '../../src/svg/measure.ts';

/** The root of a document; throws if it is not well-formed. */
export function read(svg: string): XmlElement {
  const { root } = parseXml(svg);
  if (root === null) throw new Error('a document without a root');
  return root;
}

/** An element and all elements in it, in the order in which they are drawn. */
export function elements(element: XmlElement): XmlElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (child instanceof XmlElement ? elements(child) : [])),
  ];
}

export const named = (root: XmlElement, name: string): XmlElement[] =>
  elements(root).filter((element) => element.name === name);

/** The text that stands in the picture itself. */
export const wordsOf = (root: XmlElement): string[] => named(root, 'text').map(({ text }) => text);

/** The text alternatives of the parts, and of the document. */
export const titlesOf = (root: XmlElement): string[] =>
  named(root, 'title').map(({ text }) => text);

const numberOf = ({ attributes }: XmlElement, name: string): number => Number(attributes[name]);

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room that a line of text needs. */
export function areaOfText(element: XmlElement): Area {
  const size = numberOf(element, 'font-size');
  const width =
    lengthOf(element.text, inPicture) * size * (element.attributes['font-weight'] ? 1.12 : 1);
  const anchor = element.attributes['text-anchor'];
  const left =
    numberOf(element, 'x') - width * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
  const base = numberOf(element, 'y');
  return { left, right: left + width, top: base - size * 0.75, bottom: base + size * 0.2 };
}

const PLACE = /^translate\((\S+) (\S+)\)(?: scale\((\S+)\))?$/;

/** The room of a rectangle, a circle or a path; `null` for anything else. */
export function areaOfGround(element: XmlElement): Area | null {
  if (element.name === 'rect') {
    const [left, top] = [numberOf(element, 'x') || 0, numberOf(element, 'y') || 0];
    return {
      left,
      top,
      right: left + numberOf(element, 'width'),
      bottom: top + numberOf(element, 'height'),
    };
  }
  if (element.name === 'circle') {
    const [x, y, radius] = [
      numberOf(element, 'cx'),
      numberOf(element, 'cy'),
      numberOf(element, 'r'),
    ];
    return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  }
  const [, x, y, scale = '1'] = PLACE.exec(element.attributes['transform'] ?? '') ?? [];
  if (element.name !== 'path' || x === undefined) return null;
  const area = areaOfPath(element.attributes['d'] ?? '');
  const [left, top, factor] = [Number(x), Number(y), Number(scale)];
  return {
    left: left + area.left * factor,
    top: top + area.top * factor,
    right: left + area.right * factor,
    bottom: top + area.bottom * factor,
  };
}

const POINTS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };

/** The room of the ends of the lines of a path; bows can go beyond it a little. */
function areaOfPath(path: string): Area {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [, command = '', values = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (values.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toLowerCase();
    const size = POINTS[kind];
    if (size === undefined || (size === 0 ? numbers.length > 0 : numbers.length % size !== 0))
      throw new Error(`${command}${values} in ${path}`);
    for (let start = 0; start < numbers.length; start += size) {
      const end = numbers.slice(start, start + size);
      const [first, second] = command === kind ? [x, y] : [0, 0];
      if (kind !== 'v') x = first + (kind === 'h' ? (end[0] ?? 0) : (end.at(-2) ?? 0));
      if (kind !== 'h') y = second + (end.at(-1) ?? 0);
      xs.push(x);
      ys.push(y);
    }
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The pieces of a picture by their ids; throws if an id occurs twice. */
export function piecesIn(root: XmlElement): Map<string, XmlElement> {
  const pieces = new Map<string, XmlElement>();
  for (const element of elements(root)) {
    const id = element.attributes['data-piece'];
    if (id === undefined) continue;
    if (pieces.has(id)) throw new Error(`two pieces ${id}`);
    pieces.set(id, element);
  }
  return pieces;
}

/** What a piece is called. */
export const nameOf = (piece: XmlElement | undefined): string =>
  piece?.attributes['aria-label'] ?? '';

/** The group with a name. */
export function groupNamed(root: XmlElement, name: string): XmlElement {
  const group = elements(root).find(
    ({ attributes }) => attributes['role'] === 'group' && attributes['aria-label'] === name,
  );
  if (group === undefined) throw new Error(`no group ${name}`);
  return group;
}

export const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

export const within = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;
