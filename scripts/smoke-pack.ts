// The packed library, installed and used by a stranger with this Node and this TypeScript; `npm run matrix` tries others.
import { join, resolve } from 'node:path';
import { packedConsumer, pkg } from './consumer.ts';
import { root } from './entries.ts';

const consumer = packedConsumer();
try {
  console.log(consumer.packed);
  process.stdout.write(consumer.run(process.execPath, ['both.mjs']));

  for (const program of Object.keys(pkg.bin ?? {})) {
    const command = join(consumer.folder, 'node_modules/.bin', program);
    consumer.run(command, ['--help']);
    // Two workers, so that the packed program must find itself in its threads.
    const options = 'tournament --games 4 --bots random,random --workers 2';
    const lines = consumer.run(command, options.split(' '));
    if (lines.split('\n').length !== 5) throw new Error(`a tournament of 4 games gave: ${lines}`);
    console.log(`${program} --help and a tournament with 2 workers ok`);
  }

  const tsc = resolve(root, 'node_modules/typescript/bin/tsc');
  for (const [module, moduleResolution, ...files] of [
    ['node16', 'node16', 'esm.mts', 'cjs.cts'],
    ['nodenext', 'nodenext', 'esm.mts', 'cjs.cts'],
    ['esnext', 'bundler', 'esm.mts'],
    ['preserve', 'bundler', 'esm.mts', 'cjs.cts'],
  ] as const) {
    const options = { module, moduleResolution, target: 'es2022', strict: true, noEmit: true };
    const compilerOptions = { ...options, skipLibCheck: false, types: [] };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    try {
      consumer.run(process.execPath, [tsc, '-p', consumer.folder]);
    } catch (error) {
      process.stderr.write(String((error as { stdout?: unknown }).stdout));
      throw new Error(`the types are wrong for module ${module} with ${moduleResolution}`);
    }
    console.log(`types ok for module ${module}, resolution ${moduleResolution}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  consumer.remove();
}
