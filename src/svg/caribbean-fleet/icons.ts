import type { SpecialKind } from '../../caribbean-fleet/components.ts';
import type { Path } from '../icon.ts';
import { ICONS } from '../icons.ts';

/** A sign for each kind of special card. */
export const SPECIAL_ICONS: Readonly<Record<SpecialKind, Path>> = {
  kraken:
    'M12 1a7 7 0 0 1 7 7v4q0 3 4 4.5l-1 2.8q-4-1-5-3.3l1.5 7h-3.3l-1.7-6v6.5h-3v-6.5l-1.7 6h-3.3l1.5-7q-1 2.3-5 3.3l-1-2.8q4-1.5 4-4.5v-4a7 7 0 0 1 7-7zM8 7v3.5h2.5v-3.5zM13.5 7v3.5h2.5v-3.5z',
  boarding:
    'M1.5 1.5h3.5l7 7.5l7-7.5h3.5v3.5l-7.5 7l4 4l2-2l1.5 1.5l-3 3l2.5 2.5l-2 2l-2.5-2.5l-3 3l-1.5-1.5l2-2l-3.5-3.5l-3.5 3.5l2 2l-1.5 1.5l-3-3l-2.5 2.5l-2-2l2.5-2.5l-3-3l1.5-1.5l2 2l4-4l-7.5-7z',
  raid: 'M1 6.5h18.5v-2h2.5v7h-6.5q0 3.5-4 3.5h-2.5l-1 7.5h-6.5q0-7 2.5-9q-3-1.5-3-4zM9.5 11.5v1.7h2q1.5 0 1.7-1.7z',
  cardSharp:
    'M2 5.5l10-3.5l6.5 17l-10 3.5zM14.5 2.5l7.5 2l-3 12zM9.8 8q3.5 2 3.2 4.5q-.5 2-2.3 1l.8 2.2l-2.2.8l-.3-2.3q-1.5 1-2.5-.5q-1-2.5 3.3-5.7z',
  treasureGalleon:
    'M2.5 10q0-6.5 5.5-6.5h8q5.5 0 5.5 6.5v1h-7.5v-1.5h-4v1.5h-7.5zM2.5 12.7h7.5v2.8h4v-2.8h7.5v8.3h-19z',
  blackbeard:
    'M2.5 8.5q2-7 9.5-7t9.5 7h-3v3.5q-.5 9.5-6.5 11q-6-1.5-6.5-11v-3.5zM8 10v2.7h2.7v-2.7zM13.3 10v2.7h2.7v-2.7zM8.5 16q3.5-2.5 7 0q-3.5 3-7 0z',
  cannons: 'M1 7h21v7.5h-9.5a4 4 0 1 1-7.8-.3l-2.2-.2zM8.7 13.5a1.7 1.7 0 1 0 .1 0z',
  tavern: ICONS.mug,
  rum: 'M9.7 .5h4.6v6q3.2 1.8 3.2 5.5v9.5q0 2-2 2h-7q-2 0-2-2v-9.5q0-3.7 3.2-5.5zM8.7 13v6h6.6v-6z',
  spyglass:
    'M.5 14.5l12.5-8.5l3.2 5l-12.7 8zM14 4.8l5.5-3.3l4 6.5l-5.5 3.3zM8 17.8l2.5-1.6l3.5 7.3h-2.8z',
  fairWind:
    'M1.5 7.5h11.5a2.3 2.3 0 1 0-2.3-2.3h-2.5a4.8 4.8 0 1 1 4.8 4.8h-11.5zM1.5 11.7h16.5a4.3 4.3 0 1 1-4.3 4.3h2.5a1.8 1.8 0 1 0 1.8-1.8h-16.5zM1.5 16h7a3.3 3.3 0 1 1-3.3 3.3h2.3a1 1 0 1 0 1-1h-7z',
};

export const FLEET_ICONS = {
  /** A chief pawn: a figure with a crown. */
  chief:
    'M5 1l3.5 3l3.5-3.5l3.5 3.5l3.5-3l-1 6.5h-12zM12 8.5a4 4 0 0 1 2.7 7q2.8 1.2 3.3 7.5h-12q.5-6.3 3.3-7.5a4 4 0 0 1 2.7-7z',
  /** A fleet token: a buoy with a pennant. */
  token: 'M5 1h2.5l13 6l-13 6v7h3v3h-8.5v-3h3z',
  wreck:
    'M1 12l9.5 1.5l-1.5 3l3 1.5l-1 4.5h-5q-4-3-5-10.5zM23 12l-9 1.7l1.5 2.8l-3 1.5l1.2 4.5h4.3q4-3 5-10.5zM10.5 1.5h2.2l2 9l-2.5.8z',
} as const;
