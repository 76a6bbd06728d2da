/** The attributes of an element: `true` sets one without a value, `false` sets none. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** An element with attributes and children; a child that is a string is text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  made.append(...children);
  return made;
}

export function button(
  label: string,
  press: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', press);
  return made;
}

/** A value of a list, and its label. */
export type Choice<Value> = readonly [value: Value, label: string];

export function select<Value extends string | number>(
  choices: readonly Choice<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
  attributes: Attributes = {},
): HTMLSelectElement {
  const options = choices.map(([value, label], index) =>
    element('option', { value: index, selected: value === chosen }, label),
  );
  const made = element('select', attributes, ...options);
  made.addEventListener('change', () => {
    const choice = choices[made.selectedIndex];
    if (choice !== undefined) choose(choice[0]);
  });
  return made;
}

/** A field under its label. */
export function labelled(label: string, field: HTMLElement): HTMLLabelElement {
  return element('label', { class: 'field' }, element('span', {}, label), field);
}

export function tick(
  label: string,
  ticked: boolean,
  change: (ticked: boolean) => void,
  attributes: Attributes = {},
): HTMLLabelElement {
  const box = element('input', { type: 'checkbox', checked: ticked, ...attributes });
  box.addEventListener('change', () => change(box.checked));
  return element('label', { class: 'tick' }, box, element('span', {}, label));
}
