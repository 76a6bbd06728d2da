// A bot that always takes the first action, and writes the conversation of its first game into a file.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file] = process.argv;
const RESULTS = { initialize: { name: 'first', protocol: 1 }, choose: { index: 0 } };

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  const response = JSON.stringify({ jsonrpc: '2.0', id, result: RESULTS[method] ?? null });
  appendFileSync(file, `→ ${line}\n← ${response}\n`);
  console.log(response);
}
