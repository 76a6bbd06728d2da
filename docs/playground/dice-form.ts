import type { Seat } from '../../src/index.ts';
import { element, labelled, select } from './elements.ts';
import type { Scene } from './scene.ts';
import { filled } from './texts/texts.ts';

const FACES = [1, 2, 3, 4, 5, 6].map((face) => [face, String(face)] as const);

/** The form for manual dice. */
export function diceForm({ table, language }: Scene, player: Seat): HTMLFormElement {
  const { texts, catalogue } = language;
  const { played, match } = table;
  const dice = played.dice(catalogue);
  const faces = dice.map(() => 1);
  const fields = dice.map((die, index) => {
    const choose = (face: number): void => {
      faces[index] = face;
    };
    return labelled(filled(texts.die, { die }), select(FACES, 1, choose));
  });
  const form = element(
    'form',
    { class: 'dice' },
    ...fields,
    element('button', { type: 'submit' }, texts.roll),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    table.act(match.game.parseAction({ type: 'roll', player, dice: played.rolled(faces) }));
  });
  return form;
}
