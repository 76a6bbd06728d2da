import type { Seed } from './random.ts';
import type {
  Components,
  GameRecord,
  GameTypes,
  InvariantIssue,
  Position,
  Replay,
  ScoringSoFar,
  Seat,
  Transition,
  Viewer,
} from './types.ts';

/*
 * core: what any game has. The contract, the engine behind it, views, records and errors.
 * May import: nothing.
 */

/**
 * One game as an object. Both games have these functions under the same names; the examples play Grog Island.
 *
 * No function uses `this` or changes what it is given. What it returns is deeply frozen, or a copy that nobody else holds. Each can
 * be replaced: `{ ...grogIsland, applyAction: mine }` is a game too.
 *
 * @typeParam Types - the types of the game; without it, any game.
 */
export interface Game<Types extends GameTypes = GameTypes> {
  /** The name of the game, as in its entry point. */
  readonly name: string;
  /** The numbers of players that the game is for, in rising order. */
  readonly playerCounts: readonly number[];

  /**
   * Creates the first state of a game.
   *
   * @param options - the number of players, the seed, and the optional settings of the game.
   * @returns the state after the setup of the table, deeply frozen.
   * @throws an {@link InvalidOptionsError} with the code `MISSING_OPTION`, `UNKNOWN_OPTION`, `INVALID_OPTION`, `CONFLICTING_OPTIONS`
   * or `NOT_JSON`, and with the path of the option, the value received and what was expected.
   * @example
   * ```ts
   * import { createGame, decisions } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 7, firstPlayer: 1 });
   * console.log(decisions(state)[0]); // { type: 'setup', player: 0, toReturn: 2, mayChooseGood: true }
   * ```
   */
  createGame(options: Types['Options']): Types['State'];

  /**
   * Returns the state after an action. The given state and action never change, and the two states share what stays the
   * same.
   *
   * @param state - the state in which the player acts.
   * @param action - the action.
   * @returns the next state, deeply frozen.
   * @throws an {@link IllegalActionError} with the code, message and details that `checkAction` returns.
   * @throws an {@link InvalidStateError} with `EXPECTED_STATE` for a view, with `WRONG_GAME` or `WRONG_RULES` for a state of the other
   * game or of another version of the rules, and with `NOT_A_STATE` for anything else.
   * @example
   * ```ts
   * import { applyAction, createGame } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * const next = applyAction(state, { type: 'chooseGood', player: 0, good: 'grey' });
   * console.log(next.players[0]?.goods, state.players[0]?.goods); // [ 0, 0, 0, 0, 1 ] [ 0, 0, 0, 0, 0 ]
   * ```
   */
  applyAction(state: Types['State'], action: Types['Action']): Types['State'];

  /**
   * Returns the state after an action together with the events that led to it, for logs and animation.
   *
   * @param state - the state in which the player acts.
   * @param action - the action.
   * @returns the next state and the events, in order.
   * @throws an {@link IllegalActionError} and an {@link InvalidStateError}, like `applyAction`.
   * @example
   * ```ts
   * import { createGame, transition } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * const { events } = transition(state, { type: 'chooseGood', player: 0, good: 'grey' });
   * console.log(events); // [ { type: 'goodsTaken', player: 0, goods: [ 0, 0, 0, 0, 1 ], reason: 'setup' } ]
   * ```
   */
  transition(
    state: Types['State'],
    action: Types['Action'],
  ): Transition<Types['State'], Types['Event']>;

  /**
   * Tells whether an action is legal, and if not, why. It takes any value, even one that is not an action at all. On a
   * view it answers for the viewer's own actions.
   *
   * @param position - a state, or a view.
   * @param action - the value to check.
   * @returns `null` if the action is legal; otherwise the refusal with its code, message and details.
   * @throws an {@link InvalidStateError} with `WRONG_GAME`, `WRONG_RULES` or `NOT_A_STATE` if `position` is not a state or view of this game.
   * @example
   * ```ts
   * import { checkAction, createGame } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * console.log(checkAction(state, { type: 'pass', player: 0 })?.code); // WRONG_DECISION
   * console.log(checkAction(state, 'pass')?.code); // MALFORMED
   * ```
   */
  checkAction(position: Position<Types>, action: unknown): Types['Refusal'] | null;

