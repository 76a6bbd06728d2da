export type ColorName = 'green' | 'blue' | 'orange' | 'yellow' | 'grey' | 'purple' | 'red';

type SeatNumber = 0 | 1 | 2 | 3 | 4;

/** The purpose of a colour; `on…` is the colour of text on it. */
export type Role =
  | 'page'
  | 'panel'
  | 'line'
  | 'faint'
  | 'ink'
  | 'muted'
  | 'accent'
  | 'change'
  | 'sea'
  | 'wave'
  | 'land'
  | 'cloud'
  | 'onCloud'
  | 'storm'
  | 'onStorm'
  | 'wood'
  | 'onWood'
  | 'gold'
  | 'onGold'
  | 'back'
  | 'onBack'
  | ColorName
  | `on${Capitalize<ColorName>}`
  | `${ColorName}Tint`
  | `seat${SeatNumber}`
  | `onSeat${SeatNumber}`;

export const PALETTE: Readonly<Record<Role, readonly [light: string, dark: string]>> = {
  page: ['#fbf7ec', '#11161d'],
  panel: ['#fffdf7', '#1a212b'],
  line: ['#6b7782', '#7f8d9e'],
  faint: ['#ddd3bd', '#303b48'],
  ink: ['#18212b', '#eef2f6'],
  muted: ['#4a5663', '#b3bfcc'],
  accent: ['#0b5394', '#8cc4ff'],
  change: ['#a3195b', '#ffa8d4'],
  sea: ['#d3e8f3', '#0e2637'],
  wave: ['#9fc8de', '#25506c'],
  land: ['#ead9ad', '#423822'],
  cloud: ['#ffffff', '#d9e2ea'],
  onCloud: ['#18212b', '#101820'],
  storm: ['#2c3540', '#05090d'],
  onStorm: ['#ffffff', '#eef2f6'],
  wood: ['#7a4a22', '#c79a6c'],
  onWood: ['#ffffff', '#1c1005'],
  gold: ['#f3c94c', '#e6bd4b'],
  onGold: ['#2a1e00', '#241a00'],
  back: ['#5a4a72', '#a493c4'],
  onBack: ['#ffffff', '#14101c'],

  green: ['#1d7a3e', '#62cf88'],
  onGreen: ['#ffffff', '#07180d'],
  greenTint: ['#e0f2e6', '#163122'],
  blue: ['#1b5fae', '#7db4f5'],
  onBlue: ['#ffffff', '#07131f'],
  blueTint: ['#e0ecfa', '#16283d'],
  orange: ['#ad4a00', '#ff9f5a'],
  onOrange: ['#ffffff', '#1d0f04'],
  orangeTint: ['#fdeadb', '#3a2413'],
  yellow: ['#f2c318', '#f5d450'],
  onYellow: ['#211a00', '#1b1600'],
  yellowTint: ['#fcf4d2', '#332c10'],
  grey: ['#5b6570', '#aab4bf'],
  onGrey: ['#ffffff', '#10151a'],
  greyTint: ['#e6e9ec', '#2a313a'],
  purple: ['#7b3fa0', '#cb9bea'],
  onPurple: ['#ffffff', '#180a20'],
  purpleTint: ['#f1e6f8', '#2f1e3a'],
  red: ['#b3261e', '#ff938a'],
  onRed: ['#ffffff', '#220705'],
  redTint: ['#fbe4e2', '#3d1a18'],

  seat0: ['#14213d', '#f4f1de'],
  onSeat0: ['#ffffff', '#14180f'],
  seat1: ['#9b1d64', '#ff9bd0'],
  onSeat1: ['#ffffff', '#2a0519'],
  seat2: ['#00606b', '#6fe0ea'],
  onSeat2: ['#ffffff', '#032023'],
  seat3: ['#6b3f1d', '#e2b48c'],
  onSeat3: ['#ffffff', '#22120a'],
  seat4: ['#4b2fa8', '#b9a8ff'],
  onSeat4: ['#ffffff', '#120a2c'],
};

/** A background, the colour of text on it, and a lighter background. */
export interface Tone {
  readonly fill: Role;
  readonly ink: Role;
  readonly tint: Role;
}

export const TONES: Readonly<Record<ColorName, Tone>> = {
  green: { fill: 'green', ink: 'onGreen', tint: 'greenTint' },
  blue: { fill: 'blue', ink: 'onBlue', tint: 'blueTint' },
  orange: { fill: 'orange', ink: 'onOrange', tint: 'orangeTint' },
  yellow: { fill: 'yellow', ink: 'onYellow', tint: 'yellowTint' },
  grey: { fill: 'grey', ink: 'onGrey', tint: 'greyTint' },
  purple: { fill: 'purple', ink: 'onPurple', tint: 'purpleTint' },
  red: { fill: 'red', ink: 'onRed', tint: 'redTint' },
};

/** The seats. Each also has its own shape, see `SEAT_FORMS`. */
export const SEAT_TONES: readonly { readonly fill: Role; readonly ink: Role }[] = [
  { fill: 'seat0', ink: 'onSeat0' },
  { fill: 'seat1', ink: 'onSeat1' },
  { fill: 'seat2', ink: 'onSeat2' },
  { fill: 'seat3', ink: 'onSeat3' },
  { fill: 'seat4', ink: 'onSeat4' },
];
