import { preferred } from './languages.ts';
import { Page } from './page.ts';

new Page(document.body, preferred(navigator.languages));
