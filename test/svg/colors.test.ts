import { describe, expect, it } from 'vitest';
import { PALETTE, type Role } from '../../src/svg/palette.ts';
import { pictures } from './positions.ts';
import { areaOfGround, areaOfText, elements, read, within } from './reading.ts';

/** The relative luminance of a colour (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TINTS: readonly Role[] = [
  'greenTint',
  'blueTint',
  'orangeTint',
  'yellowTint',
  'greyTint',
  'purpleTint',
  'redTint',
];
const SEATS: readonly Role[] = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4'];

const isRole = (name: string): name is Role => Object.hasOwn(PALETTE, name);

/** What lies on the shapes of its own: the sign and the ground. */
const SIGNS: readonly (readonly [Role, Role])[] = [
  ['onCloud', 'cloud'],
  ['onStorm', 'storm'],
  ['onBack', 'back'],
  ['onGold', 'gold'],
];

const filling = (classes = ''): Role | null => {
  const name = /fill-(\w+)/.exec(classes)?.[1] ?? '';
  return isRole(name) ? name : null;
};

/** Every pair of a text colour and the ground under it, as the pictures have them. */
function pairsDrawn(): Map<string, readonly [Role, Role]> {
  const pairs = new Map<string, readonly [Role, Role]>();
  for (const svg of pictures({ names: ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'] })) {
    const grounds: { readonly area: ReturnType<typeof areaOfGround>; readonly role: Role }[] = [];
    for (const element of elements(read(svg))) {
      const role = filling(element.attributes['class']);
      if (role === null) continue;
      const area = areaOfGround(element);
      if (area !== null) grounds.push({ area, role });
      if (element.name !== 'text') continue;
      const { left, right, top, bottom } = areaOfText(element);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const center = { left: x, right: x, top: y, bottom: y };
      const ground = grounds.findLast((each) => each.area !== null && within(center, each.area));
      if (ground !== undefined) pairs.set(`${role} on ${ground.role}`, [role, ground.role]);
    }
  }
  return pairs;
}

const pairs = pairsDrawn();

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_, theme) => {
  const between = (one: Role, other: Role) => contrast(PALETTE[one][theme], PALETTE[other][theme]);

  it('sets every text off from its ground, 4.5 : 1 and more', () => {
    expect(pairs.size).toBeGreaterThan(20);
    for (const [name, [text, ground]] of pairs)
      expect(between(text, ground), name).toBeGreaterThanOrEqual(4.5);
  });

  it('sets every sign off from its ground, 3 : 1 and more', () => {
    for (const ground of ['page', 'panel', 'sea', 'land', ...TINTS] as const)
      for (const sign of ['ink', 'line', 'accent', 'change', ...SEATS] as const)
        expect(between(sign, ground), `${sign} on ${ground}`).toBeGreaterThanOrEqual(3);
    for (const [sign, ground] of SIGNS)
      expect(between(sign, ground), `${sign} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
