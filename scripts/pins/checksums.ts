import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Extent, reportOf } from '../../bench/game-report.ts';
import { SUBJECTS } from '../../bench/games.ts';
import type { Peers } from '../../bench/groups/playouts.ts';
import { installPeers } from '../../bench/peers.ts';
import { checksumsOf } from '../../bench/pinned.ts';
import { root } from '../entries.ts';
import type { Files } from '../generate/write.ts';

/** As short as can be: a checksum does not depend on how long a line is measured. */
const SHORTEST: Extent = { secondsPerLine: 0.001, windows: 1, memoryGames: 1, group: null };

/** The checksums of all lines of the benchmark, those of the libraries it compares with included. */
export async function checksumFile(): Promise<Files> {
  installPeers(console.log);
  const peers: Peers = await import(pathToFileURL(join(root, 'bench/peers/all.mjs')).href);
  const found = SUBJECTS.flatMap((subject) =>
    Object.entries(checksumsOf(reportOf(subject, peers, SHORTEST))),
  );
  const sorted = found.sort(([left], [right]) => (left < right ? -1 : 1));
  return { 'bench/checksums.json': `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n` };
}
