import { GOALS, type Goal } from '../../grog-island/components.ts';
import type { PlayerScore, Scoring } from '../../grog-island/score.ts';
import type { GameState, GameView } from '../../grog-island/state.ts';
import type { SCORING } from '../english/grog-island-sentences.ts';
import type { ScoreRow } from '../game-words.ts';
import { scoreRows } from '../scoring.ts';
import { entryOf, translator } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

/** The rows of the score sheet, with the coins of the tie-break if the state or view is known. */
export function scoringRows(
  { words, common }: GrogIslandParts,
  scoring: Scoring,
  position: GameState | GameView | undefined,
): ScoreRow[] {
  const row = translator<typeof SCORING>(words.scoring, common.plural);
  const { players } = scoring;
  const parts = (['track', 'treasures', 'coins', 'exchange'] as const).map((part) => ({
    label: row(part, {}),
    points: players.map((sheet) => sheet[part]),
  }));
  const goals = GOALS.map((goal) => ({
    label: row('goal', { goal: entryOf(words.goals, goal) }),
    points: players.map((sheet) => pointsFor(sheet, goal)),
  }));
  const held = goals.filter(({ points }) => points.some((number) => number !== null));
  const coins = position?.players.map((player) => player.coins);
  const tieBreak = coins === undefined ? [] : [{ label: row('tieBreak', {}), points: coins }];
  return scoreRows(common.scoring, scoring, [...parts, ...held], tieBreak);
}

function pointsFor({ goals }: PlayerScore, wanted: Goal): number | null {
  return goals.find(({ goal }) => goal === wanted)?.points ?? null;
}
