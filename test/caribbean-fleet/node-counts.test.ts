import { caribbeanFleet } from '../../src/index.ts';
import { documentTests } from '../node-counts.ts';

documentTests('Caribbean Fleet', caribbeanFleet, (players, seed) => ({ players, seed }), [
  'bid',
  'choose',
  'sink',
  'board',
  'raid',
  'assignBlackbeard',
  'placeCannons',
  'openTavern',
  'placeRum',
  'fairWind',
  'roll',
  'spyglass',
]);
