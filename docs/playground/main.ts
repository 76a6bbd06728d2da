import { BotWorker, serveBots } from './bot-worker.ts';
import { preferred } from './languages.ts';
import { Page } from './page.ts';

if (typeof document === 'undefined') {
  serveBots();
} else {
  const bots = new BotWorker(document.currentScript?.textContent);
  new Page(document.body, preferred(navigator.languages), bots);
}