  /**
   * Lists the legal actions of a player, or of all open decisions, each once. The order is stable: that of the game's table of
   * actions, and within one type that of the tables of components, with numbers rising. On a view it lists the viewer's own
   * actions only. A roll with manual dice is not listed.
   *
   * @param position - a state, or a view.
   * @param player - the seat; without it, every seat that has a decision.
   * @returns the actions; an empty list for a seat that has no decision.
   * @throws a RangeError if there is no such seat.
   * @throws an {@link InvalidStateError} like `checkAction`.
   * @example
   * ```ts
   * import { createGame, legalActions } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * console.log(legalActions(state, 0).at(-1)); // { type: 'chooseGood', player: 0, good: 'grey' }
   * ```
   */
  legalActions(position: Position<Types>, player?: Seat): Types['Action'][];

  /**
   * Tells what the buttons of a decision need: whether its player may pass, and if not, why; and the bounds of amounts. All of it is
   * public, so a view answers for every player.
   *
   * @param position - a state, or a view.
   * @param decision - an open decision, as `decisions` returns it.
   * @returns the action that declines the decision with its refusal, and the least and the most of each amount.
   * @throws a RangeError if the decision is not open in the position.
   * @throws an {@link InvalidStateError} like `checkAction`.
   * @example
   * ```ts
   * import { applyAction, choices, createGame, decisions, legalActions } from 'pirate-auctions/grog-island';
   *
   * let state = createGame({ players: 2, seed: 1 });
   * while (decisions(state)[0]?.type !== 'bid') state = applyAction(state, legalActions(state)[0]!);
   * const { pass, amounts } = choices(state, decisions(state)[0]!);
   * console.log(pass?.refusal?.code, amounts.bid); // MUST_OPEN { least: 3, most: 11 }
   * ```
   */
  choices(position: Position<Types>, decision: Types['Decision']): Choices<Types>;

  /**
   * Names the pieces that an action touches, in the order in which a hand would. A piece is a thing on the table with a stable id,
   * such as `building:blue:sword` or `purse:1`; the pictures of `pirate-auctions/svg` carry the same ids.
   *
   * @param action - a legal action.
   * @param position - a state, or a view.
   * @returns the ids of at least one piece; a piece that the hand touches several times stands there as often.
   * @throws an {@link IllegalActionError} if the action is not legal.
   * @throws an {@link InvalidStateError} like `checkAction`.
   * @example
   * ```ts
   * import { createGame, legalActions, piecesOf } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * console.log(piecesOf({ type: 'chooseGood', player: 0, good: 'grey' }, state)); // [ 'good:grey' ]
   * ```
   */
  piecesOf(action: Types['Action'], position: Position<Types>): Types['Piece'][];

  /**
   * Picks the actions that a click on a piece can mean: those that touch it. Call it again with the result and the next piece that
   * the player clicks, until one action is left or the player must choose from a menu.
   *
   * @param actions - legal actions, such as `legalActions` returns.
   * @param piece - the id of the piece.
   * @param position - the state or view of the actions.
   * @returns the actions in their order; an empty list if none touches the piece.
   * @throws a RangeError if no game with so many players has such a piece.
   * @throws a {@link ParseError} with the code `INVALID_FIELD` if the actions are no list.
   * @throws an {@link IllegalActionError} and an {@link InvalidStateError}, like `piecesOf`.
   * @example
   * ```ts
   * import { actionsOn, createGame, legalActions } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * console.log(actionsOn(legalActions(state, 0), 'good:blue', state)); // [ { type: 'chooseGood', player: 0, good: 'blue' } ]
   * ```
   */
  actionsOn(
    actions: readonly Types['Action'][],
    piece: Types['Piece'],
    position: Position<Types>,
  ): Types['Action'][];

  /**
   * Names the pieces that an event changed, so that a front end can mark the last move.
   *
   * @param event - an event; a viewed event names what its viewer may see.
   * @returns the ids, an empty list if nothing on the table changed. Some are not in everybody's picture, such as `hand:1:goals`, which
   * is not in the picture of seat 1.
   * @throws a {@link ParseError} with the code `INVALID_FIELD` if the value is no event of this game.
   * @example
   * ```ts
   * import { createGame, piecesOfEvent, transition } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * const { events } = transition(state, { type: 'chooseGood', player: 0, good: 'grey' });
   * console.log(events.flatMap(piecesOfEvent)); // [ 'good:grey', 'goods:0:grey' ]
   * ```
   */
  piecesOfEvent(event: Types['Event']): Types['Piece'][];

