import type { CommonWords } from '../common.ts';
import { COMMON_TABLE } from './table.ts';

export const COMMON: CommonWords = {
  language: 'de',
  plural: (count) => (count === 1 ? 0 : 1),
  seat: 'Platz {seat}',
  list: '{items} und {last}',
  alternatives: '{items} oder {last}',
  cards: '{cards} ({faces})',
  explained: '{name} – {effect}',
  nothing: 'nichts',
  nobody: 'niemand',
  spectator: 'Zuschauer',
  whole: '(ganz oben)',
  refusals: {
    NOT_JSON: 'Eine Aktion besteht aus einfachen Daten; bei {path}: {problem}.',
    UNKNOWN_TYPE: 'Keine Aktion hat den Typ {received}; es gibt {expected}.',
    MALFORMED: 'Fehler im Feld {path}, {problem}: gegeben ist {received}, erlaubt ist {expected}.',
    NO_SUCH_SEAT:
      'Einen {Platz player} gibt es in einem Spiel mit {players} {players:Person|Personen} nicht.',
    GAME_OVER: 'Das Spiel ist zu Ende.',
    NOT_YOUR_TURN: '{Platz player} ist nicht am Zug; das Spiel wartet auf {Platz waitingFor}.',
    WRONG_DECISION:
      'Das Spiel wartet auf die Entscheidung „{decision}“ ({answers}), nicht auf „{received}“.',
    NOT_THE_VIEWER: 'Das ist die Sicht von {viewer}; sie weiß nicht, was {Platz player} darf.',
  },
  sessionRefusals: {
    NO_UNDO: 'Es gibt keine eigene Aktion, die sich zurücknehmen lässt.',
    NO_REDO: 'Es gibt keine eigene Aktion, die sich wiederholen lässt.',
    NOT_JOINED: 'Der Tisch ist noch nicht angekommen.',
    PENDING: 'Der Server hat die letzte Aktion noch nicht beantwortet.',
    OUTDATED: 'Der Tisch hat sich seit Version {version} geändert; jetzt gilt Version {current}.',
    INVALID_MESSAGE:
      'Ungültige Nachricht bei {path}: gegeben ist {received}, erlaubt ist {expected}.',
  },
  unknown: {
    action: 'Andere Aktion',
    decision: 'Andere Entscheidung',
    event: 'Etwas anderes geschieht',
    refusal: 'Diese Aktion ist nicht möglich.',
    piece: 'Etwas auf dem Tisch',
  },
  problems: {
    missing: 'es fehlt',
    unknown: 'es ist unbekannt',
    wrong: 'es ist falsch',
    repeated: 'es kommt doppelt vor',
  },
  account: {
    title: '{game}, Startwert {seed}: {players}',
    over: 'Nach {actions} zu Ende',
    stopped: 'Nach {actions} abgebrochen; die Wertung ist, als wäre das Spiel jetzt zu Ende',
  },
  nouns: { action: ['Aktion', 'Aktionen'] },
  table: COMMON_TABLE,
  scoring: {
    sheet: 'Wertung',
    total: 'Summe',
    place: 'Rang',
    winner: '{winners} gewinnt',
    winners: '{winners} teilen sich den Sieg',
  },
};
