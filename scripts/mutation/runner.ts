// A test runner for Stryker: all tests in one process, where a mutant costs some milliseconds instead of seconds.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import type {
  CoveragePerTestId,
  InstrumenterContext,
  MutantCoverage,
} from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import type { Test } from './vitest.ts';

/** The time that a test may take without a mutant, in milliseconds. */
const LONG = 120_000;
/** The time that a test may take with a mutant, beside twenty times its own, in milliseconds. */
const PATIENCE = 8000;
/** How many times as often as without it a place may be reached with a mutant, beside some hundred times. */
const ROUNDS = 10;
const FIRST_ROUNDS = 500;

/** Where the changed code keeps which mutant is active and what was reached. */
const context: InstrumenterContext = {};
Reflect.set(globalThis, '__stryker__', context);

/** Code that runs in a script can be stopped while it goes round and round. */
const script = new Script('runTest()');

/** What the tests do without a mutant: for how many milliseconds each runs, and how often it reaches which mutant. */
interface Normal {
  readonly times: { readonly [test: string]: number };
  readonly reached: CoveragePerTestId;
}

/** A process that starts after another one has got stuck reads it here. */
const NORMAL = 'temp/mutation/normal.json';

class InProcess implements TestRunner {
  #tests: readonly Test[] = [];
  #loads = 0;
  #normal: Normal = { times: {}, reached: {} };

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    if (existsSync(NORMAL)) this.#normal = JSON.parse(readFileSync(NORMAL, 'utf8'));
    await this.#load();
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = await this.#run(this.#tests);
    const mutantCoverage = ofTestsFirst(context.mutantCoverage ?? { static: {}, perTest: {} });
    const times = Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    this.#normal = { times, reached: mutantCoverage.perTest };
    writeFileSync(NORMAL, JSON.stringify(this.#normal));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const result = await this.#tryMutant(options);
    if (result.status === MutantRunStatus.Survived || (await this.#isSound(result))) return result;
    // What an earlier mutant did to the values of a test may have made it fail.
    await this.#load();
    const again = await this.#tryMutant(options);
    await this.#load();
    return again;
  }

  async #tryMutant({
    activeMutant: { id },
    mutantActivation,
    testFilter,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const isStatic = mutantActivation === 'static';
    context.activeMutant = id;
    delete context.mutantCoverage;
    try {
      if (isStatic) await this.#load();
      const filter = new Set(testFilter);
      const tests =
        testFilter === undefined ? this.#tests : this.#tests.filter(({ name }) => filter.has(name));
      const results = await this.#run(tests, id);
      const stuck = determineHitLimitReached(context.hitCount, context.hitLimit);
      return stuck === undefined
        ? toMutantRunResult({ status: DryRunStatus.Complete, tests: results })
        : { status: MutantRunStatus.Timeout, reason: stuck.reason ?? '' };
    } catch (error) {
      return killed('loading the tests', String(error), 1);
    } finally {
      delete context.activeMutant;
      delete context.hitCount;
      delete context.hitLimit;
      if (isStatic) await this.#load();
    }
  }

  /** Whether the tests that failed with the mutant pass without it. */
  async #isSound(result: MutantRunResult): Promise<boolean> {
    const names = result.status === MutantRunStatus.Killed ? result.killedBy : [];
    const tests = this.#tests.filter(({ name }) => names.includes(name));
    const results = await this.#run(tests);
    return result.status === MutantRunStatus.Killed && results.every(isSuccess);
  }

  /** Runs tests, with a mutant up to the first that fails. */
  async #run(tests: readonly Test[], mutant?: string): Promise<TestResult[]> {
    const results: TestResult[] = [];
    for (const { name, run } of tests) {
      context.currentTestId = name;
      if (mutant !== undefined) {
        context.hitCount = 0;
        context.hitLimit = (this.#normal.reached[name]?.[mutant] ?? 0) * ROUNDS + FIRST_ROUNDS;
      }
      const start = performance.now();
      const time = this.#normal.times[name] ?? 0;
      const failure = await failureOf(run, mutant === undefined ? LONG : PATIENCE + 20 * time);
      const timing = { id: name, name, timeSpentMs: performance.now() - start };
      results.push(
        failure === null
          ? { ...timing, status: TestStatus.Success }
          : { ...timing, status: TestStatus.Failed, failureMessage: failure },
      );
      if (mutant !== undefined && failure !== null) break;
    }
    delete context.currentTestId;
    return results;
  }

  async #load(): Promise<void> {
    this.#loads += 1;
    const file = pathToFileURL(resolve('temp/mutation/tests.mjs')).href;
    const { takeTests } = await import(`${file}?${this.#loads}`);
    this.#tests = takeTests();
  }
}

/** Some tests play games while they are loaded: what they reach then need not be tried by loading if tests reach it too. */
function ofTestsFirst({ static: atLoad, perTest }: MutantCoverage): MutantCoverage {
  const inTests = new Set(Object.values(perTest).flatMap((reached) => Object.keys(reached)));
  const onlyAtLoad = Object.entries(atLoad).filter(([mutant]) => !inTests.has(mutant));
  return { static: Object.fromEntries(onlyAtLoad), perTest };
}

/** Why a test fails; `null` if it does not. */
async function failureOf(run: () => unknown, timeout: number): Promise<string | null> {
  Reflect.set(globalThis, 'runTest', run);
  try {
    await script.runInThisContext({ timeout: Math.round(timeout) });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isSuccess({ status }: TestResult): boolean {
  return status === TestStatus.Success;
}

function killed(test: string, failureMessage: string, nrOfTests: number): MutantRunResult {
  return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests };
}

export const strykerPlugins: readonly unknown[] = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess),
];
