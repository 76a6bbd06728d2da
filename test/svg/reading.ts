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

const SQUARE = /^translate\((\S+) (\S+)\) scale\((\S+)\)$/;

/** The room of a rectangle, or of a sign in its square; `null` for anything else. */
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
  const [, x, y, scale] = SQUARE.exec(element.attributes['transform'] ?? '') ?? [];
  if (x === undefined) return null;
  const size = 24 * Number(scale);
  return { left: +x, top: Number(y), right: Number(x) + size, bottom: Number(y) + size };
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
