/** A part of a document. Only this file creates it, so that text is always escaped. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Names and values; `undefined` leaves an attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element. A child that is a string is text and is escaped. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly (Markup | string)[]
): Markup {
  const start = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const content = children
    .map((child) => (child instanceof Markup ? child.source : escaped(child)))
    .join('');
  return new Markup(
    content === '' ? `<${name}${start}/>` : `<${name}${start}>${content}</${name}>`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What cannot stand in a document as it is: signs with a meaning, and characters that XML 1.0 forbids. */
const SPECIAL = /[&<>"']|(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Numbers with at most two decimals; text with entities, and without the characters that XML 1.0 forbids. */
function escaped(value: string | number | undefined): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return String(value).replace(SPECIAL, (character) => ENTITIES[character] ?? '\ufffd');
}
