import { type Card, type Face, SHIPS, SPECIAL_KINDS } from '../../caribbean-fleet/components.ts';
import type { CommonWords } from '../common.ts';
import type { PHRASES } from '../english/caribbean-fleet-sentences.ts';
import { createFormatter, type Formatter } from '../formatter.ts';
import { entryOf, type Named, type Several, type Translator, translator } from '../sentences.ts';
import type { CaribbeanFleetCatalogue } from './catalogue.ts';

/** The words for what occurs in many sentences of Caribbean Fleet. */
export interface CaribbeanFleetParts extends Formatter {
  readonly common: CommonWords;
  readonly words: CaribbeanFleetCatalogue;
  readonly phrase: Translator<typeof PHRASES>;
  /** A card; any other text stays as it is. */
  readonly card: (card: string) => Named;
  readonly cardList: (cards: readonly Card[]) => Several;
  readonly ducats: (count: number) => Several;
  readonly dice: (faces: readonly [Face, Face]) => string;
}

export function caribbeanFleetParts(
  common: CommonWords,
  words: CaribbeanFleetCatalogue,
  names: readonly string[],
): CaribbeanFleetParts {
  const formatter = createFormatter(common, names);
  const { counted, listed } = formatter;
  const phrase = translator<typeof PHRASES>(words.phrases, common.plural);

  function card(named: string): Named {
    const ship = SHIPS.find((one) => one.card === named);
    if (ship !== undefined) {
      const { number, value } = ship;
      const values = { color: entryOf(words.colors, ship.color), number, value };
      return [phrase('ship', values), phrase('shipInside', values)];
    }
    const [name, copy = '1'] = named.split('#');
    const kind = SPECIAL_KINDS.find((one) => one === name);
    if (kind === undefined) return [named, named];
    const [alone, inside] = entryOf(words.specials, kind);
    if (copy === '1') return [alone, inside];
    return [phrase('copy', { card: alone, copy }), phrase('copy', { card: inside, copy })];
  }

  return {
    ...formatter,
    common,
    words,
    phrase,
    card,
    cardList: (cards) => ({ text: listed(cards.map((one) => card(one)[0])), count: cards.length }),
    ducats: (count) => counted(count, words.nouns.ducat),
    dice: (faces) => listed(faces.map(String)),
  };
}
