// Where the tables find their states, and what they change in them.
import type { StepOf } from '../../../src/grog-island/agenda.ts';
import type { BuildingType, Color, Parrot, Ship } from '../../../src/grog-island/components.ts';
import {
  COLOR_INDEX,
  type GameState,
  game,
  type Occupant,
  parseState,
  siteOf,
} from '../../../src/grog-island/index.ts';
import { at } from '../../../src/lists.ts';
import { type Mutable, played } from '../played.ts';

export type Draft = Mutable<GameState>;
type StepType = GameState['agenda'][number]['type'];

/** Where a table finds a state: the types of the steps on its agenda from the bottom, and what it must have besides. */
export type Fits = (state: GameState) => boolean;

/** A state that cannot be: its name, where to find it and what to change, the rule that forbids it, what the error says. */
export type Impossible = [
  name: string,
  stack: RegExp,
  change: (draft: Draft) => void,
  rule: string,
  says: string,
  fits?: Fits,
];

/** A state that looks odd and yet can be. */
export type Possible = [name: string, stack: RegExp, change: (draft: Draft) => void, fits?: Fits];

const known: GameState[] = [];
const unknown = playedStates();

function* playedStates(): Generator<GameState> {
  for (const seed of [0, 1, 2, 3])
    for (const { state } of played(game, seed)) yield parseState(state);
}

/** The states of games of 2, 3 and 4 players, each played when it is first needed. */
export function* states(): Generator<GameState> {
  yield* known;
  for (let next = unknown.next(); next.done !== true; next = unknown.next()) {
    known.push(next.value);
    yield next.value;
  }
}

const stacks = new Map<GameState, string>();

/** The types of the steps on the agenda, from the bottom. */
function stackOf(state: GameState): string {
  const stack = stacks.get(state) ?? state.agenda.map(({ type }) => type).join(' ');
  stacks.set(state, stack);
  return stack;
}

/** The first state with such an agenda that fits, as a copy. */
export function find(stack: RegExp, fits: Fits = () => true): Draft {
  for (const state of states()) {
    const isFound = stack.test(stackOf(state)) && fits(state);
    if (isFound) return JSON.parse(JSON.stringify(state));
  }
  throw new Error(`no state with ${stack}`);
}

/** A step of a type on an agenda. */
export function step<Type extends StepType>(draft: Draft, type: Type): Mutable<StepOf<Type>> {
  const found = draft.agenda.find((other) => other.type === type);
  if (found === undefined || !isOf(found, type)) throw new Error(`no ${type}`);
  return found;
}
function isOf<Type extends StepType>(found: object, type: Type): found is Mutable<StepOf<Type>> {
  return 'type' in found && found.type === type;
}

export const seats =
  (count: number): Fits =>
  ({ players }) =>
    players.length === count;

/** The seat that the bottom of the agenda asks. */
export function turnOf({ agenda }: GameState): number {
  return at<GameState['agenda'][number]>(agenda, 0).player;
}

/** The seat some places further clockwise. */
export function after({ players }: GameState, seat: number, places = 1): number {
  return (seat + places) % players.length;
}

export function hand(draft: Draft, seat: number): Draft['players'][number] {
  return at(draft.players, seat);
}

/** The crew of a seat that stands on buildings. */
export function placed(state: GameState, seat: number): number {
  const owned: Occupant = `crew:${seat}`;
  return state.buildings.filter((occupant) => occupant === owned).length;
}

/** Puts crew of a seat onto free buildings, or takes it back, until so many of them stand; not on one peninsula. */
export function placeCrew(draft: Draft, seat: number, count: number, but?: Color): void {
  const owner = hand(draft, seat);
  for (let now = placed(draft, seat); now !== count; now = placed(draft, seat)) {
    const from: Occupant = now < count ? 'free' : `crew:${seat}`;
    const site = draft.buildings.findIndex(
      (occupant, place) =>
        occupant === from && (but === undefined || Math.floor(place / 12) !== COLOR_INDEX[but]),
    );
    draft.buildings[site] = now < count ? `crew:${seat}` : 'free';
    owner.crew += now < count ? -1 : 1;
  }
}

/** Puts all crew of a seat onto buildings, in a late round. */
export function noCrew(draft: Draft, seat: number, but?: Color): void {
  late(draft);
  placeCrew(draft, seat, placed(draft, seat) + hand(draft, seat).crew, but);
}

/** A round in which nearly every number can have been reached. */
export function late(draft: Draft): void {
  draft.round = 30;
}

/** Puts crew on every free building of a peninsula, or on all but some types, of those (but one) who have most in hand. */
export function fill(
  draft: Draft,
  peninsula: Color,
  but: readonly BuildingType[] = [],
  exempt?: number,
): void {
  late(draft);
  const first = COLOR_INDEX[peninsula] * 12;
  const kept = but.map((type) => siteOf({ peninsula, type }));
  for (let site = first; site < first + 12; site += 1) {
    if (draft.buildings[site] !== 'free' || kept.includes(site)) continue;
    const crew = draft.players.map((player, place) => (place === exempt ? 0 : player.crew));
    const seat = crew.indexOf(Math.max(...crew));
    draft.buildings[site] = `crew:${seat}`;
    hand(draft, seat).crew -= 1;
  }
}

/** Turns a building into one of another type on the same peninsula. */
export function rebuild(
  draft: Draft,
  peninsula: Color,
  from: BuildingType,
  to: BuildingType,
): void {
  draft.buildings[siteOf({ peninsula, type: from })] = 'none';
  draft.buildings[siteOf({ peninsula, type: to })] = 'free';
}

/** Takes a parrot from the deck as if it had been played. */
export function playParrot(draft: Draft, parrot: Parrot): void {
  draft.parrotDeck.splice(draft.parrotDeck.indexOf(parrot), 1);
  draft.playedParrots.push(parrot);
}

/** Takes the treasures of a seat as if they had been spent. */
export function spendTreasures(draft: Draft, seat: number): void {
  draft.spentTreasures.push(...hand(draft, seat).treasures.splice(0));
}

/** Takes all that a seat could bid or trade with. */
export function impoverish(draft: Draft, seat: number): void {
  const owner = hand(draft, seat);
  owner.coins = 0;
  owner.goods = [0, 0, 0, 0, 0];
  spendTreasures(draft, seat);
}

/** Lets a seat have passed, with the first ship that is available. */
export function pass(draft: Draft, seat: number): void {
  const owner = hand(draft, seat);
  owner.passed = true;
  owner.marker = ship(draft);
}

/** The first available ship at a peninsula. */
export function ship(draft: GameState): Ship {
  const free = draft.ships
    .slice(0, 5)
    .find(
      (name) =>
        draft.players.every(({ marker }) => marker !== name) &&
        !(draft.players.length === 2 && name === 'coins3'),
    );
  if (free === undefined) throw new Error('no ship');
  return free;
}

/** Another face of a die. */
export function turnedFace(face: number | undefined): 1 | 2 {
  return face === 1 ? 2 : 1;
}

/** Puts the goal cloud over a peninsula, and the cloud that was there where the goal cloud was. */
export function goalCloudOver(draft: Draft, peninsula: Color): void {
  const place = COLOR_INDEX[peninsula];
  draft.clouds[draft.clouds.indexOf('goal')] = draft.clouds[place];
  draft.clouds[place] = 'goal';
}
