// A table for both games that players click on: on one device with `start`, or over a network with client.ts.
import { caribbeanFleet, type Game, type GameTypes, grogIsland } from 'pirate-auctions';
import { createSession, type PlayerSnapshot, type PlayerStore } from 'pirate-auctions/session';
import { renderState } from 'pirate-auctions/svg';
import { wordsFor } from 'pirate-auctions/words';

export const GAMES: readonly [Game, ...Game[]] = [grogIsland, caribbeanFleet];
type Store = PlayerStore<GameTypes, PlayerSnapshot | null>;

/** Shows a game as one player sees it. A click acts if it can mean one action only; otherwise a menu asks. */
export function showTable(root: HTMLElement, game: Game, store: Store): () => void {
  const words = wordsFor(game);
  let clicked: string[] = [];
  let refused: ReturnType<Store['dispatch']> = null;
  const draw = () => {
    const snapshot = store.getSnapshot();
    if (snapshot === null) return;
    const { view, actions, events, log, refusal, scoring } = snapshot;
    const left = clicked.reduce((some, piece) => game.actionsOn(some, piece, view), [...actions]);
    if (clicked.length > 0 && left.length === 1) return left.forEach(act);
    const clickable = actions.flatMap((action) => game.piecesOf(action, view));
    const changed = events.flatMap(game.piecesOfEvent);
    root.innerHTML = renderState(view, { clickable, changed });
    const last = log.slice(-5).map((event) => words.describeEvent(event));
    for (const why of [refused, refusal]) if (why) last.push(words.describeRefusal(why));
    if (scoring !== null) last.push(words.describeWinners(scoring));
    root.append(...last.map((text) => element('p', text)));
    for (const action of clicked.length > 0 ? left : []) {
      const button = element('button', words.describeAction(action, view));
      button.onclick = () => act(action);
      root.prepend(button);
    }
  };
  function act(action: GameTypes['Action']): void {
    clicked = [];
    refused = store.dispatch(action);
    if (refused !== null) draw();
  }
  root.onclick = ({ target }) => {
    const piece = target instanceof Element && target.closest<SVGElement>('.clickable');
    const id = piece ? (piece.dataset['piece'] ?? '') : '';
    clicked = id === '' || clicked.includes(id) ? [] : [...clicked, id];
    draw();
  };
  return store.subscribe(draw);
}

/** Lays a table on this device: whoever must decide sees their own cards. */
export function start(root: HTMLElement, game: Game, seed: number): void {
  const session = createSession(game, { options: { players: 3, seed } });
  let end = (): void => {};
  session.subscribe(({ decisions }) => {
    end();
    end = showTable(root, game, session.as(decisions[0]?.player ?? 'spectator'));
  });
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent });
