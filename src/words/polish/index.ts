import { deepFreeze } from '../../core/lists.ts';
import type { Catalogue } from '../catalogue.ts';
import { CARIBBEAN_FLEET } from './caribbean-fleet.ts';
import { COMMON } from './common.ts';
import { GROG_ISLAND } from './grog-island.ts';

/** Both games in Polish. */
export const polish: Catalogue = /* @__PURE__ */ deepFreeze({
  common: COMMON,
  'grog-island': GROG_ISLAND,
  'caribbean-fleet': CARIBBEAN_FLEET,
});