  /**
   * Lists what the game waits for. Decisions carry no secrets.
   *
   * @param position - a state, or a view.
   * @returns the open decisions by seat, several only while players decide at the same time; an empty list when the game is over.
   * @throws an {@link InvalidStateError} like `checkAction`.
   * @example
   * ```ts
   * import { createGame, decisions } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 3, seed: 1 });
   * console.log(decisions(state).map(({ player }) => player)); // [ 0, 1, 2 ]
   * ```
   */
  decisions(position: Position<Types>): Types['Decision'][];

  /**
   * Scores a state: the final score, or before the end of the game the score as if it ended now.
   *
   * @param state - the state; a view does not know everything that counts.
   * @returns the score sheets by seat with their breakdown, the ranking and the winners.
   * @throws an {@link InvalidStateError} like `applyAction`; for a view, use `scoreSoFar`.
   * @example
   * ```ts
   * import { createGame, score } from 'pirate-auctions/grog-island';
   *
   * const { players, ranking } = score(createGame({ players: 2, seed: 1 }));
   * console.log(players[0]?.coins, ranking.flat().length); // 1 2
   * ```
   */
  score(state: Types['State']): Types['Scoring'];

  /**
   * Scores the game as if it ended now, as far as the viewer knows: their own points are complete, and what is hidden is `null`.
   *
   * @param position - a view, or a state, in which everything is known.
   * @returns the score sheets by seat, each with the sum of the points that are certain.
   * @throws an {@link InvalidStateError} like `checkAction`.
   * @example
   * ```ts
   * import { createGame, scoreSoFar, viewFor } from 'pirate-auctions/grog-island';
   *
   * const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
   * const { players } = scoreSoFar(view);
   * console.log(players[0]?.total, players[1]?.total, players[1]?.certain); // 1 null 1
   * ```
   */
  scoreSoFar(position: Position<Types>): ScoringSoFar<Types['ScoreSoFar']>;

  /**
   * Counts every component, wherever it lies: in the supply, in a deck, in a hand, on the board, or out of the game.
   *
   * @param state - the state.
   * @returns the counts by name; they are the same in every state of a game.
   * @throws an {@link InvalidStateError} like `applyAction`.
   * @example
   * ```ts
   * import { components, createGame } from 'pirate-auctions/grog-island';
   *
   * console.log(components(createGame({ players: 2, seed: 1 }))['locks']); // 6
   * ```
   */
  components(state: Types['State']): Components;

  /**
   * Lists the invariants that a state breaks. No state that the library made breaks any.
   *
   * @param state - the state.
   * @returns the broken invariants, each with the id of the rule behind it.
   * @throws an {@link InvalidStateError} like `applyAction`.
   * @example
   * ```ts
   * import { createGame, invariants } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * console.log(invariants(state), invariants({ ...state, locks: 5 })[0]?.rule); // [] GI-C12
   * ```
   */
  invariants(state: Types['State']): InvariantIssue[];

  /**
   * Returns the state as a viewer may see it: the fields of the state and `viewer`, with `null` for everything hidden. It is
   * built from what the viewer may see, never by deleting what they may not.
   *
   * @param state - the state.
   * @param viewer - the seat that looks, or `'spectator'`.
   * @returns the view, deeply frozen.
   * @throws a RangeError if there is no such seat.
   * @throws an {@link InvalidStateError} like `applyAction`.
   * @example
   * ```ts
   * import { createGame, viewFor } from 'pirate-auctions/grog-island';
   *
   * const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
   * console.log(view.players[0]?.goals.length, view.players[1]?.goals[0]); // 6 null
   * ```
   */
  viewFor(state: Types['State'], viewer: Viewer): Types['View'];

  /**
   * Returns events as a viewer may see them, with `null` for the cards that only `seenBy` sees.
   *
   * @param events - the events of one or more transitions.
   * @param viewer - the seat that looks, or `'spectator'`. Events do not tell how many seats there are, so a seat that does not exist
   * sees what a spectator sees.
   * @returns the events in the same order.
   * @throws a RangeError if the viewer is neither `'spectator'` nor a whole number from 0.
   * @throws a {@link ParseError} with the code `INVALID_FIELD` if `events` is not a list of events.
   * @example
   * ```ts
   * import { createGame, legalActions, transition, viewEvents } from 'pirate-auctions/grog-island';
   *
   * const state = createGame({ players: 2, seed: 1 });
   * const { events } = transition(state, legalActions(state, 0)[0]!); // seat 0 returns a goal
   * const [event] = viewEvents(events, 1);
   * console.log(event?.type === 'goalReturned' && event.goal); // null
   * ```
   */
  viewEvents(events: readonly Types['Event'][], viewer: Viewer): Types['Event'][];

