import type { GameResult } from '../../bots/tournament/result.ts';
import { ParseError, ReplayError } from '../../core/errors.ts';
import type { GameTypes } from '../../core/types.ts';
import { gameNamed } from '../arguments.ts';
import type { GameEntry } from '../games.ts';

/** What is wrong with the record of a result: it cannot be read or played, or leads elsewhere; `null` if nothing is. */
export function recordIssue(result: GameResult): string | null {
  const { name, record } = result;
  return record === undefined ? null : replayIssue(gameNamed(name), record, result);
}

function replayIssue<Types extends GameTypes>(
  { game }: GameEntry<Types>,
  text: string,
  result: GameResult,
): string | null {
  try {
    const record = game.parseRecord(text);
    const { players, seed } = record.options;
    if (players !== result.bots.length || seed !== result.seed)
      return 'the record is of another game';
    const { state } = game.replay(record);
    const scoring = game.score(state);
    const isOpen = game.decisions(state).length > 0;
    const totals = scoring.players.map(({ total }) => total);
    const winners = isOpen ? [] : scoring.winners;
    const isWon = result.forfeit !== undefined || winners.join() === result.winners.join();
    if (totals.join() !== result.scores.join() || !isWon)
      return 'the record leads to another result';
    return null;
  } catch (error) {
    if (!(error instanceof ParseError || error instanceof ReplayError)) throw error;
    return `the record cannot be replayed: ${error.message}`;
  }
}
