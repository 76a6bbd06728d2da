import { describe, expect, it } from 'vitest';
import {
  type GuardedSocket,
  guarded,
  type HostTransport,
  type MatchStorage,
} from '../../src/boardgame-io/index.ts';

/** Sends packets through the guard to nobody; returns those that passed, in order. */
async function passed(
  packets: readonly (readonly unknown[])[],
  fetch: MatchStorage['fetch'],
): Promise<unknown[][]> {
  const through: unknown[][] = [];
  let receive: Parameters<GuardedSocket['use']>[0] = () => {};
  const socket: GuardedSocket = {
    use: (onPacket) => {
      receive = onPacket;
    },
  };
  const transport: HostTransport = { init: () => {} };
  guarded(transport).init(
    {
      context: { db: { fetch } },
      _io: { of: () => ({ use: (onSocket) => onSocket(socket, () => {}) }) },
    },
    [{}],
  );
  for (const values of packets) {
    const packet = [...values];
    receive(packet, () => through.push(packet));
  }
  await new Promise((later) => setTimeout(later, 50));
  return through;
}

const TWO = { metadata: { players: { 0: {}, 1: {} } } };

describe('the guard', () => {
  it('keeps the order of what it lets through', async () => {
    let delay = 20;
    const slower = async (): Promise<typeof TWO> => {
      delay -= 10;
      await new Promise((later) => setTimeout(later, delay));
      return TWO;
    };
    const said = (id: string): unknown[] => [
      'chat',
      'm',
      { id, sender: '1', payload: 'ahoy' },
      'c',
    ];
    expect(await passed([said('a'), said('b')], slower)).toEqual([said('a'), said('b')]);
  });

  it('passes on nothing but what it has read', async () => {
    const move = { type: 'pass', args: [{}], playerID: '1', credentials: 'c' };
    const sent = [
      [
        'update',
        { type: 'MAKE_MOVE', payload: { ...move, more: 1 }, clientOnly: 1 },
        3,
        'm',
        '1',
        2,
      ],
      ['sync', 'm', undefined, undefined, 4],
      ['chat', 'm', { id: 'a', sender: '0', payload: {}, more: 1 }, 'c', 2],
    ];
    expect(await passed(sent, () => TWO)).toEqual([
      ['update', { type: 'MAKE_MOVE', payload: move }, 3, 'm', '1'],
      ['sync', 'm', null, null],
      ['chat', 'm', { id: 'a', sender: '0', payload: {} }, 'c'],
    ]);
  });

  it('lets nothing through that it cannot check', async () => {
    const sync = ['sync', 'm', '0', 'c'];
    expect(await passed([sync], () => TWO)).toEqual([sync]);
    expect(await passed([sync], () => ({}))).toEqual([]);
    expect(await passed([sync], () => ({ metadata: null }))).toEqual([]);
    expect(await passed([sync], () => Promise.reject(new Error('no storage')))).toEqual([]);
  });

  it('says so if there is nothing to guard', () => {
    const transport = guarded<HostTransport>({ init: () => {} });
    expect(() => transport.init({ context: { db: { fetch: () => TWO } } }, [])).toThrow(/sockets/);
  });
});
