import type { BaseAction } from './game.ts';
import { NotPlain, type PlainLimits, plainCopy, shown } from './plain.ts';
import {
  COMMON_MESSAGES,
  type CommonRefusalDetails,
  type Json,
  type RefusalOf,
  refusals,
} from './refusal.ts';
import {
  type Fields,
  integer,
  isRecord,
  misfit,
  type ObjectShape,
  object,
  oneOf,
} from './shape.ts';

/** The fields of an action beside `type` and `player`. */
export interface ActionFields {
  readonly fields: Fields;
  readonly optional?: Fields;
}

/** The fields of an action, and the whole form that follows from them. */
export interface ActionForm extends ActionFields {
  readonly shape: ObjectShape;
}

/** The forms of all actions of a game, made once. */
export function actionForms<Type extends string>(
  table: Readonly<Record<Type, ActionFields>>,
): { readonly [type: string]: ActionForm } {
  const forms: { [type: string]: ActionForm } = {};
  for (const type in table) forms[type] = { ...table[type], shape: actionShape(type, table[type]) };
  return forms;
}

/** The whole form of an action, `type` and `player` included. */
function actionShape(type: string, { fields, optional }: ActionFields): ObjectShape {
  return object(
    { type: oneOf([type]), player: integer(0, Number.MAX_SAFE_INTEGER), ...fields },
    optional,
  );
}

/** The bounds of an action from outside. */
export const ACTION_LIMITS: PlainLimits = { depth: 4, text: 64, entries: 64, values: 256 };

/** Makes the refusals that any game can give. */
export const refuse: ReturnType<typeof refusals<CommonRefusalDetails>> =
  refusals<CommonRefusalDetails>(COMMON_MESSAGES);

/** Makes a well-formed action of any value, or says what is wrong with it. */
export function readAction(
  actions: { readonly [type: string]: ActionForm },
  value: unknown,
): BaseAction | RefusalOf<CommonRefusalDetails> {
  const plain = plainCopy(value, ACTION_LIMITS);
  if (plain instanceof NotPlain)
    return refuse('NOT_PLAIN', { path: plain.path, problem: plain.problem });
  if (!isRecord(plain)) {
    return refuse('MALFORMED', {
      path: [],
      problem: 'wrong',
      given: shown(plain),
      allowed: 'an object',
    });
  }
  const type = Object.hasOwn(plain, 'type') ? plain['type'] : undefined;
  const form = typeof type === 'string' && Object.hasOwn(actions, type) ? actions[type] : undefined;
  if (typeof type !== 'string' || form === undefined) {
    return refuse('UNKNOWN_TYPE', { given: shown(type), allowed: Object.keys(actions) });
  }
  const wrong = misfit(form.shape, plain);
  if (wrong !== null) return refuse('MALFORMED', { ...wrong });
  return isAction(plain)
    ? plain
    : refuse('UNKNOWN_TYPE', { given: shown(type), allowed: Object.keys(actions) });
}

function isAction(value: { readonly [key: string]: Json }): value is BaseAction & typeof value {
  return typeof value['type'] === 'string' && typeof value['player'] === 'number';
}

/** An action that `readAction` has found to be of the game's table is one of the game's actions. */
export function isActionOf<Action extends BaseAction>(_action: BaseAction): _action is Action {
  return true;
}
