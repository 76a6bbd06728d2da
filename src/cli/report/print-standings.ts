import type { Output } from '../context.ts';
import { replaceFile } from '../files/replace.ts';
import { drawChart } from './chart.ts';
import { resultsTable } from './results-table.ts';
import type { Tally } from './tally.ts';

/** Prints the table of the results, and draws the win rates into a file if there is one. */
export function printStandings(
  tally: Tally,
  svg: string | null,
  print: Output['print'],
  printError: Output['printError'],
): void {
  const standings = tally.standings();
  if (standings === null) {
    printError('no games');
    return;
  }
  for (const row of resultsTable(standings, tally)) print(row);
  if (svg !== null) replaceFile(svg, [drawChart(standings)]);
}
