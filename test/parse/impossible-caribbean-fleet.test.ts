import { expect, it } from 'vitest';
import type { StepOf } from '../../src/caribbean-fleet/agenda.ts';
import { type GameState, game, parseState } from '../../src/caribbean-fleet/index.ts';
import { ParseError } from '../../src/errors.ts';
import { at } from '../../src/lists.ts';
import { type Mutable, played } from './played.ts';

type Draft = Mutable<GameState>;
type StepType = GameState['agenda'][number]['type'];

/** States of games of 3, 4 and 5 players, with few and with many special cards. */
const states: readonly GameState[] = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
  [...played(game, seed)].map(({ state }) => parseState(state)),
);

/** The types of the steps on the agenda, from the bottom. */
const stackOf = ({ agenda }: GameState): string => agenda.map(({ type }) => type).join(' ');

/** The first state with such an agenda that fits. */
function find(stack: RegExp, fits: (state: GameState) => boolean = () => true): Draft {
  const found = states.find((state) => stack.test(stackOf(state)) && fits(state));
  if (found === undefined) throw new Error(`no state with ${stack}`);
  const draft: Draft = JSON.parse(JSON.stringify(found));
  return draft;
}

/** The topmost step of a type on an agenda. */
function step<Type extends StepType>(draft: Draft, type: Type): Mutable<StepOf<Type>> {
  const found = draft.agenda.findLast((other) => other.type === type);
  if (found === undefined || !isOf(found, type)) throw new Error(`no ${type}`);
  return found;
}
function isOf<Type extends StepType>(found: object, type: Type): found is Mutable<StepOf<Type>> {
  return 'type' in found && found.type === type;
}

const later = ({ round }: GameState): boolean => round > 2;
const seatsOf = ({ players }: GameState): number => players.length;
/** Another seat. */
const next = (state: Pick<GameState, 'players'>, seat: number): number =>
  (seat + 1) % state.players.length;
const winnerOf = ({ winner }: GameState): number => winner ?? 0;

/** The pawns of the player who is asked, as far as no blackbeard lies with them. */
function freePawns({ agenda, chiefs, blackbeards }: GameState): number[] {
  const seat = agenda.at(-1)?.player;
  return [...chiefs.keys()].filter(
    (color) => chiefs[color] === seat && blackbeards[color] === null,
  );
}

/** The place of a blackbeard in the deck. */
function blackbeardIn({ deck }: GameState): number {
  return deck.findIndex((card) => card.startsWith('blackbeard'));
}

/** Lays a blackbeard of the deck with the last free pawn; a discarded card takes its place. */
function occupyPawns(draft: Draft): void {
  const place = blackbeardIn(parseState(draft));
  const card = at(draft.deck, place);
  const [color] = freePawns(parseState(draft));
  if (color === undefined || !isBlackbeard(card)) return;
  draft.blackbeards[color] = card;
  draft.deck[place] = draft.discarded.shift() ?? card;
}

function isBlackbeard(card: string): card is `blackbeard#${number}` {
  return card.startsWith('blackbeard#');
}

