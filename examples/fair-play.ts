/*
 * Fair play that anybody can check. Nobody, the server included, can choose the cards and dice of a game:
 *
 * 1. The server draws 32 secret bytes and publishes their SHA-256, the commitment.
 * 2. Each player adds 32 bytes of their own, which the server publishes.
 * 3. The seed is the SHA-256 of the secret and of all that players added.
 * 4. After the game the server publishes its secret and the record, and everybody checks them.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  append,
  applyAction,
  createGame,
  createRecord,
  formatRecord,
  type GameView,
  parseRecord,
  replay,
  simulate,
  viewFor,
} from 'pirate-auctions/caribbean-fleet';

const sha256 = (...parts: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A player, and the bytes that they add to the seed, in hex digits. */
interface Player {
  readonly seat: number;
  readonly added: string;
}

/** What everybody gets before the game. */
interface Announcement {
  readonly commitment: string;
  /** By seat, in hex digits. */
  readonly contributions: readonly string[];
}

/** What everybody gets after the game. */
interface Disclosure {
  readonly secret: string;
  readonly record: string;
}

const seedOf = (secret: string, contributions: readonly string[]): string =>
  sha256(Buffer.from(secret, 'hex'), ...contributions.map((text) => Buffer.from(text, 'hex')));

/** What a player finds wrong with a game; `null` if nothing. */
function check(
  { seat, added }: Player,
  announced: Announcement,
  disclosed: Disclosure,
  lastView: GameView,
): string | null {
  const { commitment, contributions } = announced;
  if (contributions[seat] !== added) return 'My bytes are not part of the seed.';
  if (sha256(Buffer.from(disclosed.secret, 'hex')) !== commitment)
    return 'This is not the secret that the server committed to.';
  const record = parseRecord(disclosed.record);
  const { players, seed, ...rest } = record.options;
  if (seed !== seedOf(disclosed.secret, contributions)) return 'The game has another seed.';
  // An arrangement, manual dice or other cards would make the seed meaningless.
  if (players !== contributions.length || Object.keys(rest).length > 0)
    return 'The game has other options.';
  const { state } = replay(record);
  return JSON.stringify(viewFor(state, seat)) === JSON.stringify(lastView)
    ? null
    : 'The record leads to another end than the game that I saw.';
}

const newPlayer = (seat: number): Player => ({ seat, added: randomBytes(32).toString('hex') });

// The server commits itself, and then asks the players.
const secret = randomBytes(32).toString('hex');
const commitment = sha256(Buffer.from(secret, 'hex'));
const anne = newPlayer(0);
const bart = newPlayer(1);
const cleo = newPlayer(2);
const contributions = [anne, bart, cleo].map(({ added }) => added);
const announced: Announcement = { commitment, contributions };

// The server plays the game; here all seats act at random.
const options = { players: 3, seed: seedOf(secret, contributions) };
let record = createRecord(options);
let state = createGame(options);
for (;;) {
  const action = simulate(state).randomAction(Math.random);
  if (action === null) break;
  record = append(record, action);
  state = applyAction(state, action);
}
const disclosed: Disclosure = { secret, record: formatRecord(record) };

// Everybody checks what they got.
const view = viewFor(state, anne.seat);
console.log(check(anne, announced, disclosed, view)); // null

// A server that shows another secret, to explain other cards, is found out.
const other: Disclosure = { ...disclosed, secret: randomBytes(32).toString('hex') };
console.log(check(anne, announced, other, view)); // This is not the secret that the server committed to.

// So is a server that drops what a player added,
const dropped = { commitment, contributions: [bart.added, bart.added, cleo.added] };
console.log(check(anne, dropped, disclosed, view)); // My bytes are not part of the seed.

// one that deals from another seed,
const dealt = formatRecord({ ...record, options: { players: 3, seed: sha256() } });
console.log(check(anne, announced, { secret, record: dealt }, view)); // The game has another seed.

// and one that arranges the cards.
const arranged = formatRecord({ ...record, options: { ...options, specials: { kraken: 6 } } });
console.log(check(anne, announced, { secret, record: arranged }, view)); // The game has other options.
