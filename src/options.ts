import { InvalidOptionsError, type OptionsFaultCode } from './errors.ts';
import { NotPlain, type PlainLimits, plainCopy, shown } from './plain.ts';
import type { Path, ShapeProblem } from './refusal.ts';
import { type Fields, misfit, object } from './shape.ts';

const OPTIONS_LIMITS: PlainLimits = {
  depth: 5,
  text: 64,
  entries: 2_000,
  values: 10_000,
  undefinedIsMissing: true,
};

const CODES: Readonly<Record<ShapeProblem, OptionsFaultCode>> = {
  missing: 'MISSING_OPTION',
  unknown: 'UNKNOWN_OPTION',
  wrong: 'INVALID_OPTION',
  repeated: 'INVALID_OPTION',
};

/**
 * A plain copy of the options, after a check of their form. An option that is `undefined` counts as missing, as is usual in
 * TypeScript; inside of options nothing is `undefined`.
 */
export function readOptions<Options>(
  shape: { readonly fields: Fields; readonly optional: Fields },
  value: unknown,
  isOptions: (value: unknown) => value is Options,
): Options {
  const plain = plainCopy(value, OPTIONS_LIMITS);
  if (plain instanceof NotPlain) {
    throw new InvalidOptionsError({
      code: 'NOT_PLAIN',
      path: plain.path,
      given: plain.problem,
      allowed: 'plain data',
    });
  }
  const wrong = misfit(object(shape.fields, shape.optional), plain);
  if (wrong !== null) throw new InvalidOptionsError({ ...wrong, code: CODES[wrong.problem] });
  if (!isOptions(plain)) {
    throw new InvalidOptionsError({
      code: 'INVALID_OPTION',
      path: [],
      given: shown(plain),
      allowed: 'options',
    });
  }
  return plain;
}

/** Refuses cards that are not those of the pack, in any order. */
export function checkPack<Card>(path: Path, given: readonly Card[], pack: readonly Card[]): void {
  const count = (cards: readonly Card[], card: Card): number =>
    cards.filter((other) => other === card).length;
  for (const card of [...pack, ...given]) {
    const copies = count(given, card);
    const allowed = count(pack, card);
    if (copies !== allowed)
      fault('INVALID_OPTION', path, `${copies} × ${String(card)}`, `${allowed} × ${String(card)}`);
  }
}

/** Refuses an option. */
export function fault(code: OptionsFaultCode, path: Path, given: unknown, allowed: string): never {
  throw new InvalidOptionsError({ code, path, given: shown(given), allowed });
}
