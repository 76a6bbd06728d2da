// Measures one game and writes the report as JSON to stdout. `main.ts` builds this file and starts it once for each game, so
// that the compiled code of one game does not depend on the other.
import { type Extent, reportOf } from './game-report.ts';
import { SUBJECTS } from './games.ts';
import type { Peers } from './groups/playouts.ts';

/** What to measure. */
export interface Order {
  readonly game: string;
  /** The URL of the module with the peers; `null` without them. */
  readonly peers: string | null;
  readonly extent: Extent;
}

async function loaded(address: string): Promise<Peers> {
  return await import(address);
}

const order: Order = JSON.parse(process.argv[2] ?? '');
const subject = SUBJECTS.find(({ game }) => game.name === order.game);
if (subject === undefined) throw new RangeError(`unknown game: ${order.game}`);
const report = reportOf(
  subject,
  order.peers === null ? null : await loaded(order.peers),
  order.extent,
);
process.stdout.write(JSON.stringify(report));
