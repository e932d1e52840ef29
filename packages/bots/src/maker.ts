import { type Game, isRefusal, type Seat, type Shape } from '@selva/core'
import type { Mind } from './mind.ts'
import { randomMind } from './random.ts'
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

/** Makes the minds of one game, from the table's wishes. */
export type MindMaker = (draft: unknown, seat: Seat, wish: MindWish) => Mind

/** The entry of a game whose minds are made by `mindOf`. */
export const playing =
  <G extends Shape>(game: Game<G>, mindOf: (setting: G['setting'], seat: Seat) => Mind): MindMaker =>
  (draft, seat, { easy = false }) => {
    const setting = settingOf(game, draft)
    const mind = mindOf(setting, seat)
    return easy ? onAWhim(mind, randomMind(game, setting, seat, 1)) : mind
  }
