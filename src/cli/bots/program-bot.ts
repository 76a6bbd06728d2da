import type { Budget, GameInfo, StatefulBot } from '../../bots/bot.ts';
import { BotFault } from '../../bots/tournament/fault.ts';
import { BOT_NAME } from '../../bots/tournament/options.ts';
import type { BaseAction, BaseEvent, BaseScoring, BaseView } from '../../core/types.ts';
import { createEncoder, type Encoder } from '../../learning/index.ts';
import { CommandError, messageOf } from '../arguments.ts';
import type { GameEntry } from '../games.ts';
import { base64OfBits, base64OfFloats, bitsOf } from '../protocol/binary.ts';
import {
  type Answers,
  type ChooseResult,
  isNotification,
  PROTOCOL_VERSION,
  readAnswer,
} from '../protocol/bot-messages.ts';
import { LineProcess } from '../protocol/line-process.ts';
import { splitCommand } from './bot-list.ts';
import type { LoadedBot } from './loaded-bot.ts';

/** How long a program may take. */
export interface ProgramLimits {
  /** The budget of each decision in milliseconds; `null` for no budget. */
  readonly milliseconds: number | null;
  /** The milliseconds that an answer may take beyond the budget, or in all if there is no budget. */
  readonly grace: number;
}

/** The milliseconds in which a program must end after `shutdown`. */
const FAREWELL = 1000;

/**
 * Makes a bot of a program. It is started at once to learn its name, unless that is known; then its first game starts it.
 *
 * @throws CommandError if it does not start, or does not introduce itself.
 */
export async function programBot(
  entry: GameEntry,
  command: string,
  limits: ProgramLimits,
  known?: string,
): Promise<LoadedBot> {
  const bot = new ProgramBot(entry, command, limits);
  const { game } = entry;
  const players = game.playerCounts[0] ?? 0;
  const close = (): Promise<void> => bot.close();
  if (known !== undefined)
    return { name: known, bot, deterministic: false, budget: undefined, close };
  try {
    const { rules } = game.createGame({ players, seed: 1 });
    await bot.newGame({ game: game.name, rules, seat: 0, players });
  } catch (error) {
    await close();
    throw new CommandError(`exec:${command}: ${messageOf(error)}`);
  }
  const { name } = bot;
  return { name, bot, deterministic: false, budget: undefined, close };
}

/** A bot that plays by the protocol, in a process that is started again after a fault. */
class ProgramBot implements StatefulBot {
  readonly #entry: GameEntry;
  readonly #command: readonly string[];
  readonly #limits: ProgramLimits;
  #process: LineProcess | null = null;
  #isClosed = false;
  #info: GameInfo | null = null;
  #name: string;
  /** What happened in this game, and how much of it the process has heard. */
  #events: BaseEvent[] = [];
  #heard = 0;
  #asked = 0;
  /** The encoder, if the bot asks for numbers. */
  #encoded: Encoder | null = null;

  constructor(entry: GameEntry, command: string, limits: ProgramLimits) {
    this.#entry = entry;
    this.#command = splitCommand(command);
    this.#limits = limits;
    this.#name = this.#command.at(-1)?.slice(0, 64) ?? '';
  }

  get name(): string {
    return this.#name;
  }

  async newGame(info: GameInfo): Promise<void> {
    this.#info = info;
    this.#events = [];
    this.#heard = 0;
    if (this.#process === null) await this.#start(info);
    else await this.#introduce(info);
  }

  observe(events: readonly BaseEvent[]): void {
    this.#events.push(...events);
  }

  async choose(view: BaseView, _random: () => number, budget: Budget): Promise<BaseAction> {
    const { game } = this.#entry;
    if (this.#process === null && this.#info !== null) await this.#start(this.#info);
    const decisions = game.decisions(view);
    const actions = game.legalActions(view);
    const { milliseconds = null, iterations = null } = budget;
    const events = this.#events.slice(this.#heard);
    this.#heard = this.#events.length;
    const encoder = this.#encoded;
    const encoded = encoder && {
      mask: base64OfBits(bitsOf(encoder.legalMask(view))),
      observation: base64OfFloats(encoder.encodeView(view)),
    };
    const params = {
      view,
      decisions,
      actions,
      budget: { milliseconds, iterations },
      events,
      ...(encoded && { encoded }),
    };
    const answer = await this.#ask('choose', params, (milliseconds ?? 0) + this.#limits.grace);
    return this.#actionOf(answer, actions, view);
  }

  async gameOver(scoring: BaseScoring): Promise<void> {
    const events = this.#events.slice(this.#heard);
    this.#heard = this.#events.length;
    if (this.#process !== null)
      await this.#ask('gameOver', { scoring, events }, this.#limits.grace);
  }

  /** Says farewell, and ends the process. */
  async close(): Promise<void> {
    const process = this.#process;
    this.#isClosed = true;
    if (process === null) return;
    try {
      await this.#ask('shutdown', {}, FAREWELL);
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
    }
    this.#process = null;
    await process.end(FAREWELL);
  }

  #actionOf(answer: ChooseResult, actions: readonly BaseAction[], view: BaseView): BaseAction {
    const { game } = this.#entry;
    try {
      if ('action' in answer) return game.parseAction(answer.action);
      if ('number' in answer) {
        const encoder = this.#encoded ?? createEncoder(game, { players: view.players.length });
        return encoder.decodeAction(answer.number, view);
      }
    } catch (error) {
      throw new BotFault('ILLEGAL_ACTION', messageOf(error));
    }
    const action = actions[answer.index];
    if (action !== undefined) return action;
    const most = actions.length - 1;
    throw new BotFault('ILLEGAL_ACTION', `The index ${answer.index} is not from 0 to ${most}.`);
  }

  async #start(info: GameInfo): Promise<void> {
    if (this.#isClosed) throw new BotFault('CRASHED', 'The process has ended.');
    this.#heard = 0;
    this.#process = LineProcess.start(this.#command, isNotification);
    await this.#introduce(info);
  }

  async #introduce({ game, rules, seat, players }: GameInfo): Promise<void> {
    const encoder = createEncoder(this.#entry.game, { players });
    const { version, actionCount, observationSize } = encoder;
    const params = {
      protocol: PROTOCOL_VERSION,
      game,
      rules,
      seat,
      players,
      options: { players },
      encoder: { version, actionCount, observationSize },
    };
    const { name, encoded } = await this.#ask('initialize', params, this.#limits.grace);
    this.#encoded = encoded ? encoder : null;
    if (BOT_NAME.test(name)) this.#name = name;
    else
      throw new BotFault('GARBAGE', 'The name must have 1 to 64 characters that can be printed.');
  }

  /** Asks, and waits for the answer; a process that does anything else is killed. */
  async #ask<Method extends keyof Answers>(
    method: Method,
    params: object,
    limit: number,
  ): Promise<Answers[Method]> {
    const process = this.#process;
    if (process === null) throw new BotFault('CRASHED', 'The process has ended.');
    const id = ++this.#asked;
    try {
      const line = await process.ask(JSON.stringify({ jsonrpc: '2.0', id, method, params }), limit);
      return readAnswer(method, id, line);
    } catch (error) {
      // An error that the program itself reports leaves it in order.
      if (!(error instanceof BotFault && error.kind === 'THREW')) {
        this.#process = null;
        process.kill();
      }
      throw error;
    }
  }
}
