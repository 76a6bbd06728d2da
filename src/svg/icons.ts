/** Icons that the games share: paths in a square of 24 units. */
export const ICONS = {
  circle: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  square: 'M2 2h20v20h-20z',
  diamond: 'M12 0L24 12L12 24L0 12z',
  hexagon: 'M6 1.6h12l6 10.4l-6 10.4h-12l-6-10.4z',
  shield: 'M2 2h20v11q0 7-10 10.5q-10-3.5-10-10.5z',
  crown: 'M2 20l-1-14l6.5 6l4.5-9l4.5 9l6.5-6l-1 14z',
  flag: 'M4 1h2.5v1.5h14l-3.5 4.5l3.5 4.5h-14v11.5h-2.5z',
  mug: 'M4 9a3.2 3.2 0 0 1 2-5.5a4 4 0 0 1 7 0a3.2 3.2 0 0 1 4 5.5h4.5v9.5h-4.5v4h-13zM17 11.5v4.5h2v-4.5z',
  ship: 'M12.7 .5q8 4 9 13h-9zM10.9 3v10.5h-8q1.5-7 8-10.5zM1 15.5h22q-1.5 6-5 7.5h-12q-3.5-1.5-5-7.5z',
} as const;