  /**
   * Draws a state at random from those that agree with a view: every arrangement of the unknown cards is equally likely, and the
   * dice to come are new. The result depends on the view and the seed only, so a search cannot read the future from it.
   *
   * @param view - the view.
   * @param seed - a seed; another one draws another sample.
   * @returns a state of which `viewFor` gives the same view.
   * @throws a RangeError if the seed is neither a safe integer nor 64 lower-case hex digits.
   * @throws an {@link InvalidStateError} with `EXPECTED_VIEW` for a state, otherwise like `checkAction`.
   * @example
   * ```ts
   * import { createGame, sampleState, viewFor } from 'pirate-auctions/grog-island';
   *
   * const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
   * const sample = sampleState(view, 1);
   * console.log(viewFor(sample, 0).players[0]?.goals.join() === view.players[0]?.goals.join()); // true
   * ```
   */
  sampleState(view: Types['View'], seed: Seed): Types['State'];

  /**
   * Starts a simulation, the fast path for search.
   *
   * @param state - the state to start from; it never changes.
   * @returns a simulation on a private copy of the state.
   * @throws an {@link InvalidStateError} like `applyAction`; `sampleState` makes a state of a view.
   * @example
   * ```ts
   * import { createGame, simulate } from 'pirate-auctions/grog-island';
   *
   * const simulation = simulate(createGame({ players: 2, seed: 1 }));
   * const action = simulation.randomAction(() => 0.5);
   * if (action !== null) simulation.apply(action);
   * ```
   */
  simulate(state: Types['State']): Simulation<Types>;

  /**
   * Tells whether an action may be taken back without revealing anything: no dice, no drawn card, no choice of another
   * player, and not the end of the game, at which the scoring shows everything. To undo it, go back to the old state.
   *
   * @param state - the state before.
   * @param after - the state after one action, or the events of one or more actions.
   * @returns whether going back gives nobody knowledge that they should not have.
   * @throws an {@link InvalidStateError} like `applyAction`.
   * @throws a {@link ParseError} like `viewEvents`.
   * @example
   * ```ts
   * import { canUndo, createGame, transition } from 'pirate-auctions/grog-island';
   *
   * const before = createGame({ players: 2, seed: 1 });
   * const { state, events } = transition(before, { type: 'chooseGood', player: 0, good: 'grey' });
   * console.log(canUndo(before, events), canUndo(before, state)); // true true
   * ```
   */
  canUndo(state: Types['State'], after: Types['State'] | readonly Types['Event'][]): boolean;

  /**
   * Creates the record of a new game.
   *
   * @param options - the options of the game, as for `createGame`.
   * @returns a frozen record with the checked options and no actions.
   * @throws an {@link InvalidOptionsError} like `createGame`.
   * @example
   * ```ts
   * import { createRecord } from 'pirate-auctions/grog-island';
   *
   * console.log(createRecord({ players: 2, seed: 1 }).actions); // []
   * ```
   */
  createRecord(options: Types['Options']): GameRecord<Types>;

  /**
   * Adds an action to a record. It does not check whether the action is legal; `applyAction` and `replay` do. A call costs the same
   * however long the record is: the list of the actions is made when you first read it.
   *
   * @param record - the record; it never changes.
   * @param action - the next action.
   * @returns a frozen record with one more action.
   * @throws a {@link ParseError} like `parseRecord` for the record and like `parseAction` for the action, and with `INVALID_FIELD` for a
   * record that has 100,000 actions.
   * @example
   * ```ts
   * import { append, createRecord } from 'pirate-auctions/grog-island';
   *
   * const record = append(createRecord({ players: 2, seed: 1 }), { type: 'chooseGood', player: 1, good: 'blue' });
   * console.log(record.actions.length); // 1
   * ```
   */
  append(record: GameRecord<Types>, action: Types['Action']): GameRecord<Types>;

  /**
   * Replays a record.
   *
   * @param record - the record.
   * @returns the last state, every state before it, and the events of each action.
   * @throws a {@link ReplayError} with the code `ILLEGAL_RECORD`, the position of the first action that is not legal, and its refusal.
   * @throws a {@link ParseError} with the code `WRONG_GAME` or `WRONG_RULES`, and with `INVALID_FIELD` for a value that is no record or has
   * more than 100,000 actions.
   * @throws an {@link InvalidOptionsError} like `createGame`.
   * @example
   * ```ts
   * import { append, createRecord, replay } from 'pirate-auctions/grog-island';
   *
   * const record = append(createRecord({ players: 2, seed: 1 }), { type: 'chooseGood', player: 1, good: 'blue' });
   * console.log(replay(record).state.players[1]?.goods); // [ 0, 1, 0, 0, 0 ]
   * ```
   */
  replay(record: GameRecord<Types>): Replay<Types>;

