import { refuseOption } from '../arguments.ts';

/** The text of the option `--bots` as a list: commas part the bots, except between double quotes. */
export function splitBots(text: string): string[] {
  const bots: string[] = [];
  let bot = '';
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (letter === ',' && !quoted) {
      bots.push(bot.trim());
      bot = '';
    } else bot += letter;
  }
  if (quoted) refuseOption('bots', 'a closing double quote', text);
  bots.push(bot.trim());
  return bots;
}

/** A command line as words: blanks part them, except between single quotes. */
export function splitCommand(command: string): string[] {
  const words = command.match(/(?:'[^']*'|[^\s'])+/g) ?? [];
  return words.map((word) => word.replaceAll("'", ''));
}
