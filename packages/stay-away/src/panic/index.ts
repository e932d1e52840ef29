import type { Panic } from '../card.ts'
import { betweenUs } from './between-us.ts'
import { blindDate } from './blind-date.ts'
import { cantWeBeFriends } from './cant-we-be-friends.ts'
import { forgetful } from './forgetful.ts'
import { getOutOfHere } from './get-out-of-here.ts'
import { oneTwo } from './one-two.ts'
import { ooops } from './ooops.ts'
import type { PanicRules } from './panic-rules.ts'
import { revelations } from './revelations.ts'
import { rottenRopes } from './rotten-ropes.ts'
import { roundAndRound } from './round-and-round.ts'
import { soThisIsTheParty } from './so-this-is-the-party.ts'
import { threeFour } from './three-four.ts'

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