  /**
   * Writes an action as one line of text, as `docs/notation.md` describes it.
   *
   * @param action - the action.
   * @returns the line, without a line break.
   * @throws a {@link ParseError} like `parseAction`.
   * @example
   * ```ts
   * import { formatAction } from 'pirate-auctions/grog-island';
   *
   * console.log(formatAction({ type: 'bid', player: 2, dice: ['yellow', 'green'], hold: true })); // 2 bid yellow,green hold
   * ```
   */
  formatAction(action: Types['Action']): string;

  /**
   * Reads an action from a line that `formatAction` wrote.
   *
   * @param line - the line.
   * @returns the action. Whether it is legal is a question for `checkAction`.
   * @throws a {@link ParseError} with the code `INVALID_TEXT`, with the line and column as its path, the word there, and what could stand
   * there.
   * @example
   * ```ts
   * import { parseActionText } from 'pirate-auctions/grog-island';
   *
   * console.log(parseActionText('2 bid yellow,green hold').type); // bid
   * ```
   */
  parseActionText(line: string): Types['Action'];

  /**
   * Writes a record as text: the game, the version of the rules, the options, and one line for each action. `parseRecord` reads it.
   *
   * @param record - the record.
   * @returns the text.
   * @throws a {@link ParseError} like `parseRecord`: what it writes can be read.
   * @example
   * ```ts
   * import { createRecord, formatRecord } from 'pirate-auctions/grog-island';
   *
   * console.log(formatRecord(createRecord({ players: 2, seed: 1 })).split('\n')[0]); // game grog-island
   * ```
   */
  formatRecord(record: GameRecord<Types>): string;

  /**
   * Reads an action from any value, such as a message from a client.
   *
   * @param value - the value.
   * @returns a frozen copy. Whether the action is legal is a question for `checkAction` and `applyAction`.
   * @throws a {@link ParseError} with `NOT_JSON`, `MISSING_FIELD`, `UNKNOWN_FIELD` or `INVALID_FIELD`, and with the path, the value
   * received and what was expected.
   * @example
   * ```ts
   * import { parseAction } from 'pirate-auctions/grog-island';
   *
   * console.log(parseAction(JSON.parse('{ "type": "pass", "player": 1 }')).type); // pass
   * ```
   */
  parseAction(value: unknown): Types['Action'];

  /**
   * Reads a state from any value, such as JSON from a file or a database. A state that it accepts can be played to the end:
   * nothing throws, somebody can always act, and every invariant holds at every step. It need not be one that play leads to, so
   * you may compose positions for puzzles, tests and editors.
   *
   * @param value - the value.
   * @returns a frozen copy.
   * @throws a {@link ParseError} with `NOT_JSON`, `MISSING_FIELD`, `UNKNOWN_FIELD` or `INVALID_FIELD` for a wrong form, with `WRONG_GAME`,
   * `WRONG_RULES` or `EXPECTED_STATE`, and with `UNPLAYABLE_STATE` and the id of the rule for a state that cannot be played to the end.
   * @example
   * ```ts
   * import { createGame, parseState } from 'pirate-auctions/grog-island';
   *
   * const text = JSON.stringify(createGame({ players: 2, seed: 1 }));
   * console.log(parseState(JSON.parse(text)).round); // 0
   * ```
   */
  parseState(value: unknown): Types['State'];

  /**
   * Reads a view from any value, such as a message from a server. A view that it accepts can be sampled, and each sample is a
   * state that `parseState` accepts.
   *
   * @param value - the value.
   * @returns a frozen copy.
   * @throws a {@link ParseError} like `parseState`, but with `EXPECTED_VIEW` for a state.
   * @example
   * ```ts
   * import { createGame, parseView, viewFor } from 'pirate-auctions/grog-island';
   *
   * const text = JSON.stringify(viewFor(createGame({ players: 2, seed: 1 }), 0));
   * console.log(parseView(JSON.parse(text)).viewer); // 0
   * ```
   */
  parseView(value: unknown): Types['View'];

