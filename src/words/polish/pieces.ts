import type { CaribbeanFleetCatalogue } from '../caribbean-fleet/catalogue.ts';
import type { GrogIslandCatalogue } from '../grog-island/catalogue.ts';

/* What the things on the table do; the name stands before it. */

export const GROG_ISLAND_PIECES: GrogIslandCatalogue['pieces'] = {
  'building.free': 'zajęcie daje {coins}, a z kartą celu „{goal}” każda załoga tutaj daje {points}',
  'building.crew': 'z kartą celu „{goal}” {player} dostaje za nią {points}',
  'building.blocked': 'nikt nie może go zająć',
  'ship.coins': 'przyjmuje najwyżej {goods} i daje {coins} za każdą sztukę',
  'ship.cards': 'przyjmuje najwyżej {goods} i daje {cards} za każdą sztukę',
  'ship.goals':
    'przyjmuje dowolną liczbę {goods}; za każdą sztukę dobierasz kartę celu i zatrzymujesz jedną z nich',
  'ship.ghost': 'nikt z nim nie handluje, a kto pasuje, bierze z niego {good}',
  'ship.sea': 'w tej rundzie nikt nie może z nim handlować',
  'ship.used': 'w tej rundzie nikt inny nie może z nim handlować',
  'cloud.goal': 'kto zajmuje pod nią budynek, dobiera kartę celu, a potem odkłada jedną pod talię',
  'cloud.point': 'kto zajmuje pod nią budynek, dostaje {points}',
  'cloud.parrot': 'kto zajmuje pod nią budynek, dobiera {cards}',
  'cloud.calm': 'zajęcie budynku pod nią daje monety i nic więcej',
  'cloud.black': 'zajęcie budynku pod nią nie daje monet',
  die: 'liczy się w stawce jako {face}, a na polach licytacji 1 i 2 daje zajęcie budynku na {peninsula} półwyspie',
  'die.blank':
    'liczy się w stawce tyle, ile ma oczek, a na polach licytacji 1 i 2 daje zajęcie budynku na {peninsula} półwyspie',
  'space.claim': 'zwycięzca zajmuje budynek na półwyspie, którego kostka tu leży',
  'space.point': 'za kostkę na tym polu zwycięzca dostaje {points}',
  'space.lock': 'zwycięzca zakłada kłódkę na budynek na półwyspie, którego kostka tu leży',
  good: 'kto pasuje, bierze {good}, jeśli kostka tego pola towarów leży w stawce',
  goods:
    'przyjmuje je statek przy {peninsula} półwyspie, a {rate} {rate:inny towar zastępuje|inne towary zastępują|innych towarów zastępuje} jeden z nich',
  purse: '{player} może licytować najwyżej {coins}, w tym {each} za każdą kartę skarbu',
  'goal.type': 'każda twoja załoga na takim budynku daje {points}',
  'goal.parrots': 'każda twoja karta papugi daje {points}',
  'goal.goods': 'każdy taki towar daje {points}',
  'goal.majority':
    'daje {most}, jeśli masz najwięcej załóg na {peninsula} półwyspie, a {some}, jeśli masz tam jakąkolwiek',
  treasure: 'płaci {coins} albo daje na końcu {points}',
  'parrot.hold': 'pozwala licytować obecną stawkę zamiast wyższej',
  'parrot.turn': 'pozwala obrócić {die} kostkę przed licytacją',
  'deck.goals': 'karty celu dają punkty na końcu gry',
  'deck.treasures': 'karty skarbu opłacają stawki',
  'deck.parrots': 'karty papugi obracają kostki albo utrzymują stawkę',
  hand: 'widzi je tylko {player}',
  locks: 'zwycięzca zakłada jedną za kostkę na polu licytacji {space}',
  flag: '{player} rzuca kostkami i licytuje jako pierwszy gracz',
};

export const CARIBBEAN_FLEET_PIECES: CaribbeanFleetCatalogue['pieces'] = {
  ship: 'zarabia {ducats}, gdy suma kostek to {number}, i tyle samo liczy się na końcu',
  'ship.wreck':
    'zarabia {ducats}, gdy suma kostek to {number}, i tyle samo liczy się na końcu; tonie, gdy suma to {first} albo {last}',
  kraken: 'zatapia cudzy statek lub cudzą tawernę',
  boarding: 'zabiera cudzy statek w kolorze, w którym masz własny statek',
  raid: 'wskazujesz gracza i liczbę od {first} do {last}; jeśli kostki jej dorównają, gracz płaci ci tyle dukatów',
  cardSharp: 'każdy inny gracz płaci bankowi {ducats}',
  treasureGalleon: 'daje ci {ducats} z banku',
  blackbeard: 'podwaja opłaty w kolorze jednego z twoich pionków herszta',
  cannons: 'jeden z twoich statków jest wart więcej o {ducats}',
  tavern:
    'bierze żeton floty; gdy cudzy statek tego koloru zarabia, jego właściciel płaci {ducats}',
  rum: 'jedna z twoich tawern dostaje za każdym razem {ducats}',
  spyglass: 'pozwala raz obrócić kostkę po rzucie dla statków',
  fairWind: 'pozwala raz, w późniejszej rundzie, wybrać kartę zaraz po zwycięzcy licytacji',
  chief: 'dostaje go ten, kto pierwszy ma {count} {count:statek|statki|statków} tego koloru',
  'chief.owned':
    'kto inny bierze statek tego koloru, płaci graczowi {player} {ducats}; na końcu {points} {points:punkt|punkty|punktów}',
  token: 'nowa tawerna bierze jeden z nich',
  die: 'obie kostki razem mówią, które statki zarabiają',
  deck: 'gra kończy się z rundą, w której się wyczerpie',
  purse: '{player} może licytować najwyżej {ducats}, a każdy daje na końcu punkt',
};
