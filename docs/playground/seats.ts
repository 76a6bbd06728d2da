/** Who plays a seat: a person at this device, or a bot of the library. */
export const PLAYERS = ['person', 'random', 'greedy', 'search'] as const;

/** A kind of player. */
export type PlayerKind = (typeof PLAYERS)[number];

/** A seat at the table. */
export interface SeatPlan {
  readonly name: string;
  readonly player: PlayerKind;
}

/** The seats by default: one person and bots. */
export const DEFAULT_SEATS: readonly [SeatPlan, ...SeatPlan[]] = [
  { name: 'Anne', player: 'person' },
  { name: 'Bart', player: 'greedy' },
  { name: 'Calico', player: 'greedy' },
  { name: 'Dirk', player: 'greedy' },
  { name: 'Edward', player: 'greedy' },
];
