import type { Card } from '../card.ts'
import { analysis } from './analysis.ts'
import { axe } from './axe.ts'
import { barredDoor } from './barredDoor.ts'
import type { CardRules } from './cardRules.ts'
import { changePlaces } from './changePlaces.ts'
import { flamethrower } from './flamethrower.ts'
import { imComfortable } from './imComfortable.ts'
import { infected } from './infected.ts'
import { missed } from './missed.ts'
import { noBarbecue } from './noBarbecue.ts'
import { noThanks } from './noThanks.ts'
import { quarantine } from './quarantine.ts'
import { resolute } from './resolute.ts'
import { scary } from './scary.ts'
import { seduction } from './seduction.ts'
import { suspicion } from './suspicion.ts'
import { theThing } from './theThing.ts'
import { watchYourBack } from './watchYourBack.ts'
import { whisky } from './whisky.ts'
import { youdBetterRun } from './youdBetterRun.ts'

export const cards: Readonly<Record<Card, CardRules>> = {
  theThing,
  infected,
  flamethrower,
  analysis,
  axe,
  suspicion,
  whisky,
  resolute,
  watchYourBack,
  changePlaces,
  youdBetterRun,
  seduction,
  scary,
  imComfortable,
  noThanks,
  missed,
  noBarbecue,
  quarantine,
  barredDoor,
}
