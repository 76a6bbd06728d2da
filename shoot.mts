import { chromium } from 'playwright-core';
import { browserPath } from './scripts/browser.ts';
import { caribbeanFleet, grogIsland } from './src/index.ts';
import { seeded } from './src/core/random.ts';
import { renderState } from './src/svg/index.ts';
import * as words from './src/words/index.ts';
const NAMES=['Anne','Bart','Calico','Dirk','Edward'];
function state(g:any,n:number,s:number,acts:number,opt:any={}){const r=seeded(s);let st=g.createGame({players:n,seed:s,...opt});let prev:any;for(let i=0;i<acts;i++){const l=g.legalActions(st);if(!l.length)break;prev=l;st=g.applyAction(st,l[r.below(l.length)]);}return st;}
const browser=await chromium.launch({executablePath:browserPath(),args:['--no-sandbox','--disable-gpu']});
const jobs=process.argv.slice(2);
for (const job of jobs){ // game:players:seed:acts:viewer:format:theme:lang:mark
 const [g,n,s,a,v,format,theme,lang='english',mark='']=job.split(':');
 const game:any=g==='gi'?grogIsland:caribbeanFleet;
 const st=state(game,+n,+s,+a);
 const view=game.viewFor(st,v==='x'?'spectator':+v);
 const opts:any={names:NAMES,format,theme,catalogue:(words as any)[lang]};
 if(mark==='m'){opts.clickable=g==='gi'?['building:blue:hat','ship:treasures','goal:parrots','space:2','die:green','purse:0','goods:0:blue']:['die:0','purse:0',...view.open.map((c:any)=>'card:'+c)];opts.changed=g==='gi'?['building:green:hat','cloud:blue','goods:1:blue','deck:goals']:['purse:1','chief:green','deck'];}
 const svg=renderState(view,opts);
 const w=format==='narrow'?390:992;
 const page=await browser.newPage({viewport:{width:w,height:600},deviceScaleFactor:format==='narrow'?1.6:1.2,colorScheme:theme==='dark'?'dark':'light'});
 await page.setContent(`<body style="margin:${format==='narrow'?8:16}px;background:${theme==='dark'?'#0b1015':'#eee'}">${svg}</body>`);
 await page.screenshot({path:`/tmp/w/shots/${job.replaceAll(':','-')}.png`,fullPage:true});
 await page.close();
}
await browser.close();