  /**
   * Reads a record from any value, or from text that `formatRecord` wrote.
   *
   * @param value - the value, or the text.
   * @returns a frozen copy. Its options are valid; whether its actions are legal is a question for `replay`.
   * @throws a {@link ParseError} like `parseAction`, with `WRONG_GAME` or `WRONG_RULES`, and with `INVALID_TEXT` for text like
   * `parseActionText`.
   * @example
   * ```ts
   * import { createRecord, formatRecord, parseRecord } from 'pirate-auctions/grog-island';
   *
   * const text = formatRecord(createRecord({ players: 2, seed: 1 }));
   * console.log(parseRecord(text).options); // { players: 2, seed: 1 }
   * ```
   */
  parseRecord(value: unknown): GameRecord<Types>;

  /**
   * Reads a list of events from any value, such as a message from a server. It takes events as `transition` and as `viewEvents` give
   * them.
   *
   * @param value - the value.
   * @returns a frozen copy.
   * @throws a {@link ParseError} like `parseAction`, and with `INVALID_FIELD` for more than 100,000 events.
   * @example
   * ```ts
   * import { parseEvents } from 'pirate-auctions/grog-island';
   *
   * console.log(parseEvents(JSON.parse('[{ "type": "passed", "player": 1 }]'))[0]?.type); // passed
   * ```
   */
  parseEvents(value: unknown): readonly Types['Event'][];

  /**
   * Reads a scoring from any value, such as a message from a server.
   *
   * @param value - the value.
   * @returns a frozen copy.
   * @throws a {@link ParseError} like `parseAction`.
   * @example
   * ```ts
   * import { createGame, parseScoring, score } from 'pirate-auctions/grog-island';
   *
   * const text = JSON.stringify(score(createGame({ players: 2, seed: 1 })));
   * console.log(parseScoring(JSON.parse(text)).players.length); // 2
   * ```
   */
  parseScoring(value: unknown): Types['Scoring'];

  /**
   * Reads a refusal from any value, such as a message from a server. A code that the game does not have, such as one of your server,
   * is refused; `describeRefusal` of `pirate-auctions/words` takes it as it is.
   *
   * @param value - the value.
   * @returns a frozen copy.
   * @throws a {@link ParseError} like `parseAction`.
   * @example
   * ```ts
   * import { checkAction, createGame, parseRefusal } from 'pirate-auctions/grog-island';
   *
   * const text = JSON.stringify(checkAction(createGame({ players: 2, seed: 1 }), { type: 'pass', player: 0 }));
   * console.log(parseRefusal(JSON.parse(text)).code); // WRONG_DECISION
   * ```
   */
  parseRefusal(value: unknown): Types['Refusal'];
}

/**
 * What the buttons of a decision need.
 *
 * @typeParam Types - the types of the game.
 */
export interface Choices<Types extends GameTypes = GameTypes> {
  /**
   * The action that declines the decision: in Grog Island `pass`, `endTrade`, `endClaims` or `default`, in Caribbean Fleet `pass` or
   * `keepCard`. `null` for all other decisions, in which the player must choose something.
   */
  readonly pass: {
    /** The action. */
    readonly action: Types['Action'];
    /** Why the player may not; `null` if they may. */
    readonly refusal: Types['Refusal'] | null;
  } | null;
  /** The bounds of amounts, by the type of the action that names them; `null` while no such action is legal. */
  readonly amounts: Types['Amounts'];
}

/**
 * The fast path for search: the same rules on private, mutable data. It checks nothing: an action that is not legal leaves the
 * simulation in a meaningless state.
 *
 * @typeParam Types - the types of the game.
 */
export interface Simulation<Types extends GameTypes = GameTypes> {
  /** Lists the open decisions by seat; an empty list when the game is over. */
  decisions(): Types['Decision'][];
  /** Lists the legal actions of all open decisions, in the order of the game's `legalActions`. */
  legalActions(): Types['Action'][];
  /**
   * Picks a legal action, each with the same probability, without building the list. At a manual roll it picks random faces.
   *
   * @param random - gives numbers from 0 up to but not including 1.
   * @returns the action; `null` when the game is over.
   */
  randomAction(random: () => number): Types['Action'] | null;
  /** Carries out a legal action; also a roll that names its dice, whatever the option `dice` says. */
  apply(action: Types['Action']): void;
  /** Scores the game as if it ended now. */
  score(): Types['Scoring'];
  /** Makes an independent copy. */
  clone(): Simulation<Types>;
  /** Returns the state, deeply frozen; it equals what `applyAction` gives for the same actions. */
  toState(): Types['State'];
}
