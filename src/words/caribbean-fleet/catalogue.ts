import type { CaribbeanFleetTypes, Color, SpecialKind } from '../../caribbean-fleet/index.ts';
import type { Noun } from '../common.ts';
import type * as sentences from '../english/caribbean-fleet-sentences.ts';
import type { GameCatalogue } from '../game-catalogue.ts';
import type { Named } from '../sentences.ts';

/**
 * Every sentence and every word of Caribbean Fleet in one language. Of its phrases, `ship` and `shipInside` are the two forms of
 * a ship, and `copy` adds a number to a card.
 */
export interface CaribbeanFleetCatalogue
  extends GameCatalogue<typeof sentences, CaribbeanFleetTypes> {
  /** The colours, alone and before a noun. */
  readonly colors: Readonly<Record<Color, Named>>;
  /** The special cards, alone and as an object. */
  readonly specials: Readonly<Record<SpecialKind, Named>>;
  /** The two dice of a roll, before a noun. */
  readonly dice: readonly [first: string, second: string];
  /** What is counted. */
  readonly nouns: Readonly<Record<'ducat', Noun>>;
}
