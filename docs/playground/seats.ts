/** Who plays a seat: somebody at this device, or a bot of the library. */
export const PLAYERS = ['person', 'random', 'greedy', 'search'] as const;

/** A kind of player. */
export type PlayerKind = (typeof PLAYERS)[number];

/** A seat at the table. */
export interface SeatPlan {
  readonly name: string;
  readonly player: PlayerKind;
}

/** The seats before anybody has changed them: one person and bots. */
export const CREW: readonly [SeatPlan, ...SeatPlan[]] = [
  { name: 'Anne', player: 'person' },
  { name: 'Bart', player: 'greedy' },
  { name: 'Calico', player: 'greedy' },
  { name: 'Dirk', player: 'greedy' },
  { name: 'Edward', player: 'greedy' },
];
