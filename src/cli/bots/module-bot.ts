import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBot } from '../../bots/bot.ts';
import { BOT_NAME } from '../../bots/tournament/options.ts';
import { CommandError, messageOf, oneLine } from '../arguments.ts';
import type { LoadedBot } from './loaded-bot.ts';

/** A path, and perhaps the name of an export after `#`. */
const MODULE = /^(\.{0,2}[\\/][^#]*|[a-z]:[\\/][^#]*|[^#:?]*\.[cm]?[jt]s)(?:#([\w$]+))?$/i;

/** A bot from a module of JavaScript; `null` if the text names none. */
export async function moduleBot(text: string): Promise<LoadedBot | null> {
  const [, path, exported = 'default'] = MODULE.exec(text) ?? [];
  if (path === undefined) return null;
  const found = await exportOf(path, exported);
  const bot = isFunction(found) ? botOfFunction(found) : found;
  if (!isBot(bot))
    throw new CommandError(
      `${path}: expected the export ${exported} to be a function, a class, or an object with the method choose`,
    );
  const name = ownName(bot) ?? ownName(found) ?? basename(path, extname(path));
  // Nobody can know whether the bot of somebody else is deterministic; the module can say so.
  const deterministic = 'deterministic' in bot && bot.deterministic === true;
  return { name, bot, deterministic, budget: undefined, close: async () => {} };
}

async function exportOf(path: string, name: string): Promise<unknown> {
  try {
    const module: { readonly [name: string]: unknown } = await import(
      pathToFileURL(resolve(path)).href
    );
    if (Object.hasOwn(module, name)) return module[name];
  } catch (error) {
    const typed = /\.[cm]?tsx?$/.test(path) ? '; to load TypeScript, run node --import tsx' : '';
    throw new CommandError(`${path}: ${oneLine(messageOf(error))}${typed}`);
  }
  throw new CommandError(`${path}: there is no export ${name}`);
}

/** A class gives an object for each seat; any other function is a bot itself. */
function botOfFunction(found: (...args: never) => unknown): unknown {
  const prototype: unknown = Reflect.get(found, 'prototype');
  if (typeof prototype !== 'object' || prototype === null || !('choose' in prototype)) return found;
  return Reflect.construct(found, []);
}

function isFunction(value: unknown): value is (...args: never) => unknown {
  return typeof value === 'function';
}

function isBot(value: unknown): value is AnyBot {
  if (typeof value === 'function') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    'choose' in value &&
    typeof value.choose === 'function'
  );
}

/** The name that a bot gives itself: `name` of an object, a class or a function. */
function ownName(value: unknown): string | null {
  const isNamed = typeof value === 'function' || (typeof value === 'object' && value !== null);
  if (!isNamed || !('name' in value) || typeof value.name !== 'string') return null;
  const { name } = value;
  return name !== 'default' && BOT_NAME.test(name) ? name : null;
}
