import type { CommonWords } from '../common.ts';
import { COMMON_TABLE } from './table.ts';

export const COMMON: CommonWords = {
  language: 'pl',
  plural,
  seat: 'Miejsce {seat}',
  list: '{items} i {last}',
  alternatives: '{items} lub {last}',
  cards: '{cards} ({faces})',
  explained: '{name} – {effect}',
  nothing: 'nic',
  nobody: 'nikt',
  spectator: 'widz',
  whole: '(całość)',
  refusals: {
    NOT_JSON: 'Akcja to zwykłe dane; w miejscu {path}: {problem}.',
    UNKNOWN_TYPE: 'Nie ma akcji typu {received}; {expected:jest|są|są} {expected}.',
    MALFORMED: 'Pole {path} {problem}: podano {received}, dozwolone jest {expected}.',
    NO_SUCH_SEAT: 'Nie ma {miejsca player}, gdy liczba graczy to {players}.',
    GAME_OVER: 'Gra jest skończona.',
    NOT_YOUR_TURN:
      'Teraz ma grać ktoś inny niż {miejsce player}; gra czeka na {miejsce waitingFor}.',
    WRONG_DECISION: 'Gra czeka na decyzję „{decision}” ({answers}), a nie na „{received}”.',
    NOT_THE_VIEWER: 'Ten widok ma {viewer}; nie wiadomo z niego, co może zrobić {miejsce player}.',
  },
  sessionRefusals: {
    NO_UNDO: 'Nie ma własnej akcji, którą można cofnąć.',
    NO_REDO: 'Nie ma własnej akcji, którą można powtórzyć.',
    NOT_JOINED: 'Stół jeszcze nie dotarł.',
    PENDING: 'Serwer jeszcze nie odpowiedział na ostatnią akcję.',
    OUTDATED: 'Stół zmienił się od wersji {version}; teraz obowiązuje wersja {current}.',
    INVALID_MESSAGE:
      'Nieprawidłowa wiadomość w miejscu {path}: podano {received}, dozwolone jest {expected}.',
  },
  unknown: {
    action: 'Inna akcja',
    decision: 'Inna decyzja',
    event: 'Dzieje się coś innego',
    refusal: 'Ta akcja nie jest możliwa.',
    piece: 'Coś na stole',
  },
  problems: {
    missing: 'brakuje go',
    unknown: 'jest nieznane',
    wrong: 'jest błędne',
    repeated: 'powtarza się',
  },
  account: {
    title: '{game}, ziarno {seed}: {players}',
    over: 'Koniec gry: {actions}',
    stopped: 'Gra przerwana: {actions}; punktacja taka, jakby skończyła się teraz',
  },
  nouns: { action: ['akcja', 'akcje', 'akcji'] },
  table: COMMON_TABLE,
  scoring: {
    sheet: 'Punktacja',
    total: 'Razem',
    place: 'Miejsce',
    winner: 'Wygrywa {winners}',
    winners: 'Wygrywają wspólnie {winners}',
  },
};

/** One, few (2 to 4, 22 to 24, …; not 12 to 14), many. */
function plural(count: number): number {
  if (count === 1) return 0;
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10];
  return ones >= 2 && ones <= 4 && tens !== 1 ? 1 : 2;
}
