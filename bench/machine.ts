import { cpus, loadavg } from 'node:os';

/** Where and how busy a run was. */
export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly processors: number;
  /** The mean number of processes that wanted to run in the minute before. */
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

/** The machine in one sentence; the benchmark itself needs one processor, and a half for what the runtime does aside. */
export function machineText({ node, processor, processors, loadBefore }: Machine): string {
  const state = loadBefore + 1.5 > processors ? 'busy' : 'quiet';
  return `Node ${node} on ${processors} × ${processor}, a ${state} machine (load ${loadBefore.toFixed(2)} before the run).`;
}
