/**
 * Pictures of the table, for people: `renderState` draws the view of either game as one self-contained SVG document,
 * `renderText` writes it for a terminal. Both are pure functions from a view to a string; they need no browser and no Node.
 *
 * @example
 * ```ts
 * import { createGame, viewFor } from 'pirate-auctions/grog-island';
 * import { renderState, renderText } from 'pirate-auctions/svg';
 *
 * const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
 * const svg = renderState(view, { names: ['Anne', 'Bart'] });
 * console.log(svg.startsWith('<svg '), renderText(view).split('\n')[0]); // true Grog Island, Setup
 * ```
 *
 * @packageDocumentation
 */

/*
 * svg: pictures of a view. A view model for each game, drawn as SVG or as text.
 * May import: core, codec, grog-island, caribbean-fleet.
 */
import { type AnyView, showing } from './games.ts';
import {
  checkedPictureOptions,
  checkedTextOptions,
  type PictureOptions,
  type TextOptions,
} from './options.ts';
import { documentOf } from './scene.ts';
import { printed } from './text.ts';

export type { AnyView } from './games.ts';
export type { Format, NameOptions, PictureOptions, TextOptions, Theme } from './options.ts';

/**
 * The table as its viewer may see it, as an SVG document. The same view and options give the same text.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { renderState } from 'pirate-auctions/svg';
 *
 * const view = caribbeanFleet.viewFor(caribbeanFleet.createGame({ players: 3, seed: 1 }), 'spectator');
 * console.log(renderState(view, { format: 'narrow', theme: 'dark' }).includes('Caribbean Fleet')); // true
 * ```
 *
 * @throws `InvalidStateError` for a state, which would show everything: `viewFor` makes a view of it; and for what is
 * no view of a game of this library, or of another version of its rules. What lies deeper is not looked at: `parseView` does
 * that for a view from outside.
 * @throws `InvalidOptionsError` for an option that is unknown or out of its bounds.
 */
export function renderState(view: AnyView, options: PictureOptions = {}): string {
  const checked = checkedPictureOptions(options);
  return documentOf(showing(view).pictureOf(checked.names, checked.format), checked);
}

/**
 * The same for a terminal: lines of at most 100 columns, each with its end of line, with ANSI colours if wanted.
 *
 * @throws like {@link renderState}.
 */
export function renderText(view: AnyView, options: TextOptions = {}): string {
  const { names, color } = checkedTextOptions(options);
  return printed(showing(view).textOf(names), color);
}
