import { isRefusal, type Seat } from '@selva/core'
import { escape } from '@selva/escape'
import { escapeMind } from './escape/mind.ts'
import type { Mind } from './mind.ts'

/** The minds that play each game well, from the table's wishes. */
const MAKERS: { readonly [game: string]: ((draft: unknown, seat: Seat) => Mind) | undefined } = {
  escape(draft, seat) {
    const setting = escape.setting(draft)
    if (isRefusal(setting)) throw new Error(`no table can have this setting: ${setting.refused} ${setting.about}`)
    return escapeMind(setting, seat)
  },
}

/** A mind for a seat of a table with these wishes. They have been accepted before, so anything unknown is a bug. */
export function mindFor(game: string, draft: unknown, seat: Seat): Mind {
  const make = Object.hasOwn(MAKERS, game) ? MAKERS[game] : undefined
  if (make === undefined) throw new Error(`no mind plays ${game}`)
  return make(draft, seat)
}
