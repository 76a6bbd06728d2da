import type { Game, GameTypes, Seat } from '../game.ts';
import { fillIn } from '../refusal.ts';

/** A row of a score sheet: what is counted, and what it gives each seat; `null` where it does not concern a seat. */
export interface ScoreRow {
  readonly label: string;
  readonly points: readonly (number | null)[];
}

/** A game and the words for it. It has methods, like `Game`, so that any told game is a `ToldGame`. */
export interface ToldGame<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  /** The name of the game as people write it. */
  readonly title: string;
  /** The types of the events that begin a new section of the story. */
  readonly headings: readonly Types['Event']['type'][];
  /** What lies on the table before the first action. */
  tellOpening(state: Types['State'], names: Names): readonly string[];
  /** One event as one sentence; `state` is the state that it led to. */
  tellEvent(event: Types['Event'], state: Types['State'], names: Names): string;
  /** The rows whose points make the total. */
  tellScore(scoring: Types['Scoring']): readonly ScoreRow[];
  /** What decides between equal totals, in a game that knows such a thing. */
  tellTieBreak?(state: Types['State']): ScoreRow;
}

/** What the seats are called. */
export type Names = (player: Seat) => string;

const CREW_LIST = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

/** The names of the demo. */
export const pirateName: Names = (player) => CREW_LIST[player] ?? `Seat ${player}`;

/** The names between braces in a sentence. */
type Slot<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slot<Rest>
  : never;

/** Says a sentence of a table; the compiler knows which words each sentence needs. */
export function speaker<const Sentences extends Readonly<Record<string, string>>>(
  sentences: Sentences,
): <Key extends keyof Sentences & string>(
  key: Key,
  words: Readonly<Record<Slot<Sentences[Key]>, string | number>>,
) => string {
  return (key, words) => fillIn(sentences[key] ?? key, words);
}

/** A noun in the singular and the plural. */
export type Noun = readonly [one: string, many: string];

export function nounFor(count: number, [one, many]: Noun): string {
  return count === 1 ? one : many;
}

/** "1 coin", "2 coins". */
export function counted(count: number, noun: Noun): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** "a", "a and b", "a, b and c"; "nothing" without an item. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? 'nothing';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Cards by number and face, or by number alone if the faces are hidden. */
export function cards<Card>(
  faces: readonly (Card | null)[],
  noun: Noun,
  face: (card: Card) => string,
): string {
  const shown = faces.flatMap((card) => (card === null ? [] : [face(card)]));
  const many = counted(faces.length, noun);
  return shown.length === 0 ? many : `${many}: ${listed(shown)}`;
}
