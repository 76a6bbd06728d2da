import type { PlayerKind } from '../seats.ts';
import type { Pace } from '../table.ts';

/** What the page itself says, apart from the words of the games. */
export interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly documentation: string;
  readonly rules: string;
  readonly language: string;
  readonly newGame: string;
  readonly game: string;
  readonly playerCount: string;
  readonly seed: string;
  readonly otherSeed: string;
  readonly seat: string;
  readonly name: string;
  readonly playedBy: string;
  readonly players: Readonly<Record<PlayerKind, string>>;
  readonly variants: string;
  readonly firstPlayer: string;
  readonly short: string;
  readonly manualDice: string;
  readonly moreOptions: string;
  readonly notAnObject: string;
  readonly start: string;
  readonly viewer: string;
  readonly spectator: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly undo: string;
  readonly turn: string;
  readonly thinking: string;
  readonly moveBot: string;
  readonly handOver: string;
  readonly takeOver: string;
  readonly otherActions: string;
  readonly more: string;
  readonly die: string;
  readonly roll: string;
  readonly over: string;
  readonly table: string;
  readonly tableAsText: string;
  readonly pieceHint: string;
  readonly usable: string;
  readonly notUsable: string;
  readonly chosen: string;
  readonly clear: string;
  readonly moreActions: string;
  readonly log: string;
  readonly trial: string;
  readonly trialHint: string;
  readonly action: string;
  readonly check: string;
  readonly legal: string;
  readonly play: string;
  readonly unreadable: string;
  readonly record: string;
  readonly recordHint: string;
  readonly showRecord: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly pasteHint: string;
  readonly load: string;
  readonly loaded: string;
  readonly noGame: string;
}

/** A sentence with its names between braces filled in. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
