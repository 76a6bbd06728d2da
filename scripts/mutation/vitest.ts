// What the tests of the rules need of vitest, so that they can run many times in one process.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';

/** A test, by its full name. */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...values: readonly unknown[]) => unknown;
type Declare = (name: string, body: Body) => void;

/** The tests in the order in which they were declared; loading a file of tests fills it. */
const declared: Test[] = [];
let groups: readonly string[] = [];

/** Takes the tests that were declared since the last call. Those with the name of an earlier one are numbered. */
export function takeTests(): readonly Test[] {
  const seen = new Map<string, number>();
  return declared.splice(0).map(({ name, run }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count === 1 ? name : `${name} (${count})`, run };
  });
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect: unknown = Object.assign(chai.expect, ASYMMETRIC_MATCHERS_OBJECT);

const describeOne: Declare = (name, body) => {
  const outer = groups;
  groups = [...outer, name];
  body();
  groups = outer;
};

const declareOne: Declare = (name, body) => {
  declared.push({ name: [...groups, name].join(' > '), run: body });
};

/** `describe.each` and `it.each`: the name with the number of the case. */
const each =
  (declare: Declare) =>
  (cases: readonly unknown[]): Declare =>
  (name, body) => {
    cases.forEach((values, index) => {
      declare(`${name} #${index}`, () => body(...(Array.isArray(values) ? values : [values])));
    });
  };

export const describe: Declare & { readonly each: unknown } = Object.assign(describeOne, {
  each: each(describeOne),
});
export const it: Declare & { readonly each: unknown } = Object.assign(declareOne, {
  each: each(declareOne),
});
