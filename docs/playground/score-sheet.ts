import { element } from './elements.ts';
import type { Scene } from './scene.ts';

/** The score sheet of a game that is over. Before the end it would reveal hidden cards. */
export function scoreSheet({ table, language, words }: Scene): HTMLElement {
  const { game, state } = table.match;
  const { scoring } = language.catalogue.common;
  const rows = words
    .describeScoring(game.score(state), state)
    .map(({ label, points }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, label),
        ...points.map((cell) => element('td', {}, cell === null ? '–' : String(cell))),
      ),
    );
  const names = table.names.map((name) => element('th', { scope: 'col' }, name));
  const head = element('thead', {}, element('tr', {}, element('td', {}), ...names));
  const caption = element('caption', {}, scoring.sheet);
  return element(
    'div',
    { class: 'sheet', tabindex: 0, role: 'group', 'aria-label': scoring.sheet },
    element('table', {}, caption, head, element('tbody', {}, ...rows)),
  );
}
