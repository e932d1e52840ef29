import { type Game, isRefusal, type Seat, type Shape } from '@selva/core'
import { escape } from '@selva/escape'
import { stayAway } from '@selva/stay-away'
import { escapeMind } from './escape/mind.ts'
import type { Mind } from './mind.ts'
import { stayAwayMind } from './stay-away/mind.ts'

/** The setting from a table's wishes, which have been accepted before. */
function settingOf<G extends Shape>(game: Game<G>, draft: unknown): G['setting'] {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`no table can have this setting: ${setting.refused} ${setting.about}`)
  return setting
}

/** The minds that play each game well, from the table's wishes. */
const MAKERS: { readonly [game: string]: ((draft: unknown, seat: Seat) => Mind) | undefined } = {
  escape: (draft, seat) => escapeMind(settingOf(escape, draft), seat),
  'stay-away': (draft, seat) => stayAwayMind(settingOf(stayAway, draft), seat),
}

/** A mind for a seat of a table with these wishes. They have been accepted before, so anything unknown is a bug. */
export function mindFor(game: string, draft: unknown, seat: Seat): Mind {
  const make = Object.hasOwn(MAKERS, game) ? MAKERS[game] : undefined
  if (make === undefined) throw new Error(`no mind plays ${game}`)
  return make(draft, seat)
}
