import type { Panic } from '../card.ts'
import { betweenUs } from './betweenUs.ts'
import { blindDate } from './blindDate.ts'
import { cantWeBeFriends } from './cantWeBeFriends.ts'
import { forgetful } from './forgetful.ts'
import { getOutOfHere } from './getOutOfHere.ts'
import { oneTwo } from './oneTwo.ts'
import { ooops } from './ooops.ts'
import type { PanicRules } from './panicRules.ts'
import { revelations } from './revelations.ts'
import { rottenRopes } from './rottenRopes.ts'
import { roundAndRound } from './roundAndRound.ts'
import { soThisIsTheParty } from './soThisIsTheParty.ts'
import { threeFour } from './threeFour.ts'

export const panics: Readonly<Record<Panic, PanicRules>> = {
  rottenRopes,
  oneTwo,
  threeFour,
  soThisIsTheParty,
  getOutOfHere,
  forgetful,
  roundAndRound,
  cantWeBeFriends,
  blindDate,
  ooops,
  betweenUs,
  revelations,
}
