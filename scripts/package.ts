// Uses the packed library as an application would (`npm run build` first):
//   npm run package              in the runtimes and with the compilers of test/matrix/package.json (Linux x64)
//   npm run package -- --local   with the Node and the TypeScript at hand only
// A build in another folder must give the same files. Every runtime imports and requires every entry, plays both games to the
// end, makes the pinned searches, and must print what the others print. Every compiler checks the types of every entry, those of
// the dependencies included.
import { parseArgs } from 'node:util';
import { localCompiler, matrixCompilers, tryCompilers } from './package/compilers.ts';
import { packedConsumer } from './package/consumer.ts';
import { installMatrix } from './package/matrix.ts';
import { tryPage } from './package/page.ts';
import { tryPrograms } from './package/programs.ts';
import { tryReproducible } from './package/reproducible.ts';
import { localRuntime, matrixRuntimes, tryRuntimes } from './package/runtimes.ts';

const { values } = parseArgs({ options: { local: { type: 'boolean', default: false } } });

if (!values.local) installMatrix();
const consumer = packedConsumer();
try {
  console.log(`${consumer.packed}\n`);
  tryReproducible();
  tryPrograms(consumer);
  const printed = await tryRuntimes(
    consumer.folder,
    localRuntime,
    values.local ? [] : matrixRuntimes,
  );
  if (!values.local) await tryPage(consumer.folder, printed);
  await tryCompilers(consumer.folder, values.local ? [localCompiler] : matrixCompilers);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  consumer.remove();
}
