import type { Synonyms } from '../../../learn/book/book.ts'

/** Words of the rules, and what readers may call the same things. The other languages have groups of their own. */
export const en: Synonyms = [
  ['flamethrower', 'fire', 'flames', 'burn', 'burned'],
  ['burned', 'eliminated', 'killed', 'dead', 'dies', 'out of the game', 'out'],
  ['neighbour', 'neighbours', 'next to', 'beside', 'adjacent'],
  ['door', 'doors', 'barred door', 'wall'],
  ['exchange', 'swap', 'trade', 'offer', 'give', 'pass'],
  ['refuse', 'reject', 'decline', 'defend', 'stop', 'stops'],
  ['infected', 'infection', 'contagion', 'contaminated', 'monster'],
  ['the thing', 'thing', 'monster', 'alien'],
  ['deck', 'draw pile', 'stack'],
  ['discard', 'throw away', 'discard pile'],
  ['draw', 'take'],
  ['declare', 'declaration', 'announce', 'claim'],
  ['wrong', 'false', 'mistake', 'too soon'],
  ['wins', 'win', 'winner', 'victory', 'lose', 'lost'],
  ['role', 'identity', 'team'],
  ['sees', 'look', 'shown', 'reveal', 'know'],
  ['places', 'seats', 'seat', 'position'],
  ['direction', 'clockwise', 'order'],
  ['quarantine', 'isolation', 'tape'],
  ['missed', 'miss', 'dodge'],
  ['hand', 'cards', 'hold'],
]
