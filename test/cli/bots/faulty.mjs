// A bot that plays by the protocol, and commits the fault that its first argument names at every Nth decision.
import { createInterface } from 'node:readline';

const [, , fault = 'none', every = '1'] = process.argv;
const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
let decisions = 0;
let lastId = 0;

const FAULTS = {
  never: () => {},
  twice(id) {
    answer(id, { index: 0 });
    answer(id, { index: 0 });
  },
  old: () => answer(lastId, { index: 0 }),
  trace: () => console.log('Traceback (most recent call last):\n  File "bot.py", line 1'),
  flood(id) {
    answer(id, { index: 0 });
    const news = JSON.stringify({ jsonrpc: '2.0', method: 'info', params: { depth: 1 } });
    for (let line = 0; line < 5000; line += 1) console.log(news);
  },
  close: () => process.stdout.destroy(),
  huge: () => console.log('x'.repeat(100_000_000)),
  crash() {
    console.error('KeyError: 7');
    process.exit(3);
  },
  kill: () => process.kill(process.pid, 'SIGKILL'),
  illegal: (id) => answer(id, { action: { type: 'pass', player: 9 } }),
  index: (id) => answer(id, { index: 100_000 }),
  number: (id) => answer(id, { number: 100_000 }),
  nonsense: (id) => answer(id, { action: { type: 'toString' } }),
  empty: (id) => answer(id, {}),
  both: (id) => answer(id, { index: 0, number: 0 }),
  error: (id) =>
    console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: 1, message: 'no idea' } })),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') answer(id, { name: fault, protocol: 1 });
  else if (method === 'choose') {
    decisions += 1;
    if (FAULTS[fault] !== undefined && decisions % Number(every) === 0) FAULTS[fault](id);
    else {
      console.log(JSON.stringify({ jsonrpc: '2.0', method: 'info', params: { depth: 1 } }));
      answer(id, { index: params.actions.length - 1 });
    }
  } else answer(id, null);
  lastId = id;
}