/** Changes that make a possible state impossible: where to find one, what to change, and the rule that forbids it. */
// biome-ignore format: one line for each, as a table
const BROKEN: readonly [string, RegExp, (draft: Draft) => void, string, ((state: GameState) => boolean)?][] = [
  // Cards and numbers.
  ['a card twice', /^bid$/, (s) => { s.deck[0] = at(s.open, 0); }, 'CF-C3'],
  ['a card of no pack', /^bid$/, (s) => { s.discarded.push('kraken#999'); }, 'CF-S2', later],
  ['a pack in another order', /^bid$/, (s) => { s.pack.reverse(); }, 'order'],
  ['a token too many', /^bid$/, (s) => { s.tokens[0] -= 1; }, 'CF-C4', (s) => s.tokens[0] > 0],
  ['removed cards without the option', /^bid$/, (s) => { s.removed.push(s.deck.pop() ?? 'raid#1'); }, 'CF-R6', (s) => s.removed.length === 0],
  ['a round that does not fit the deck', /^bid$/, (s) => { s.round += 1; }, 'CF-D1', later],
  ['a special card in the first round', /^bid$/, (s) => { const place = s.deck.findIndex((card) => card.includes('#')); const card = at(s.deck, place); s.deck[place] = at(s.open, 0); s.open[0] = card; }, 'CF-D2', (s) => s.round === 1],
  ['a seen card among the removed', /^bid$/, (s) => { const seen = s.deck.indexOf(at(s.seenSpecials, 0)); const card = at(s.deck, seen); s.deck[seen] = at(s.removed, 0); s.removed[0] = card; }, 'CF-S4', (s) => s.removed.length > 0 && s.deck.some((card) => card === s.seenSpecials[0])],
  ['more ducats than there are', /^bid$/, (s) => { at(s.players, 0).ducats += 100_000; }, 'CF-R3'],
  ['two ships without a chief', /^bid$/, (s) => { s.chiefs = [null, null, null, null, null]; s.blackbeards = [null, null, null, null, null]; }, 'CF-M1', (s) => s.round > 8],
  ['a chief with fewer ships', /^bid$/, (s) => { for (const [place, chief] of s.chiefs.entries()) if (chief !== null) s.chiefs[place] = next(s, chief); }, 'CF-M3', (s) => s.round > 8 && s.blackbeards.every((card) => card === null)],
  ['an owner at no seat', /^bid$/, (s) => { s.ships[s.ships.findIndex((owner) => owner !== null)] = 4; }, 'CF-C1', (s) => later(s) && seatsOf(s) < 5],
  ['cannons that wait beside a ship', /^bid$/, (s) => { const card = s.cannons.pop()?.card; if (card) at(s.players, s.ships.find((owner) => owner !== null) ?? 0).waiting.unshift(card); }, 'CF-K4', (s) => s.cannons.length > 0 && s.players.every(({ waiting }) => waiting.length === 0)],
  ['a kept card of a round to come', /^bid$/, (s) => { for (const { kept } of s.players) for (const card of kept) card.round = s.round + 1; }, 'CF-D2', (s) => s.players.some(({ kept }) => kept.length > 0)],
  ['an end before the deck has run out', /^bid$/, (s) => { s.agenda = []; }, 'CF-R6', (s) => s.deck.length > 0],
  ['random words that are all 0', /^bid$/, (s) => { s.random = [0, 0, 0, 0]; }, 'random'],
  // The auction.
  ['a winner during the auction', /^bid$/, (s) => { s.winner = 0; }, 'CF-K1'],
  ['no winner after it', /^roll$/, (s) => { s.winner = null; }, 'CF-K1', (s) => s.leader === null],
  ['another winner', /^roll$/, (s) => { s.winner = next(s, winnerOf(s)); }, 'CF-B3'],
  ['a loser who has not passed', /^roll$/, (s) => { at(s.players, next(s, winnerOf(s))).passed = false; }, 'CF-B3', (s) => s.firstPassed !== next(s, winnerOf(s)) && s.leader !== null],
  ['a first pass of somebody who has not passed', /^bid$/, (s) => { s.firstPassed = s.agenda[0]?.player ?? 0; }, 'CF-B4'],
  ['a bidder whose turn it is not', /^bid$/, (s) => { step(s, 'bid').player = next(s, step(s, 'bid').player); }, 'CF-B1', (s) => s.leader === null && s.players.every(({ ducats }) => ducats > 0)],
  ['a bidder who outbids himself', /^bid$/, (s) => { step(s, 'bid').player = s.leader ?? 0; }, 'CF-B1', (s) => s.leader !== null],
  ['a bidder without ducats', /^bid$/, (s) => { at(s.players, step(s, 'bid').player).ducats = 0; }, 'CF-B5', (s) => s.leader === null],
  ['a bid beyond the ducats', /^bid$/, (s) => { s.bid = 1_000; }, 'CF-B2', (s) => s.leader !== null],
  ['dice before the first roll', /^bid$/, (s) => { s.dice = [1, 1]; }, 'CF-R1', (s) => s.round === 1],
  ['a die without a face', /^bid$/, (s) => { s.dice[1] = 0; }, 'CF-R1', later],
  // The agenda.
  ['an automatic step on top', /^roll .*askFairWinds choose$/, (s) => { s.agenda.pop(); }, 'CF-K1'],
  ['a step that lies on nothing of its kind', /^bid$/, (s) => { s.agenda.push({ type: 'production', player: 0 }); }, 'agenda'],
  ['a roll by somebody else', /^roll$/, (s) => { step(s, 'roll').player = next(s, winnerOf(s)); }, 'CF-R1'],
  ['a roll of the other kind', /^roll$/, (s) => { s.manualDice = !s.manualDice; }, 'CF-R1'],
  ['a production roll with a victim', /^roll$/, (s) => { Object.assign(at(s.agenda, 0), { victim: 1 }); }, 'CF-R1'],
  ['a raid on oneself', /roll .*roll$/, (s) => { Object.assign(s.agenda.at(-1) ?? {}, { victim: s.agenda.at(-1)?.player }); }, 'CF-C3'],
  ['a raid for nothing', /roll .*roll$/, (s) => { Reflect.deleteProperty(s.agenda.at(-1) ?? {}, 'amount'); }, 'CF-C3'],
  ['a choice out of turn', /^roll choose$/, (s) => { step(s, 'choose').player = winnerOf(s); }, 'CF-K1'],
  ['a kraken that was not discarded last', /sink$/, (s) => { s.discarded.unshift(s.discarded.pop() ?? 'raid#1'); }, 'CF-K3', (s) => s.discarded.length > 1],
  ['a place for a card that is elsewhere', /placeRum$/, (s) => { step(s, 'placeRum').card = 'rum#77'; }, 'CF-K4'],
  ['a question to somebody who has not just chosen', /sink$/, (s) => { step(s, 'sink').player = next(s, step(s, 'sink').player); }, 'CF-K1', (s) => s.agenda.filter(({ type }) => type === 'choose').length > 1],
  ['a fair wind of nobody', /fairWind$/, (s) => { step(s, 'fairWind').card = 'fairWind#99'; }, 'CF-K5'],
  ['a spyglass of nobody', /spyglass$/, (s) => { step(s, 'spyglass').card = 'spyglass#99'; }, 'CF-R2'],
  ['a blackbeard without a pawn', /assignBlackbeard$/, (s) => { occupyPawns(s); }, 'agenda', (s) => blackbeardIn(s) >= 0 && freePawns(s).length === 1 && s.discarded.length > 0],
];

it.each(BROKEN)('refuses %s', (_, stack, change, rule, fits) => {
  const draft = find(stack, fits);
  expect(parseState(draft)).toEqual(draft);
  change(draft);
  let error: unknown = null;
  try {
    parseState(draft);
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof ParseError)) throw new Error('the state was accepted');
  expect({ code: error.code, rule: error.rule }).toEqual({ code: 'IMPOSSIBLE_STATE', rule });
  expect(Array.isArray(error.path)).toBe(true);
});
