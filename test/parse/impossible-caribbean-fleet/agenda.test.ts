import { it } from 'vitest';
import type { StepOf } from '../../../src/caribbean-fleet/agenda.ts';
import type { GameState } from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/lists.ts';
import {
  bidding,
  choosing,
  dealt,
  keepCard,
  pass,
  play,
  raid,
  roll,
  rolling,
  take,
  useFairWind,
} from '../../caribbean-fleet/scenario.ts';
import type { Mutable } from '../../mutable.ts';
import { expectAcceptance, expectRefusal, type Impossible, type Possible } from './refusal.ts';

type Draft = Mutable<GameState>;
type StepType = GameState['agenda'][number]['type'];

/** The topmost step of a type on an agenda. */
function step<Type extends StepType>(draft: Draft, type: Type): Mutable<StepOf<Type>> {
  const found = draft.agenda.findLast((other) => other.type === type);
  if (found === undefined || !isOf(found, type)) throw new Error(`no ${type}`);
  return found;
}
function isOf<Type extends StepType>(found: object, type: Type): found is Mutable<StepOf<Type>> {
  return 'type' in found && found.type === type;
}

function takeOff(draft: Draft, type: StepType): void {
  draft.agenda = draft.agenda.filter((other) => other.type !== type);
}

/*
 * Four players; seat 1 has won the auction. It chooses first, then the seats 2, 3 and 0.
 */

const opening = bidding({ players: 4, starter: 1 });
const choices = choosing({
  players: 4,
  starter: 1,
  open: ['raid#1', 'kraken#1', 'rum#1', 'blue:2'],
  hands: [{}, {}, { ships: ['green:2'] }, { waiting: ['blackbeard#1'] }],
  taverns: [{ owner: 3, color: 'red' }],
});
/** Seat 1 is to say whom it raids. */
const raiding = take(choices, 'raid#1');
/** Seat 1 is to roll for its raid. */
const raidRoll = play(raiding, raid(1, 2, 5));
/** Seat 2 is to choose. */
const second = roll(raidRoll, [1, 1]);
/** Seat 2 is to sink something. */
const sinking = take(second, 'kraken#1');
const third = take(second, 'blue:2');
/** Seat 3 is to place rum with its tavern; a blackbeard waits. */
const placing = take(third, 'rum#1');
/** Seat 0, the last one, is to sink something. */
const lastSinking = take(
  choosing({
    players: 4,
    starter: 1,
    open: ['blue:2', 'blue:3', 'blue:4', 'kraken#1'],
  }),
  'blue:2',
  'blue:3',
  'blue:4',
  'kraken#1',
);
/** The seats 3 and 0 are asked for their fair winds; seat 2 is next anyway. */
const windy = choosing({
  players: 4,
  starter: 1,
  hands: [
    { kept: ['fairWind#1'] },
    {},
    { kept: ['fairWind#4'] },
    { kept: ['fairWind#2', 'fairWind#3'] },
  ],
});
const asking = take(windy, 'blue:11');
const askedOnce = play(asking, keepCard(3, 'fairWind#2'));
const askedThrice = play(askedOnce, keepCard(3, 'fairWind#3'), keepCard(0, 'fairWind#1'));
/** Seat 3 chooses before seat 2. */
const blown = play(asking, useFairWind(3, 'fairWind#2'));
const afterBlown = take(blown, 'blue:10');
/** Seat 1 has rolled; the seats 1, 3 and 0 are asked for their spyglasses. */
const spying = roll(
  rolling({
    players: 4,
    starter: 1,
    hands: [
      { kept: ['spyglass#1'] },
      { kept: ['spyglass#2'] },
      {},
      { kept: ['spyglass#3', 'spyglass#4'] },
    ],
  }),
  [1, 2],
);
/** Seat 1 is to lay the blackbeard with its only pawn. */
const assigning = take(
  choosing({
    players: 4,
    starter: 1,
    hands: [{}, { ships: ['green:2', 'green:4'], chief: ['green'] }],
    open: ['blackbeard#1'],
    deck: ['blackbeard#2', 'red:3', 'red:4', 'red:5'],
  }),
  'blackbeard#1',
);
/** Seat 1 has a ship of its own, above which cannons can lie, and seat 2 one that it can board. */
const ships = choosing({
  players: 4,
  starter: 1,
  hands: [{}, { ships: ['green:2'] }, { ships: ['green:4'] }],
  open: ['boarding#1', 'cannons#1'],
});
/** The seats 3 and 0, the last ones, raid. */
const thirdRaid = play(
  take(
    choosing({ players: 4, starter: 1, open: ['blue:2', 'blue:3', 'raid#1', 'raid#2'] }),
    'blue:2',
    'blue:3',
    'raid#1',
  ),
  raid(3, 0, 5),
);
const lastRaid = play(take(roll(thirdRaid, [1, 1]), 'raid#2'), raid(0, 1, 5));
const passes = [pass(0), pass(1), pass(2)];
const FIRST = ['red:3', 'green:2', 'blue:2'] as const;
const SECOND = ['raid#1', 'spyglass#1', 'yellow:2'] as const;
const secondRound = roll(take(play(dealt(3, FIRST, SECOND), ...passes), ...FIRST), [6, 5]);
/** Seat 0 is to roll for a raid; no other card has been discarded. */
const firstDiscard = play(take(play(secondRound, ...passes), 'raid#1'), raid(0, 1, 5));
/** Seat 0 chooses first in the third round, after a raid in the second. */
const threeRounds = play(dealt(3, FIRST, SECOND, ['red:4', 'red:5', 'red:6']), ...passes);
const raidRound = play(roll(take(threeRounds, ...FIRST), [6, 5]), ...passes);
const afterRaid = roll(play(take(raidRound, 'raid#1'), raid(0, 1, 5)), [1, 1]);
const rolled = roll(take(afterRaid, 'yellow:2', 'spyglass#1'), [6, 5]);
const laterChoices = play(rolled, keepCard(2, 'spyglass#1'), ...passes);
const toRoll = rolling({ players: 4, starter: 1 });

