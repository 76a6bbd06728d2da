import { COMMON_MESSAGES } from '../../core/refusal.ts';
import { englishPlural } from '../../core/sentence.ts';
import { SESSION_MESSAGES } from '../../core/session-refusal.ts';
import type { CommonWords } from '../common.ts';
import { TABLE } from './table.ts';

export const COMMON: CommonWords = {
  language: 'en',
  plural: englishPlural,
  seat: 'Seat {seat}',
  list: '{items} and {last}',
  alternatives: '{items} or {last}',
  cards: '{cards} ({faces})',
  explained: '{name} – {effect}',
  nothing: 'nothing',
  nobody: 'nobody',
  spectator: 'a spectator',
  whole: 'the top level',
  refusals: COMMON_MESSAGES,
  sessionRefusals: SESSION_MESSAGES,
  unknown: {
    action: 'Another action',
    decision: 'Another decision',
    event: 'Something else happens',
    refusal: 'This action is not possible.',
    piece: 'Something on the table',
  },
  problems: { missing: 'missing', unknown: 'unknown', wrong: 'wrong', repeated: 'repeated' },
  account: {
    title: '{game}, seed {seed}: {players}',
    over: 'Over after {actions}',
    stopped: 'Stopped after {actions}; the score is as if the game ended now',
  },
  nouns: { action: ['action', 'actions'] },
  table: TABLE,
  scoring: {
    sheet: 'Score sheet',
    total: 'Total',
    place: 'Place',
    winner: '{winners} wins',
    winners: '{winners} share the win',
  },
};
