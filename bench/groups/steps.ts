import type { BaseAction, BaseState } from '../../src/core/types.ts';
import { callLine } from '../call-line.ts';
import { scoreText } from '../checksum.ts';
import type { Subject } from '../games.ts';
import type { Group } from '../measure.ts';
import { type Recording, recorded } from '../playing.ts';
import { CHESS, chessLine, lineFor, type Peers, PLAYERS } from './playouts.ts';

export const APPLY = lineFor('applyAction', PLAYERS);
export const BARE_IMMER = 'bare immer, five writes';

interface Step {
  readonly state: BaseState;
  readonly action: BaseAction;
}

/** Single steps from each state of a recorded game, and changes of the same states by immer alone. */
export function steps({ game, fiveWrites }: Subject, peers: Peers | null): Group {
  const all = stepsOf(recorded(game, PLAYERS, 1));
  return {
    title: 'Single steps',
    lines: [
      callLine(all, {
        name: APPLY,
        call: ({ state, action }) => game.applyAction(state, action),
        text: (state) => scoreText(game.score(state)),
      }),
      callLine(all, {
        name: lineFor('transition', PLAYERS),
        call: ({ state, action }) => game.transition(state, action),
        text: ({ events }) => events.map(({ type }) => type).join(' '),
      }),
      callLine(all, {
        name: lineFor('checkAction', PLAYERS),
        call: ({ state, action }) => game.checkAction(state, action),
        text: (refusal) => refusal?.code ?? 'legal',
      }),
      callLine(all, {
        name: BARE_IMMER,
        call: ({ state }) => fiveWrites(state),
        text: (state) => scoreText(game.score(state)),
      }),
      ...(peers === null ? [] : [chessLine(peers)]),
    ],
    references: peers === null ? [BARE_IMMER] : [BARE_IMMER, CHESS],
  };
}

function stepsOf({ states, actions }: Recording): Step[] {
  return actions.flatMap((action, place) => {
    const state = states[place];
    return state === undefined ? [] : [{ state, action }];
  });
}