/** Seat 2 has used its fair wind. */
function discardFairWind(draft: Draft): void {
  for (const { card } of at(draft.players, 2).kept.splice(0)) draft.discarded.push(card);
}

/** The turns of the seats 2 and 3 are exchanged. */
function swapTurns({ agenda }: Draft): void {
  agenda.splice(2, 2, at(agenda, 3), at(agenda, 2));
}

const TURNS = 'allowed: choices clockwise from the winner';
const HOLDERS = 'allowed: the holders, clockwise, copy by copy';

// biome-ignore format: one line for each, as a table
const IMPOSSIBLE: readonly Impossible[] = [
  // What lies on what.
  ['an automatic step on top', choices, (s) => { s.open.pop(); s.agenda.pop(); s.discarded.push('blue:2'); }, 'agenda', 'agenda.4.type: given askFairWinds, allowed: a decision at the end of the agenda'],
  ['a production before the roll', opening, (s) => { s.agenda.push({ type: 'production', player: 1 }); }, 'agenda', 'agenda.1.type: given production, allowed: a step that lies there'],
  ['a step of no seat', choices, (s) => { step(s, 'choose').player = 4; }, 'agenda', 'agenda.5.player: given 4, allowed: a seat of this game'],
  // Rolls.
  ['a roll for a raid at the bottom', toRoll, (s) => { s.agenda = [{ type: 'roll', player: 1, purpose: 'raid', manual: true, victim: 2, amount: 5 }]; }, 'CF-R1', 'agenda.0.purpose: given raid, allowed: production'],
  ['a roll for the production above another one', raidRoll, (s) => { s.agenda[5] = { type: 'roll', player: 1, purpose: 'production', manual: true }; }, 'CF-R1', 'agenda.5.purpose: given production, allowed: raid'],
  ['manual dice in a game without them', toRoll, (s) => { s.manualDice = false; }, 'CF-R1', 'agenda.0.manual: given true, allowed: false'],
  ['a roll by somebody else', toRoll, (s) => { step(s, 'roll').player = 2; }, 'CF-R1', 'agenda.0.player: given 2, allowed: 1, who won'],
  ['a victim of the production', toRoll, (s) => { Object.assign(step(s, 'roll'), { victim: 2 }); }, 'CF-R1', 'agenda.0.victim: given 2, allowed: nothing'],
  ['a number of the production', toRoll, (s) => { Object.assign(step(s, 'roll'), { amount: 5 }); }, 'CF-R1', 'agenda.0.amount: given 5, allowed: nothing'],
  ['a raid on oneself', raidRoll, (s) => { Object.assign(step(s, 'roll'), { victim: 1 }); }, 'CF-C3', 'agenda.5.victim: given 1, allowed: another seat of this game'],
  ['a raid on no seat', raidRoll, (s) => { Object.assign(step(s, 'roll'), { victim: 4 }); }, 'CF-C3', 'agenda.5.victim: given 4, allowed: another seat of this game'],
  ['a raid on nobody', raidRoll, (s) => { Reflect.deleteProperty(step(s, 'roll'), 'victim'); }, 'CF-C3', 'agenda.5.victim: given nothing, allowed: another seat of this game'],
  ['a raid for no number', raidRoll, (s) => { Reflect.deleteProperty(step(s, 'roll'), 'amount'); }, 'CF-C3', 'agenda.5.amount: given nothing, allowed: a number'],
  ['a raid by another card', raidRoll, (s) => { s.discarded.unshift(s.discarded.pop() ?? 'raid#1'); }, 'CF-C3', 'agenda.5.purpose: given raid, allowed: a raid that was just played'],
  ['a raid by no card', firstDiscard, (s) => { s.open = ['yellow:2', 'raid#1']; s.discarded = []; at(s.players, 0).kept = [{ card: 'spyglass#1', round: 2 }]; }, 'CF-C3', 'agenda.4.purpose: given raid, allowed: a raid that was just played'],
  // Cards that are carried out.
  ['a kraken that was not discarded last', sinking, (s) => { s.discarded.unshift(s.discarded.pop() ?? 'kraken#1'); }, 'CF-K3', 'agenda.3.card: given kraken#1, allowed: raid#1, which was discarded last'],
  ['a place for a card that was discarded', placing, (s) => { at(s.players, 3).waiting.pop(); s.discarded.push('rum#1'); }, 'CF-K4', 'agenda.2.card: given rum#1, allowed: a card that waits'],
  ['a blackbeard without a free pawn', assigning, (s) => { s.blackbeards[0] = 'blackbeard#2'; s.deck[0] = s.discarded.shift() ?? 'blackbeard#2'; }, 'agenda', 'agenda.5: given a decision without a legal action, allowed: a decision that can be answered'],
  // Who has still to choose.
  ['a choice out of turn', third, (s) => { step(s, 'choose').player = 2; }, 'CF-K1', `agenda: given roll 1, choose 0, choose 2, ${TURNS}`],
  ['a question to somebody who has not just chosen', sinking, (s) => { step(s, 'sink').player = 3; }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, sink 3, ${TURNS}`],
  ['no fair winds after the choice of the winner', choices, (s) => { takeOff(s, 'askFairWinds'); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, choose 2, choose 1, ${TURNS}`],
  ['no fair winds after the card of the winner', raiding, (s) => { takeOff(s, 'askFairWinds'); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, choose 2, raid 1, ${TURNS}`],
  ['fair winds of somebody else', choices, (s) => { step(s, 'askFairWinds').player = 2; }, 'CF-R1', 'agenda.4.player: given 2, allowed: 1, who won'],
  ['fair winds after the second choice', third, (s) => { s.agenda.splice(2, 0, { type: 'askFairWinds', player: 1 }); }, 'CF-K1', `agenda: given roll 1, choose 0, askFairWinds 1, choose 3, ${TURNS}`],
  ['fair winds asked after the next choice', choices, (s) => { s.agenda.splice(2, 0, ...s.agenda.splice(4, 1)); }, 'CF-K1', `agenda: given roll 1, choose 0, askFairWinds 1, choose 3, choose 2, choose 1, ${TURNS}`],
  ['a card carried out before the first choice', laterChoices, (s) => { s.agenda.push({ type: 'raid', player: 0, card: 'raid#1' }); }, 'CF-K1', `agenda: given roll 0, choose 2, choose 1, askFairWinds 0, choose 0, raid 0, ${TURNS}`],
  ['fair winds asked twice', choices, (s) => { s.agenda.splice(2, 0, { type: 'askFairWinds', player: 1 }); }, 'CF-K1', `agenda: given roll 1, choose 0, askFairWinds 1, choose 3, choose 2, askFairWinds 1, choose 1, ${TURNS}`],
  ['fair winds asked before others choose, though the card of the winner is carried out', raiding, (s) => { s.agenda.splice(3, 0, ...s.agenda.splice(4, 1)); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, askFairWinds 1, choose 2, raid 1, ${TURNS}`],
  ['a raid rolled twice', raidRoll, (s) => { s.agenda.push({ ...step(s, 'roll') }); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, choose 2, askFairWinds 1, roll 1, roll 1, ${TURNS}`],
  ['a roll for a raid below the choices', raidRoll, (s) => { s.agenda.splice(1, 0, { ...step(s, 'roll'), player: 0 }); }, 'CF-K1', `agenda: given roll 1, roll 0, choose 0, choose 3, choose 2, askFairWinds 1, roll 1, ${TURNS}`],
  ['a jump in the order without a fair wind', second, (s) => { s.agenda = [at(s.agenda, 0), { type: 'choose', player: 0 }, { type: 'choose', player: 2 }, { type: 'choose', player: 3 }]; }, 'CF-K1', `agenda: given roll 1, choose 0, choose 2, choose 3, ${TURNS}`],
  ['a jump in the order before the first choice, with a fair wind of an earlier round', windy, (s) => { discardFairWind(s); swapTurns(s); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 2, choose 3, askFairWinds 1, choose 1, ${TURNS}`],
  ['a jump in the order before the fair winds are asked', asking, (s) => { discardFairWind(s); swapTurns(s); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 2, choose 3, fairWind 0, fairWind 3, fairWind 3, ${TURNS}`],
  ['a jump of two in the order', blown, (s) => { s.agenda = [at(s.agenda, 0), { type: 'choose', player: 2 }, { type: 'choose', player: 3 }, { type: 'choose', player: 0 }]; }, 'CF-K1', `agenda: given roll 1, choose 2, choose 3, choose 0, ${TURNS}`],
  // Who is asked for a fair wind.
  ['a fair wind of nobody', asking, (s) => { step(s, 'fairWind').card = 'fairWind#9'; }, 'CF-K5', `agenda: given fairWind of 0,fairWind#1 3,fairWind#3 3,fairWind#9, ${HOLDERS}`],
  ['a fair wind of the next player', asking, (s) => { s.agenda.push({ type: 'fairWind', player: 2, card: 'fairWind#4' }); }, 'CF-K5', `agenda: given fairWind of 0,fairWind#1 3,fairWind#3 3,fairWind#2 2,fairWind#4, ${HOLDERS}`],
  ['a fair wind of this round', askedOnce, (s) => { for (const player of s.players) for (const kept of player.kept) kept.round = s.round; }, 'CF-K5', `agenda: given fairWind of 0,fairWind#1 3,fairWind#3, ${HOLDERS}`],
  ['a fair wind that was not asked before a later one', asking, (s) => { s.agenda.splice(4, 1); }, 'CF-K5', `agenda: given fairWind of 3,fairWind#3 3,fairWind#2, ${HOLDERS}`],
  ['a fair wind after the second choice', asking, (s) => { s.agenda.splice(3, 1); s.discarded.push(s.open.pop() ?? 'blue:8'); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, fairWind 0, fairWind 3, fairWind 3, ${TURNS}`],
  ['a fair wind before the first choice', windy, (s) => { s.agenda.push({ type: 'fairWind', player: 0, card: 'fairWind#1' }); }, 'CF-K1', `agenda: given roll 1, choose 0, choose 3, choose 2, askFairWinds 1, choose 1, fairWind 0, ${TURNS}`],
  // Who is asked for a spyglass.
  ['a production of somebody else', spying, (s) => { step(s, 'production').player = 2; }, 'CF-R1', 'agenda.0.player: given 2, allowed: 1, who won'],
  ['a production on top', spying, (s) => { takeOff(s, 'spyglass'); }, 'agenda', 'agenda.0.type: given production, allowed: a decision at the end of the agenda'],
  ['a spyglass of nobody', spying, (s) => { step(s, 'spyglass').card = 'spyglass#9'; }, 'CF-R2', `agenda: given spyglass of 0,spyglass#1 3,spyglass#4 3,spyglass#3 1,spyglass#9, ${HOLDERS}`],
  ['spyglasses in another order', spying, (s) => { s.agenda.push(...s.agenda.splice(1, 4).reverse()); }, 'CF-R2', `agenda: given spyglass of 1,spyglass#2 3,spyglass#3 3,spyglass#4 0,spyglass#1, ${HOLDERS}`],
];

// biome-ignore format: one line for each, as a table
const POSSIBLE: readonly Possible[] = [
  ['the choices', choices, null],
  ['the question of a raid', raiding, null],
  ['the roll of a raid', raidRoll, null],
  ['the second choice', second, null],
  ['the question of a kraken', sinking, null],
  ['the third choice', third, null],
  ['the question of a rum beside another card that waits', placing, null],
  ['the question to the last one', lastSinking, null],
  ['the questions of fair winds', asking, null],
  ['the other questions of fair winds', askedOnce, null],
  ['the choice after the questions', askedThrice, null],
  ['the choice of a fair wind', blown, null],
  ['the choice after it', afterBlown, null],
  ['the last choice after it', take(afterBlown, 'blue:9'), null],
  ['the question of a blackbeard', assigning, null],
  ['the question of a boarding', take(ships, 'boarding#1'), null],
  ['the question of cannons', take(ships, 'cannons#1'), null],
  ['the roll of a later raid', thirdRaid, null],
  ['the roll of the last raid', lastRaid, null],
  ['the roll', toRoll, null],
  ['the questions of spyglasses', spying, null],
  ['a spyglass of this round', spying, (s) => { for (const { kept } of s.players) for (const card of kept) card.round = s.round; }],
  ['another question of spyglasses', play(spying, keepCard(1, 'spyglass#2')), null],
  ['the last question of spyglasses', play(spying, keepCard(1, 'spyglass#2'), keepCard(3, 'spyglass#3'), keepCard(3, 'spyglass#4')), null],
];

it.each(IMPOSSIBLE)('agenda: refuses %s', (...row) => expectRefusal(row));

it.each(POSSIBLE)('agenda: accepts %s', (...row) => expectAcceptance(row));
