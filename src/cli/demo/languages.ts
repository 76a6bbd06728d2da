import type { Catalogue } from '../../words/catalogue.ts';
import type { Noun } from '../../words/common.ts';
import { english } from '../../words/english/index.ts';
import { german } from '../../words/german/index.ts';
import { hungarian } from '../../words/hungarian/index.ts';
import { polish } from '../../words/polish/index.ts';

/** A language of the demo: the words of the games, and what only the demo says. */
export interface Language {
  readonly catalogue: Catalogue;
  readonly title: string;
  readonly over: string;
  readonly stopped: string;
  readonly action: Noun;
}

/** The languages of the demo; the first is the default. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  {
    catalogue: english,
    title: '{game}, seed {seed}: {players}',
    over: 'Over after {actions}',
    stopped: 'Stopped after {actions}; the score is as if the game ended now',
    action: ['action', 'actions'],
  },
  {
    catalogue: german,
    title: '{game}, Startwert {seed}: {players}',
    over: 'Nach {actions} zu Ende',
    stopped: 'Nach {actions} abgebrochen; die Wertung ist, als wäre das Spiel jetzt zu Ende',
    action: ['Aktion', 'Aktionen'],
  },
  {
    catalogue: hungarian,
    title: '{game}, kezdőérték {seed}: {players}',
    over: '{actions} után vége',
    stopped: '{actions} után megszakítva; az értékelés olyan, mintha a játék most érne véget',
    action: ['akció'],
  },
  {
    catalogue: polish,
    title: '{game}, ziarno {seed}: {players}',
    over: 'Koniec gry: {actions}',
    stopped: 'Gra przerwana: {actions}; punktacja taka, jakby skończyła się teraz',
    action: ['akcja', 'akcje', 'akcji'],
  },
];
