import type { CommonWords } from '../common.ts';
import { COMMON_TABLE } from './table.ts';

export const COMMON: CommonWords = {
  language: 'hu',
  // After a number a Hungarian noun stays in the singular.
  plural: () => 0,
  seat: '{seat}. hely',
  list: '{items} és {last}',
  alternatives: '{items} vagy {last}',
  cards: '{cards} ({faces})',
  explained: '{name} – {effect}',
  nothing: 'semmit',
  nobody: 'senki',
  spectator: 'egy néző',
  whole: '(legfelül)',
  refusals: {
    NOT_JSON: 'Egy akció csak egyszerű adat lehet; itt: {path}, a hiba: {problem}.',
    UNKNOWN_TYPE: 'Nincs {received} típusú akció; a lehetséges típus: {expected}.',
    MALFORMED:
      'Hiba ebben a mezőben: {path} ({problem}). Megadva: {received}; megengedett: {expected}.',
    NO_SUCH_SEAT: 'Nincs ilyen hely: {player}; a játékosok száma {players}.',
    GAME_OVER: 'A játék véget ért.',
    NOT_YOUR_TURN: '{player} most nincs soron. Akinek lépnie kell: {waitingFor}.',
    WRONG_DECISION:
      'A játék most erre a döntésre vár: „{decision}” ({answers}), nem erre: „{received}”.',
    NOT_THE_VIEWER: 'Ezt a nézetet {viewer} látja; nem derül ki belőle, mit tehet {player}.',
  },
  sessionRefusals: {
    NO_UNDO: 'Nincs olyan saját akció, amelyet vissza lehetne vonni.',
    NO_REDO: 'Nincs olyan saját akció, amelyet meg lehetne ismételni.',
    NOT_JOINED: 'Az asztal még nem érkezett meg.',
    PENDING: 'A szerver még nem válaszolt az utolsó akcióra.',
    OUTDATED: 'Az asztal megváltozott: a régi verzió {version}, a mostani {current}.',
    INVALID_MESSAGE:
      'Érvénytelen üzenet itt: {path}. Megadva: {received}; megengedett: {expected}.',
  },
  unknown: {
    action: 'Másik akció',
    decision: 'Másik döntés',
    event: 'Valami más történik',
    refusal: 'Ez az akció nem lehetséges.',
    piece: 'Valami az asztalon',
  },
  problems: { missing: 'hiányzik', unknown: 'ismeretlen', wrong: 'hibás', repeated: 'ismétlődik' },
  account: {
    title: '{game}, kezdőérték {seed}: {players}',
    over: '{actions} után vége',
    stopped: '{actions} után megszakítva; az értékelés olyan, mintha a játék most érne véget',
  },
  nouns: { action: ['akció'] },
  table: COMMON_TABLE,
  scoring: {
    sheet: 'Értékelés',
    total: 'Összesen',
    place: 'Helyezés',
    winner: 'A győztes: {winners}',
    winners: 'Holtversenyben győztek: {winners}',
  },
};
