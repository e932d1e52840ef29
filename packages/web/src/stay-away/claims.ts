import type { AnyChoice } from '@selva/core'
import type { Claim } from '@selva/stay-away'
import { name } from '../client/rich-text.ts'
import type { ClaimsInWords } from '../speech/claims-in-words.ts'
import { seatName } from '../table/name.ts'
import { claimText } from './sentence.ts'
import { cardName, gameWords } from './words.ts'

/** Does it call another player The Thing, or say so? */
const isAccusation = (claim: Claim): boolean =>
  (claim.do === 'is' && claim.role !== 'human') || (claim.do === 'saw' && claim.card === 'theThing')

/** The claims of Stay Away! at the seats of the ring. */
export const claims: ClaimsInWords = {
  claimInWords(made: AnyChoice, live) {
    const claim = made as Claim // The table takes no others.
    const text = claimText(claim, gameWords(), {
      player: (seat) => ({ name: name(seatName(live.about.value.seats[seat - 1])), me: seat === live.seat() }),
      card: cardName,
    })
    return { text: `${text}.`, sharp: isAccusation(claim) }
  },
}
