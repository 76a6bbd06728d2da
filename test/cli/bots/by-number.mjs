// A bot that plays by numbers: it takes the last legal one, and fails if the numbers do not fit the rest.
import assert from 'node:assert';
import { createInterface } from 'node:readline';

let encoder;

const ANSWERS = {
  initialize(params) {
    encoder = params.encoder;
    return { name: 'by number', protocol: 1, encoded: true };
  },
  choose({ actions, encoded }) {
    const bits = Buffer.from(encoded.mask, 'base64');
    const numbers = Array.from({ length: encoder.actionCount }, (_, number) => number);
    const legal = numbers.filter((number) => (bits[number >> 3] >> (number & 7)) & 1);
    assert.equal(legal.length, actions.length);
    assert.equal(Buffer.from(encoded.observation, 'base64').length, encoder.observationSize * 4);
    return { number: legal.at(-1) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: ANSWERS[method]?.(params) ?? null }));
}
