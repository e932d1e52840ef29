import type { Kind } from '../card.ts'
import type { Counts } from './copies.ts'
import type { Switch } from './switches.ts'

/** The cards that a switch is about: without them it changes nothing. */
const CARDS_OF: { readonly [S in Switch]?: readonly Kind[] } = {
  quarantineTurns: ['quarantine'],
  quarantinedOffer: ['quarantine'],
  doorsOfTheDead: ['barredDoor'],
  doorsAgainstAnyone: ['barredDoor'],
  missedAtInitiator: ['missed'],
  immuneAfterMissed: ['missed'],
  blindDateCard: ['blindDate'],
  axeReach: ['axe'],
  thingFlamethrowers: ['flamethrower'],
  suspicionTarget: ['suspicion'],
}

/** Does this switch change nothing with these cards? */
export const isIdle = (name: Switch, cards: Counts): boolean =>
  CARDS_OF[name]?.every((card) => cards[card] === 0) === true
