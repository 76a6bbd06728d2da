import type { CaribbeanFleetCatalogue } from '../caribbean-fleet/catalogue.ts';
import type { GrogIslandCatalogue } from '../grog-island/catalogue.ts';

/* What the things on the table do; the name stands before it. */

export const GROG_ISLAND_PIECES: GrogIslandCatalogue['pieces'] = {
  'building.free':
    'eine Besetzung bringt {coins}, und mit der Zielkarte „{goal}“ zählt jede Figur hier {points}',
  'building.crew': 'mit der Zielkarte „{goal}“ zählt die Figur für {player} {points}',
  'building.blocked': 'hier kann niemand besetzen',
  'ship.coins': 'nimmt bis zu {goods} und gibt für jede Ware {coins}',
  'ship.cards': 'nimmt bis zu {goods} und gibt für jede Ware {cards}',
  'ship.goals':
    'nimmt beliebig viele {goods}; für jede Ware zieht man eine Zielkarte und behält eine davon',
  'ship.ghost': 'niemand handelt mit ihm, und wer passt, nimmt {good} von ihm',
  'ship.sea': 'in dieser Runde kann niemand mit ihm handeln',
  'ship.used': 'in dieser Runde kann sonst niemand mit ihm handeln',
  'cloud.goal':
    'wer darunter ein Gebäude besetzt, zieht eine Zielkarte und legt dann eine unter den Stapel',
  'cloud.point': 'wer darunter ein Gebäude besetzt, bekommt {points}',
  'cloud.parrot': 'wer darunter ein Gebäude besetzt, zieht {cards}',
  'cloud.calm': 'eine Besetzung darunter bringt Münzen und sonst nichts',
  'cloud.black': 'eine Besetzung darunter bringt keine Münzen',
  die: 'zählt {face} im Gebot und bringt auf den Gebotsfeldern 1 und 2 eine Besetzung auf der {peninsula} Halbinsel',
  'die.blank':
    'zählt seine Augen im Gebot und bringt auf den Gebotsfeldern 1 und 2 eine Besetzung auf der {peninsula} Halbinsel',
  'space.claim':
    'wer die Auktion gewinnt, besetzt ein Gebäude auf der Halbinsel, deren Würfel hier liegt',
  'space.point': 'wer die Auktion gewinnt, bekommt {points} für einen Würfel hier',
  'space.lock':
    'wer die Auktion gewinnt, hängt ein Schloss an ein Gebäude auf der Halbinsel, deren Würfel hier liegt',
  good: 'wer passt, nimmt {good}, wenn der Würfel dieses Warenfelds im Gebot liegt',
  goods:
    'das Schiff an der {peninsula} Halbinsel nimmt sie, und {rate} {rate:andere Ware ersetzt|andere Waren ersetzen} eine davon',
  purse: '{player} kann bis zu {coins} bieten, davon {each} je Schatzkarte',
  'goal.type': 'jede eigene Figur auf einem solchen Gebäude zählt {points}',
  'goal.parrots': 'jede eigene Papageienkarte zählt {points}',
  'goal.goods': 'jede dieser Waren zählt {points}',
  'goal.majority':
    'zählt {most} für die meisten Figuren auf der {peninsula} Halbinsel und {some}, wenn man dort nur irgendeine hat',
  treasure: 'zahlt {coins} oder zählt am Ende {points}',
  'parrot.hold': 'damit darf man den aktuellen Betrag bieten statt mehr',
  'parrot.turn': 'dreht vor dem Gebot den {die} Würfel auf eine andere Zahl',
  'deck.goals': 'Zielkarten zählen am Ende',
  'deck.treasures': 'Schatzkarten bezahlen Gebote',
  'deck.parrots': 'Papageienkarten drehen Würfel oder halten ein Gebot',
  hand: 'nur {player} sieht sie',
  locks: 'für einen Würfel auf Gebotsfeld {space} hängt der Gewinn der Auktion eines auf',
  flag: '{player} würfelt und bietet zuerst',
};

export const CARIBBEAN_FLEET_PIECES: CaribbeanFleetCatalogue['pieces'] = {
  ship: 'verdient {ducats}, wenn die Würfel {number} zeigen, und zählt am Ende ebenso viel',
  'ship.wreck':
    'verdient {ducats}, wenn die Würfel {number} zeigen, und zählt am Ende ebenso viel; bei {first} oder {last} geht es unter',
  kraken: 'versenkt ein fremdes Schiff oder eine fremde Taverne',
  boarding: 'nimmt ein fremdes Schiff einer Farbe, in der man selbst ein Schiff hat',
  raid: 'man nennt jemanden und eine Zahl von {first} bis {last}; erreichen die Würfel sie, bekommt man so viele Dukaten',
  cardSharp: 'alle anderen zahlen {ducats} an die Bank',
  treasureGalleon: 'bringt {ducats} von der Bank',
  blackbeard: 'verdoppelt die Abgaben in der Farbe einer eigenen Anführerfigur',
  cannons: 'ein eigenes Schiff ist {ducats} mehr wert',
  tavern:
    'nimmt einen Flottenmarker; verdient ein fremdes Schiff dieser Farbe, bringt das {ducats}',
  rum: 'eine eigene Taverne bringt jedes Mal {ducats}',
  spyglass: 'dreht einmal nach einem Wurf für die Schiffe einen Würfel',
  fairWind:
    'damit wählt man einmal in einer späteren Runde gleich nach der Person, die die Auktion gewonnen hat',
  chief: 'bekommt, wer zuerst {count} {count:Schiff|Schiffe} der Farbe hat',
  'chief.owned':
    'wer sonst ein Schiff dieser Farbe nimmt, zahlt {player} {ducats}; am Ende {points} {points:Punkt|Punkte}',
  token: 'eine neue Taverne nimmt einen davon',
  die: 'beide Würfel zusammen sagen, welche Schiffe verdienen',
  deck: 'das Spiel endet mit der Runde, in der er ausgeht',
  purse: '{player} kann bis zu {ducats} bieten, und jeder zählt am Ende einen Punkt',
};
