import type { Estimate } from '../../bots/tournament/interval.ts';
import { alignedRows } from '../report/aligned-rows.ts';
import type { Spread } from './distribution.ts';
import type { Facts } from './facts.ts';

/** The facts as lines of text. */
export function printFacts(facts: Facts): string[] {
  const { game, players, games, capped, bots } = facts;
  const stopped = capped === 0 ? '' : `, ${capped} of them stopped`;
  return [
    `${game}, ${players} players, ${bots.join(', ')}: ${games} games${stopped}`,
    '',
    ...alignedRows([
      ['', 'mean', 'deviation', 'median', '95 %', 'most'],
      ['actions of a game', ...spread(facts.actions)],
      ['rounds of a game', ...spread(facts.rounds)],
      ['legal actions', ...spread(facts.branching)],
      ['hidden values', ...spread(facts.hidden)],
      ['points of a player', ...spread(facts.points)],
    ]),
    '',
    ...alignedRows([
      ['decision', 'per game', 'share', 'one legal', 'mean', 'median', '95 %', 'most'],
      ...facts.kinds.map(({ kind, perGame, share, forced, actions }) => {
        const [mean = '', , ...rest] = spread(actions);
        return [kind, perGame.toFixed(1), percent(share), percent(forced), mean, ...rest];
      }),
      ['all', facts.actions.mean.toFixed(1), percent(1), percent(facts.forced), '', '', '', ''],
    ]),
    '',
    ...alignedRows([
      ['seat', 'wins', '95 % interval', 'lead', '95 % interval'],
      ...facts.seats.map(({ seat, wins, lead }) => [
        String(seat),
        wins === null ? '' : percent(wins.value),
        wins === null ? '' : `${percent(wins.low)} to ${percent(wins.high)}`,
        lead === null ? '' : signed(lead.value),
        lead === null ? '' : interval(lead),
      ]),
    ]),
    '',
    `The lead of a player over the mean of the others has a deviation of ${facts.leadDeviation.toFixed(1)} points.`,
    facts.dealShare === null
      ? 'How much of it the deal explains cannot be told from these games.'
      : `The deal explains ${percent(facts.dealShare)} of its variance.`,
  ];
}

function spread({ mean, deviation, median, quantile95, most }: Spread): string[] {
  return [mean.toFixed(1), deviation.toFixed(1), String(median), String(quantile95), String(most)];
}

function interval({ low, high }: Estimate): string {
  if (!Number.isFinite(low)) return 'unknown';
  return `${signed(low)} to ${signed(high)}`;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
