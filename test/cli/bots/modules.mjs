// Bots of every form that a module can export.
export default function first(view) {
  return actionsOf(view)[0];
}

export const object = {
  name: 'an object',
  choose: (view) => actionsOf(view)[0],
};

export class Remembering {
  name = 'remembering';
  heard = [];
  newGame({ seat, players }) {
    this.heard = [`seat ${seat} of ${players}`];
  }
  observe(events) {
    this.heard.push(events.length);
  }
  choose(view) {
    if (this.heard.length === 0) throw new Error('no game has begun');
    return actionsOf(view)[0];
  }
  gameOver({ winners }) {
    if (winners.length === 0) throw new Error('nobody won');
  }
}

export const wrong = 7;

export const throwing = () => {
  throw new TypeError('not today');
};

/** The test gives the rules, so that this module needs no build. */
function actionsOf(view) {
  return globalThis.legalActionsForTest(view);
}
