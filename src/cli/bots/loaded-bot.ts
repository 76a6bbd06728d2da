import type { AnyBot, Budget } from '../../bots/bot.ts';

/** A bot that the program can let play, with what it needs. */
export interface LoadedBot {
  /** The name in the results: the bot's own. */
  readonly name: string;
  readonly bot: AnyBot;
  /** Whether the same view and random numbers always lead to the same action. */
  readonly deterministic: boolean;
  /** A budget of its own. */
  readonly budget: Budget | undefined;
  /** Ends what belongs to the bot, such as its process. */
  readonly close: () => Promise<void>;
}
