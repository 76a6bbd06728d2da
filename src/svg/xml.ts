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

/** Numbers with at most two decimals; text with entities, and without the characters that XML 1.0 forbids. */
function escaped(value: string | number | undefined): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = String(value);
  if (/^[\w .:#()-]*$/.test(text)) return text;
  return Array.from(text, (character) => ENTITIES[character] ?? allowed(character)).join('');
}

function allowed(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const control = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return control || surrogate || code === 0xfffe || code === 0xffff ? '\ufffd' : character;
}
