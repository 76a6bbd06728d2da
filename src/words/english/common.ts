import { COMMON_MESSAGES } from '../../core/refusal.ts';
import type { CommonWords } from '../common.ts';

export const COMMON: CommonWords = {
  language: 'en',
  plural: (count) => (count === 1 ? 0 : 1),
  seat: 'Seat {seat}',
  list: '{items} and {last}',
  cards: '{cards} ({faces})',
  nothing: 'nothing',
  nobody: 'nobody',
  spectator: 'a spectator',
  whole: 'the top level',
  refusals: COMMON_MESSAGES,
  problems: { missing: 'missing', unknown: 'unknown', wrong: 'wrong', repeated: 'repeated' },
  scoring: {
    sheet: 'Score sheet',
    total: 'Total',
    place: 'Place',
    winner: '{winners} wins',
    winners: '{winners} share the win',
  },
};
