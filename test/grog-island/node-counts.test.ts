import { grogIsland } from '../../src/index.ts';
import { documentTests } from '../node-counts.ts';

documentTests('Grog Island', grogIsland, (players, seed) => ({ players, seed }), [
  'bid',
  'chooseShip',
  'trade',
  'returnGoals',
  'pay',
  'claim',
  'lock',
  'ghost',
]);
