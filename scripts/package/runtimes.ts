import { pinnedSearches } from '../pins/searches.ts';
import { outputOf, tool } from './matrix.ts';

interface Runtime {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export const localRuntime: Runtime = {
  name: `Node ${process.versions.node}`,
  command: process.execPath,
  args: ['both.mjs'],
};

export const matrixRuntimes: readonly Runtime[] = [
  { name: 'Node 22', command: tool('node-22/bin/node'), args: ['both.mjs'] },
  { name: 'Node 24', command: tool('node-24/bin/node'), args: ['both.mjs'] },
  { name: 'Bun', command: tool('bun/bin/bun'), args: ['both.mjs'] },
  // immer reads process.env.
  { name: 'Deno', command: tool('deno/deno'), args: ['run', '--allow-all', 'both.mjs'] },
];

/** Runs the program of the consumer in each runtime and returns what all of them print. */
export async function tryRuntimes(
  consumer: string,
  first: Runtime,
  others: readonly Runtime[],
): Promise<string> {
  const expected = await printedBy(first, consumer);
  console.log(expected);
  for (const pinned of Object.entries(pinnedSearches()).map((entry) => entry.join(': ')))
    if (!expected.includes(pinned)) throw new Error(`expected ${pinned}`);
  for (const runtime of others) {
    const printed = await printedBy(runtime, consumer);
    if (printed !== expected) throw new Error(`${runtime.name} printed:\n${printed}`);
  }
  return expected;
}

async function printedBy({ name, command, args }: Runtime, consumer: string): Promise<string> {
  const printed = await outputOf(name, command, args, consumer);
  console.log(`${name}: ok`);
  return printed;
}
