import type { Markup } from './xml.ts';

/** A part of a picture with a known size. Rows, columns and grids put boxes together, so that nothing overlaps. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Draws the box with its upper left corner at a point. */
  draw(x: number, y: number): readonly Markup[];
}

/** The alignment in a larger space: start, middle, end. */
export type Place = 0 | 0.5 | 1;

export function space(width: number, height: number): Box {
  return { width, height, draw: () => [] };
}

/** Boxes side by side. */
export function row(boxes: readonly Box[], gap: number, place: Place = 0.5): Box {
  const height = Math.max(0, ...boxes.map((box) => box.height));
  const width = boxes.reduce((sum, box) => sum + box.width, gap * Math.max(0, boxes.length - 1));
  const draw = (x: number, y: number) => {
    let left = x;
    return boxes.flatMap((box) => {
      const drawn = box.draw(left, y + (height - box.height) * place);
      left += box.width + gap;
      return drawn;
    });
  };
  return { width, height, draw };
}

/** Boxes one below the other. */
export function column(boxes: readonly Box[], gap: number, place: Place = 0): Box {
  const width = Math.max(0, ...boxes.map((box) => box.width));
  const height = boxes.reduce((sum, box) => sum + box.height, gap * Math.max(0, boxes.length - 1));
  const draw = (x: number, y: number) => {
    let top = y;
    return boxes.flatMap((box) => {
      const drawn = box.draw(x + (width - box.width) * place, top);
      top += box.height + gap;
      return drawn;
    });
  };
  return { width, height, draw };
}

/** Boxes in lines, like the words of a text. */
export function flow(
  boxes: readonly Box[],
  width: number,
  gap: number,
  lineGap = 4,
  place: Place = 0.5,
  across: Place = 0,
): Box {
  const rows: Box[][] = [];
  let left = 0;
  for (const box of boxes) {
    const last = rows.at(-1);
    if (last === undefined || left + box.width > width) {
      rows.push([box]);
      left = 0;
    } else {
      last.push(box);
    }
    left += box.width + gap;
  }
  return column(
    rows.map((line) => row(line, gap, place)),
    lineGap,
    across,
  );
}

export function inside(
  box: Box,
  width: number,
  height: number = box.height,
  across: Place = 0.5,
  down: Place = 0.5,
): Box {
  const draw = (x: number, y: number) =>
    box.draw(x + (width - box.width) * across, y + (height - box.height) * down);
  return { width, height, draw };
}

/** Boxes on top of each other, each centred on the largest. */
export function layers(boxes: readonly Box[]): Box {
  const width = Math.max(0, ...boxes.map((box) => box.width));
  const height = Math.max(0, ...boxes.map((box) => box.height));
  const centred = boxes.map((box) => inside(box, width, height));
  return { width, height, draw: (x, y) => centred.flatMap((box) => box.draw(x, y)) };
}
