import type { BaseAction, Seat } from '../../src/index.ts';
import { button, element } from './elements.ts';
import type { Scene } from './scene.ts';

/** The most actions of a type that are listed without groups. */
const SIDE_BY_SIDE = 10;

/** The legal actions of a player as buttons, by type. */
export function actionList(scene: Scene, player: Seat): HTMLElement {
  const { game } = scene.table.match;
  const kinds = grouped(game.legalActions(scene.view, player), ({ type }) => type);
  const single = kinds.flatMap(([, actions]) => (actions.length === 1 ? actions : []));
  const several = kinds
    .filter(([, actions]) => actions.length > 1)
    .sort(([, left], [, right]) => left.length - right.length);
  return element(
    'div',
    { class: 'actions' },
    ...several.map(([type, actions]) => kindOf(scene, type, actions)),
    ...(single.length === 0 ? [] : [row(scene, single)]),
  );
}

function kindOf(scene: Scene, type: string, actions: readonly BaseAction[]): HTMLElement {
  const { table, language } = scene;
  const name = table.played.kinds(language.catalogue)[type] ?? type;
  const id = `kind-${type}`;
  return element(
    'section',
    { class: 'kind', 'aria-labelledby': id },
    element('h3', { id }, name),
    ...shelved(scene, actions),
  );
}

/** All actions in a row, or in groups, or the first ones in a row and the others in one group. */
function shelved(scene: Scene, actions: readonly BaseAction[]): HTMLElement[] {
  if (actions.length <= SIDE_BY_SIDE) return [row(scene, actions)];
  const { table, view, language } = scene;
  const labels = { catalogue: language.catalogue, names: table.names };
  const groups = grouped(actions, (action) => table.played.groupOf(action, view, labels));
  if (groups.length === 1) {
    const [first, others] = [actions.slice(0, SIDE_BY_SIDE), actions.slice(SIDE_BY_SIDE)];
    const more = groupBox(scene, language.texts.more, others);
    return [row(scene, first), element('div', { class: 'shelves' }, more)];
  }
  const byName = new Intl.Collator(language.catalogue.common.language, { numeric: true });
  const sorted = groups
    .map(([name, inside]) => [name ?? language.texts.otherActions, inside] as const)
    .sort(([left], [right]) => byName.compare(left, right))
    .map(([name, inside]) => groupBox(scene, name, inside));
  return [element('div', { class: 'shelves' }, ...sorted)];
}

function groupBox(scene: Scene, name: string, actions: readonly BaseAction[]): HTMLElement {
  const count = element('span', { class: 'count' }, ` (${actions.length})`);
  // At most one group of a type is open.
  const attributes = { class: 'shelf', name: actions[0]?.type ?? '' };
  return element('details', attributes, element('summary', {}, name, count), row(scene, actions));
}

function row({ table, words, view }: Scene, actions: readonly BaseAction[]): HTMLElement {
  const buttons = actions.map((action) =>
    button(words.describeAction(action, view), () => table.act(action), {
      'data-action': table.match.game.formatAction(action),
    }),
  );
  return element('div', { class: 'buttons' }, ...buttons);
}

function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): (readonly [Key, Item[]])[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
