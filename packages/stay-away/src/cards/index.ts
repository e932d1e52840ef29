import type { Card } from '../card.ts'
import { analysis } from './analysis.ts'
import { axe } from './axe.ts'
import { barredDoor } from './barred-door.ts'
import type { CardRules } from './card-rules.ts'
import { changePlaces } from './change-places.ts'
import { flamethrower } from './flamethrower.ts'
import { imComfortable } from './im-comfortable.ts'
import { infected } from './infected.ts'
import { missed } from './missed.ts'
import { noBarbecue } from './no-barbecue.ts'
import { noThanks } from './no-thanks.ts'
import { quarantine } from './quarantine.ts'
import { resolute } from './resolute.ts'
import { scary } from './scary.ts'
import { seduction } from './seduction.ts'
import { suspicion } from './suspicion.ts'
import { theThing } from './the-thing.ts'
import { watchYourBack } from './watch-your-back.ts'
import { whisky } from './whisky.ts'
import { youdBetterRun } from './youd-better-run.ts'

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
