// The languages. A new one is a folder like `english`, and a line here; the program and the playground then speak it too.
export { english } from './english/index.ts';
export { german } from './german/index.ts';
export { hungarian } from './hungarian/index.ts';
export { polish } from './polish/index.ts';
