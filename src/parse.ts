import { ACTION_LIMITS } from './action-form.ts';
import { legalActions } from './engine.ts';
import { InvalidOptionsError, ParseError } from './errors.ts';
import type { GameRecord } from './game.ts';
import { deepFreeze, same } from './lists.ts';
import { faultOf, type Schema, schemaOf } from './parse-schema.ts';
import { type ParsedGame, type Part, shapesOf } from './parsed-game.ts';
import { NotPlain, type PlainLimits, plainCopy, shown } from './plain.ts';
import { finished } from './position.ts';
import { Demands, type Problem } from './possible.ts';
import { RECORD_MOST } from './record.ts';
import { readRecordText } from './record-text.ts';
import type { Json } from './refusal.ts';
import type { Rules, RulesTypes } from './rules.ts';
import { isRecord } from './shape.ts';

/**
 * Bounds far above anything that a game gives, and low enough that a hostile value costs little: the value is refused
 * before the part beyond a bound is looked at.
 */
const LIMITS: { readonly [Name in Part]: PlainLimits } = {
  action: ACTION_LIMITS,
  state: { depth: 6, text: 64, entries: 2_000, values: 40_000 },
  view: { depth: 6, text: 64, entries: 2_000, values: 40_000 },
  record: { depth: 6, text: 64, entries: 100_000, values: 2_000_000 },
};

const CODES = {
  missing: 'MISSING_FIELD',
  unknown: 'UNKNOWN_FIELD',
  wrong: 'INVALID_FIELD',
} as const;

/** Where values from outside become values of a game, or errors. */
export class Boundary<Types extends RulesTypes> {
  readonly #game: ParsedGame<Types>;
  readonly #schemas = new Map<Part, Schema>();

  constructor(game: ParsedGame<Types>) {
    this.#game = game;
  }

  action(value: unknown): Types['Action'] {
    return deepFreeze(this.#typed<Types['Action']>('action', plainOf('action', value)));
  }

  state(value: unknown): Types['State'] {
    const plain = this.#headed('state', value);
    if (Object.hasOwn(plain, 'viewer')) {
      throw new ParseError('state', {
        code: 'VIEW_FOR_STATE',
        path: ['viewer'],
        given: shown(plain['viewer']),
        allowed: 'a state; sampleState makes one of a view',
      });
    }
    const { rules, problemOf } = this.#game;
    const state = finished(rules, this.#typed<Types['Draft']>('state', plain));
    assertPossible('state', problemOf(state) ?? deadEndOf(rules, state));
    return state;
  }

  view(value: unknown): Types['View'] {
    const plain = this.#headed('view', value);
    if (!Object.hasOwn(plain, 'viewer')) {
      throw new ParseError('view', {
        code: 'STATE_FOR_VIEW',
        path: ['viewer'],
        given: 'nothing',
        allowed: 'a view; viewFor makes one of a state',
      });
    }
    const view = deepFreeze(this.#typed<Types['View']>('view', plain));
    assertPossible('view', this.#problemOfView(view));
    return view;
  }

  record(value: unknown): GameRecord<Types> {
    const { rules, checkedOptions } = this.#game;
    const given = typeof value === 'string' ? readRecordText(rules, value, RECORD_MOST) : value;
    const record = this.#typed<GameRecord<Types>>('record', this.#headed('record', given));
    try {
      checkedOptions(record.options);
    } catch (error) {
      if (!(error instanceof InvalidOptionsError)) throw error;
      const path = ['options', ...error.path];
      throw new ParseError('record', { ...error, code: 'INVALID_FIELD', path });
    }
    return deepFreeze(record);
  }

  /** A view is possible if a state that agrees with it is, and has this view. */
  #problemOfView(view: Types['View']): Problem | null {
    const { rules, sampled, problemOf, viewOf } = this.#game;
    const { viewer } = view;
    const demands = new Demands();
    const seat = viewer === 'spectator' ? 0 : viewer;
    demands.that(seat < view.players.length, 'viewer', ['viewer'], viewer, 'a seat of this game');
    let sample: Types['State'];
    try {
      sample = finished(rules, sampled(view, 0));
    } catch {
      const given = 'more hidden cards than there are';
      return (
        demands.problem ?? { rule: 'hidden', path: [], given, allowed: 'as many as are unseen' }
      );
    }
    demands.that(
      same(viewOf(sample, viewer), view),
      'hidden',
      [],
      `not what ${String(viewer)} sees`,
      'own cards in order, cards of others and decks hidden',
    );
    return problemOf(sample) ?? demands.problem;
  }

  /** Plain data that does not claim to be of another game or of other rules. */
  #headed(part: Part, value: unknown): { readonly [name: string]: Json } {
    const plain = plainOf(part, value);
    const { name, version } = this.#game.rules;
    if (!isRecord(plain)) {
      throw new ParseError(part, {
        code: 'INVALID_FIELD',
        path: [],
        given: shown(plain),
        allowed: `a ${part} of ${name}`,
      });
    }
    for (const [field, code, allowed] of [
      ['game', 'OTHER_GAME', name],
      ['rules', 'OTHER_RULES', version],
    ] as const) {
      if (!Object.hasOwn(plain, field) || plain[field] === allowed) continue;
      throw new ParseError(part, { code, path: [field], given: shown(plain[field]), allowed });
    }
    return plain;
  }

  /** Plain data, after its form is checked. */
  #typed<T>(part: Part, plain: Json): T {
    const schema = this.#schemas.get(part) ?? schemaOf(shapesOf(this.#game)[part]());
    this.#schemas.set(part, schema);
    const fault = faultOf(schema, plain);
    if (fault !== null) {
      const { problem, path, given, allowed } = fault;
      throw new ParseError(part, { code: CODES[problem], path, given: shown(given), allowed });
    }
    if (!isProven<T>(plain)) throw new TypeError('unreachable');
    return plain;
  }
}

function plainOf(part: Part, value: unknown): Json {
  const plain = plainCopy(value, LIMITS[part]);
  if (!(plain instanceof NotPlain)) return plain;
  const { path, problem } = plain;
  const allowed = typeof value === 'string' ? 'an object; JSON.parse text first' : 'plain data';
  throw new ParseError(part, { code: 'NOT_PLAIN', path, given: problem, allowed });
}

function assertPossible(part: Part, problem: Problem | null): void {
  if (problem !== null) throw new ParseError(part, { ...problem, code: 'IMPOSSIBLE_STATE' });
}

/** Somebody can act, or the game is over; a view cannot tell, since that may depend on hidden cards. */
function deadEndOf<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
): Problem | null {
  const top: object | undefined = state.agenda.at(-1);
  const isOver = top === undefined;
  const isManual = !isOver && 'manual' in top && top.manual === true;
  if (isOver || isManual || legalActions(rules, state).length > 0) return null;
  return {
    rule: 'agenda',
    path: ['agenda', state.agenda.length - 1],
    given: 'a decision without a legal action',
    allowed: 'a decision that can be answered',
  };
}

/** The boundary between data and types: the schema, which is made of the shapes of `T`, has just proven it. */
function isProven<T>(_value: unknown): _value is T {
  return true;
}
