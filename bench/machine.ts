import { cpus, loadavg } from 'node:os';

/** The machine of a run and its load. */
export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly processors: number;
  /** The mean number of processes ready to run, in the minute before. */
  readonly loadBefore: number;
}

export function thisMachine(): Machine {
  return {
    node: process.version,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    processors: cpus().length,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** The machine in one sentence. The benchmark needs one processor, and half of another for the helper threads of Node. */
export function machineText({ node, processor, processors, loadBefore }: Machine): string {
  const state = loadBefore + 1.5 > processors ? 'busy' : 'quiet';
  return `Node ${node} on ${processors} × ${processor}, a ${state} machine (load ${loadBefore.toFixed(2)} before the run).`;
}
