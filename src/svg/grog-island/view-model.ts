import type { Step } from '../../grog-island/agenda.ts';
import { copiesOf } from '../../grog-island/board.ts';
import {
  BUILDING_TYPES,
  type BuildingType,
  type Color,
  POINTS_BY_COPIES,
} from '../../grog-island/components.ts';
import { passRefusal } from '../../grog-island/decisions/bid.ts';
import { decisionOf } from '../../grog-island/decisions/decision-of.ts';
import { hasGhost, possibleCoins } from '../../grog-island/players.ts';
import type { GameView, PlayerView } from '../../grog-island/state.ts';
import type { PassingChoice } from '../../words/game-words.ts';
import { bidSentence, openDecisions, viewerSentence } from '../table-words.ts';
import { type Count, counted, type Heading, type Pile } from '../view-model.ts';
import type { IslandWords } from './words.ts';

export function headingOf(view: GameView, words: IslandWords): Heading {
  const { parts, say, common, decision } = words;
  return {
    title: parts.words.title,
    round: view.round === 0 ? say('setup', {}) : common('round', { round: view.round }),
    open: openDecisions(
      common,
      view.agenda,
      (step) => decision(decisionOf(step), passing(view, step)),
      'setup',
    ),
    viewer: viewerSentence(common, parts.common, parts, view.viewer),
  };
}

/** "Bid of 9 by Anne". */
export function bidOf(view: GameView, { common, parts }: IslandWords): string {
  return bidSentence(common, parts, view.leader, view.amount);
}

export interface BuildingKind {
  readonly type: BuildingType;
  /** What each crew on it scores with its goal card (GI-C4). */
  readonly points: number;
}

export function kindsOf(view: GameView): BuildingKind[] {
  return BUILDING_TYPES.map((type) => ({
    type,
    points: POINTS_BY_COPIES[copiesOf(view.buildings, type)] ?? 0,
  }));
}

/** The die of a colour unless it lies in the bidding row (GI-R1, GI-A2). */
export function isInRow(view: GameView, color: Color): boolean {
  return view.row.includes(color);
}

/** What a player can have, and what lies in the supply. */
type Noun = 'coins' | 'points' | 'crew' | 'possible' | 'goals' | 'treasures' | 'parrots' | 'locks';

function countOf(say: IslandWords['say'], noun: Noun, count: number): Count {
  return { count, noun: say(noun, { count }) };
}

export function countsOf(player: PlayerView, { say }: IslandWords): Count[] {
  return [
    countOf(say, 'coins', player.coins),
    countOf(say, 'points', player.points),
    countOf(say, 'crew', player.crew),
    countOf(say, 'possible', possibleCoins(player)),
  ];
}

export function pilesOf(player: PlayerView, { say, parts }: IslandWords): Pile[] {
  const { goals, parrots } = parts.words;
  const pile = <Card>(
    kind: 'goals' | 'treasures' | 'parrots',
    cards: readonly (Card | null)[],
    word: (card: Card) => string,
  ): Pile => ({
    title: counted(countOf(say, kind, cards.length)),
    faces: cards.map((card) => (card === null ? null : word(card))),
  });
  const piles = [
    pile('goals', player.goals, (goal) => goals[goal]),
    pile('treasures', player.treasures, String),
    pile('parrots', player.parrots, (parrot) => parrots[parrot]),
  ];
  if (player.drawn.length === 0) return piles;
  const { faces } = pile('goals', player.drawn, (goal) => goals[goal]);
  return [...piles, { title: say('drawn', {}), faces }];
}

/** The decks and what else is in the supply. */
export function supplyOf(view: GameView, { say }: IslandWords): string[] {
  const deck = (word: 'goalDeck' | 'treasureDeck' | 'parrotDeck', cards: readonly unknown[]) =>
    `${say(word, {})}: ${cards.length}`;
  const supply = [
    deck('goalDeck', view.goalDeck),
    deck('treasureDeck', view.treasureDeck),
    deck('parrotDeck', view.parrotDeck),
    counted(countOf(say, 'locks', view.locks)),
  ];
  return hasGhost(view) ? [...supply, `${say('ghost', {})}: ${view.ghostCrew}`] : supply;
}

/** The cards that have left the game; piles without cards are left out. */
export function discardsOf(view: GameView, { say, parts }: IslandWords): Pile[] {
  const { parrots } = parts.words;
  return [
    { title: say('spent', {}), faces: view.spentTreasures.map(String) },
    { title: say('played', {}), faces: view.playedParrots.map((parrot) => parrots[parrot]) },
  ].filter(({ faces }) => faces.length > 0);
}

/** What a player has done in the auction. */
export function badgesOf(view: GameView, seat: number, { common }: IslandWords): string[] {
  const badges: string[] = [];
  if (view.leader === seat) badges.push(common('leads', {}));
  if (view.players[seat]?.passed === true) badges.push(common('passed', {}));
  return badges;
}

/** The table in a few sentences, for people who cannot see it. */
export function summaryOf(view: GameView, words: IslandWords): string {
  const heading = headingOf(view, words);
  const { parts } = words;
  const dice = view.row.length === 0 ? '' : `: ${parts.dice(view.row, view.dice)}`;
  const players = view.players.map((player, seat) => {
    const counts = countsOf(player, words).slice(0, 3).map(counted);
    const hands = pilesOf(player, words)
      .slice(0, 3)
      .map(({ title }) => title);
    return `${parts.who(seat)}: ${parts.listed([...counts, ...hands])}.`;
  });
  return [
    `${heading.round}.`,
    ...heading.open.map(({ sentence }) => `${sentence}.`),
    `${bidOf(view, words)}${dice}.`,
    ...players,
  ].join(' ');
}

/** Whether a bidder may pass. */
function passing(view: GameView, step: Step): PassingChoice {
  return { pass: { refusal: step.type === 'bid' ? passRefusal(view, step) : null } };
}
