import type { CaribbeanFleetCatalogue } from '../caribbean-fleet/catalogue.ts';
import type { GrogIslandCatalogue } from '../grog-island/catalogue.ts';

/* What the things on the table do; the name stands before it. */

export const GROG_ISLAND_PIECES: GrogIslandCatalogue['pieces'] = {
  'building.free':
    'a foglalás hoz {coins}, és a „{goal}” célkártyával minden itteni matróz ér {points}',
  'building.crew': 'a „{goal}” célkártyával {player} itt szerez {points}',
  'building.blocked': 'senki sem foglalhatja el',
  'ship.coins': 'átvesz legfeljebb {goods}, és darabjáért ad {coins}',
  'ship.cards': 'átvesz legfeljebb {goods}, és darabjáért ad {cards}',
  'ship.goals': 'átvesz akárhány {goods}; mindegyikért húzol egy célkártyát, és egyet megtartasz',
  'ship.ghost': 'senki sem kereskedik vele, és aki passzol, elvesz róla {good}',
  'ship.sea': 'ebben a fordulóban senki sem kereskedhet vele',
  'ship.used': 'ebben a fordulóban más már nem kereskedhet vele',
  'cloud.goal': 'aki alatta foglal, húz egy célkártyát, majd egyet a pakli aljára tesz',
  'cloud.point': 'aki alatta foglal, kap {points}',
  'cloud.parrot': 'aki alatta foglal, húz {cards}',
  'cloud.calm': 'az alatta való foglalás érmét hoz, mást nem',
  'cloud.black': 'az alatta való foglalás nem hoz érmét',
  die: 'a licitben ennyit ér: {face}; az 1. és a 2. licitmezőn foglalást hoz a {peninsula} félszigeten',
  'die.blank':
    'a licitben annyit ér, amennyit mutat; az 1. és a 2. licitmezőn foglalást hoz a {peninsula} félszigeten',
  'space.claim':
    'a nyertes elfoglal egy épületet azon a félszigeten, amelynek a kockája itt fekszik',
  'space.point': 'a nyertes az itteni kockáért kap {points}',
  'space.lock':
    'a nyertes lakatot tesz egy épületre azon a félszigeten, amelynek a kockája itt fekszik',
  good: 'aki passzol, elvesz {good}, ha ennek az árumezőnek a kockája a licitben fekszik',
  goods: 'a {peninsula} félszigetnél fekvő hajó átveszi, és egyet {rate} másfajta áru helyettesít',
  purse: '{player} licitálhat legfeljebb {coins}, kincskártyánként {each} értékkel',
  'goal.type': 'minden matrózod egy ilyen épületen ér {points}',
  'goal.parrots': 'minden papagájkártyád ér {points}',
  'goal.goods': 'minden ilyen árud ér {points}',
  'goal.majority':
    'ér {most}, ha neked van a legtöbb matrózod a {peninsula} félszigeten, és {some}, ha van ott matrózod',
  treasure: 'fizetéskor ér {coins}, vagy a végén {points}',
  'parrot.hold': 'a mostani összeget licitálhatod vele, nem kell többet',
  'parrot.turn': 'licit előtt átfordíthatod vele a {die} kockát',
  'deck.goals': 'a célkártyák a játék végén érnek pontot',
  'deck.treasures': 'a kincskártyákkal licitet lehet kifizetni',
  'deck.parrots': 'a papagájkártyák kockát fordítanak, vagy licitet tartanak',
  hand: 'csak {player} látja',
  locks: 'a nyertes egyet letesz a {space}. licitmezőn fekvő kockáért',
  flag: '{player} dob, és először licitál',
};

export const CARIBBEAN_FLEET_PIECES: CaribbeanFleetCatalogue['pieces'] = {
  ship: 'hoz {ducats}, ha a kockák összege {number}, és a végén is ennyit ér',
  'ship.wreck':
    'hoz {ducats}, ha a kockák összege {number}, és a végén is ennyit ér; elsüllyed, ha az összeg {first} vagy {last}',
  kraken: 'elsüllyeszti más hajóját vagy kocsmáját',
  boarding: 'elveszi más hajóját, ha van saját hajód abban a színben',
  raid: 'megnevezel valakit és egy számot {first} és {last} között; ha a kockák elérik, ennyi dukátot fizet neked',
  cardSharp: 'mindenki más fizet a banknak {ducats}',
  treasureGalleon: 'a banktól hoz {ducats}',
  blackbeard: 'megduplázza az adót egyik vezérbábud színében',
  cannons: 'egyik hajód többet ér, még {ducats}',
  tavern: 'elvesz egy flottajelzőt; ha más ilyen színű hajója pénzt hoz, a gazdája fizet {ducats}',
  rum: 'egyik kocsmádnak minden alkalommal jár {ducats}',
  spyglass: 'egyszer átfordíthatsz vele egy kockát a hajók dobása után',
  fairWind: 'egy későbbi fordulóban egyszer rögtön a nyertes után választhatsz',
  chief: 'az kapja, akinek először van a színből {count} hajója',
  'chief.owned':
    'aki más ilyen színű hajót vesz el, {player} javára fizet {ducats}; a végén {points} pont',
  token: 'egy új kocsma elvesz egyet',
  die: 'a két kocka együtt mondja meg, melyik hajó hoz pénzt',
  deck: 'a játék azzal a fordulóval ér véget, amelyikben elfogy',
  purse: '{player} licitálhat legfeljebb {ducats}, és a végén mindegyik egy pontot ér',
};
