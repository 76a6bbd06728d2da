/**
 * Pictures of the table: `renderState` draws the view of either game as one self-contained SVG document, and `renderText` writes
 * it as text for a terminal. Both are pure functions from a view to a string; they need neither a browser nor Node.
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
 * May import: core, codec, grog-island, caribbean-fleet, words.
 * Of the languages it holds English only, the default; a page passes any other.
 */
import type { BaseView } from '../core/types.ts';
import { rendered } from './games.ts';
import {
  checkedPictureOptions,
  checkedTextOptions,
  type PictureOptions,
  type TextOptions,
} from './options.ts';
import { documentOf } from './scene.ts';
import { printed } from './text.ts';

export type { AnyView } from './games.ts';
export type { Format, PictureOptions, TableOptions, TextOptions, Theme } from './options.ts';

/**
 * Draws the table as its viewer may see it. The same view and options give the same text.
 *
 * @returns an SVG document.
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
 * @throws `InvalidStateError` with `EXPECTED_VIEW` for a state, which would show everything; with `WRONG_GAME`, `WRONG_RULES` or
 * `NOT_A_STATE` for any other value. It does not look deeper: `parseView` checks a view from outside.
 * @throws `InvalidOptionsError` with `INVALID_OPTION` or `UNKNOWN_OPTION`.
 */
export function renderState(view: BaseView, options: PictureOptions = {}): string {
  const checked = checkedPictureOptions(options);
  return rendered(view, ({ pictureOf }) => documentOf(pictureOf(checked), checked));
}

/**
 * Writes the table as text for a terminal, with ANSI colours if you ask for them.
 *
 * @returns lines of at most 100 columns, each with a line break.
 * @throws the same errors as {@link renderState}.
 */
export function renderText(view: BaseView, options: TextOptions = {}): string {
  const { language, color } = checkedTextOptions(options);
  return rendered(view, ({ textOf }) => printed(textOf(language), color));
}
