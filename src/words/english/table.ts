/** What is written on a picture of the table, in any game. */
export const TABLE = {
  round: 'Round {round}',
  over: 'The game is over',
  viewer: 'Seen by {viewer}',
  bid: 'Bid of {amount} by {player}',
  'bid.none': 'No bid yet',
  leads: 'leads',
  passed: 'passed',
  supply: 'Supply',
  hidden: '{count} hidden',
  changed: '{piece} (just changed)',
} as const;
