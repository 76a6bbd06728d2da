import type { BaseStep, Seat, Viewer } from '../core/types.ts';
import type { CommonWords } from '../words/common.ts';
import type { TABLE } from '../words/english/table.ts';
import type { Formatter } from '../words/formatter.ts';
import { type Translator, translator } from '../words/sentences.ts';
import { openSteps } from './open-steps.ts';
import type { Heading } from './view-model.ts';

/** What is written on the table of any game. */
export type CommonTable = Translator<typeof TABLE>;

export function commonTable(common: CommonWords): CommonTable {
  return translator<typeof TABLE>(common.table, common.plural);
}

/** "Bid of 9 by Anne". */
export function bidSentence(
  say: CommonTable,
  { who }: Formatter,
  leader: Seat | null,
  amount: number,
): string {
  return leader === null ? say('bid.none', {}) : say('bid', { amount, player: who(leader) });
}

/** The decisions that are open, in words; a line that says so when the game is over. */
export function openDecisions<Step extends BaseStep>(
  say: CommonTable,
  agenda: readonly Step[],
  sentence: (step: Step) => string,
  together?: Step['type'],
): Heading['open'] {
  const open = openSteps(agenda, together).map((step) => ({
    player: step.player,
    sentence: sentence(step),
  }));
  return open.length === 0 ? [{ player: null, sentence: say('over', {}) }] : open;
}

export function viewerSentence(
  say: CommonTable,
  common: CommonWords,
  { who }: Formatter,
  viewer: Viewer,
): string {
  return say('viewer', { viewer: viewer === 'spectator' ? common.spectator : who(viewer) });
}
