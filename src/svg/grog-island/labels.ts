import type { Decision } from '../../grog-island/agenda.ts';
import {
  type BuildingType,
  type Cloud,
  GOOD_NAMES,
  type Goal,
  meaningOf,
  type Parrot,
  type Ship,
  type Treasure,
} from '../../grog-island/components.ts';
import { counted } from '../view-model.ts';

export const TITLE = 'Grog Island';

export const BUILDINGS: Readonly<Record<BuildingType, string>> = {
  sword: 'sword',
  pegLeg: 'peg leg',
  hat: 'hat',
  hook: 'hook',
  anchor: 'anchor',
  figurehead: 'figurehead',
  voodoo: 'voodoo',
  fortune: 'fortune',
  eyePatch: 'eye patch',
  coffin: 'coffin',
  cannonball: 'cannonball',
  pub: 'pub',
};

export const CLOUDS: Readonly<Record<Cloud, string>> = {
  goal: 'goal',
  point: 'point',
  parrot: 'parrot',
  calm: 'calm',
  black: 'black',
};

/** What a ship trades, in two lines. */
export const SHIPS: Readonly<Record<Ship, readonly [most: string, gives: string]>> = {
  coins2: ['4 ×', '2 coins'],
  coins3: ['2 ×', '3 coins'],
  coins4: ['1 ×', '4 coins'],
  treasures: ['2 ×', 'treasure'],
  parrots: ['3 ×', 'parrot'],
  goals: ['any ×', 'goal'],
};

export const REWARDS: readonly string[] = ['claim', 'claim', '1 point', 'lock', '1 point'];

export const DECISIONS: Readonly<Record<Decision['type'], string>> = {
  setup: 'chooses goals and a good',
  roll: 'rolls the dice',
  bid: 'bids or passes',
  chooseShip: 'chooses a ship',
  trade: 'trades',
  returnGoals: 'returns goals',
  pay: 'pays or defaults',
  claim: 'claims a building',
  lock: 'places a lock',
  ghost: 'places ghost crew',
};

export function goalWord(goal: Goal): string {
  const meaning = meaningOf(goal);
  switch (meaning.of) {
    case 'parrots':
      return 'parrots';
    case 'goods':
      return GOOD_NAMES[meaning.color];
    case 'majority':
      return `most on ${meaning.color}`;
    case 'type':
      return BUILDINGS[meaning.type];
  }
}

export function treasureWord(treasure: Treasure): string {
  return counted([treasure, 'coins']);
}

export function parrotWord(parrot: Parrot): string {
  return parrot === 'hold' ? 'hold bid' : `turn ${parrot}`;
}

/** What the main trade of a ship gives, in one line: "4 × 2 coins". */
export function shipWord(ship: Ship): string {
  return SHIPS[ship].join(' ');
}
