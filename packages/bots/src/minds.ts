import { type Game, isRefusal, type Seat, type Shape } from '@selva/core'
import { escape } from '@selva/escape'
import { stayAway } from '@selva/stay-away'
import { escapeMind } from './escape/mind.ts'
import type { Mind } from './mind.ts'
import { randomMind } from './random.ts'
import { stayAwayMind } from './stay-away/mind.ts'
import { onAWhim } from './whim.ts'

/** The setting from a table's wishes, which have been accepted before. */
function settingOf<G extends Shape>(game: Game<G>, draft: unknown): G['setting'] {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`no table can have this setting: ${setting.refused} ${setting.about}`)
  return setting
}

export type MindWish = {
  /** Easy to beat: it plays on a whim now and then. */
  readonly easy?: boolean
}

type Make = (draft: unknown, seat: Seat, wish: MindWish) => Mind

const playing =
  <G extends Shape>(game: Game<G>, mindOf: (setting: G['setting'], seat: Seat) => Mind): Make =>
  (draft, seat, { easy = false }) => {
    const setting = settingOf(game, draft)
    const mind = mindOf(setting, seat)
    return easy ? onAWhim(mind, randomMind(game, setting, seat, 1)) : mind
  }

/** The minds that play each game, from the table's wishes. */
const MAKERS: { readonly [game: string]: Make | undefined } = {
  escape: playing(escape, escapeMind),
  'stay-away': playing(stayAway, stayAwayMind),
}

/** A mind for a seat of a table with these wishes. They have been accepted before, so anything unknown is a bug. */
export function mindFor(game: string, draft: unknown, seat: Seat, wish: MindWish = {}): Mind {
  const make = Object.hasOwn(MAKERS, game) ? MAKERS[game] : undefined
  if (make === undefined) throw new Error(`no mind plays ${game}`)
  return make(draft, seat, wish)
}
