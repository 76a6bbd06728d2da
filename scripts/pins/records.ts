import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/core/contract.ts';
import type { GameRecord, GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { Lcg } from '../../test/fixed-play.ts';
import { root } from '../entries.ts';
import type { Files } from '../generate/write.ts';
import { stateHash } from './state-hash.ts';

const FOLDER = 'test/records';

/** A stored game: its record as text, and what it must come to. */
export interface StoredGame {
  readonly file: string;
  readonly text: string;
  /** The version of the package that played it. */
  readonly version: string;
  readonly hash: string;
  readonly ranking: string;
  readonly record: string;
}

const HEADER =
  /^\/\/ Played with random actions by version (\S+)\.\n\/\/ state ([0-9a-f]{64})\n\/\/ ranking (.+)\n/;

/** The stored games of both games. */
export function storedGames(): StoredGame[] {
  const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => {
    const text = readFileSync(join(root, FOLDER, file), 'utf8');
    const [header = '', version = '', hash = '', ranking = ''] = HEADER.exec(text) ?? [];
    if (header === '') throw new Error(`${FOLDER}/${file} has no header`);
    return { file, text, version, hash, ranking, record: text.slice(header.length) };
  });
}

/** The stored games as the rules play them now. One that ends as it did stays as it is. */
export function recordFiles(): Files {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const files = storedGames().map((stored) => {
    const play = (by: string): string =>
      stored.file.startsWith(grogIsland.name)
        ? playedAgain(grogIsland, stored.record, by)
        : playedAgain(caribbeanFleet, stored.record, by);
    const text = play(stored.version) === stored.text ? stored.text : play(version);
    return [`${FOLDER}/${stored.file}`, text];
  });
  return Object.fromEntries(files);
}

/** Plays the actions of a record as far as they are legal, and goes on at random to the end. */
function playedAgain<Types extends GameTypes>(
  game: Game<Types>,
  text: string,
  version: string,
): string {
  const { options, actions } = game.parseRecord(inRulesOf(game, text));
  const choices = new Lcg(Number(options.seed));
  const fraction = (): number => choices.below(2 ** 30) / 2 ** 30;
  let state: Types['State'] = game.createGame(options);
  let record: GameRecord<Types> = game.createRecord(options);
  const play = (action: Types['Action']): void => {
    state = game.applyAction(state, action);
    record = game.append(record, action);
  };
  for (const action of actions) {
    if (game.checkAction(state, action) !== null) break;
    play(action);
  }
  while (game.decisions(state).length > 0) {
    const action = game.simulate(state).randomAction(fraction);
    if (action !== null) play(action);
  }
  return [
    `// Played with random actions by version ${version}.`,
    `// state ${stateHash(state)}`,
    `// ranking ${JSON.stringify(game.score(state).ranking)}`,
    game.formatRecord(record),
  ].join('\n');
}

/** A record is refused if it names another version of the rules; what it says may still be played. */
function inRulesOf<Types extends GameTypes>(game: Game<Types>, text: string): string {
  const [players = 2] = game.playerCounts;
  return text.replace(/^rules .+$/m, `rules ${game.createRecord({ players, seed: 1 }).rules}`);
}
