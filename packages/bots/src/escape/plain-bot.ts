import type { Seat } from '@selva/core'
import { escape, ownPlayer, type Setting } from '@selva/escape'
import type { EscapeBot } from './bot.ts'
import { byHabit } from './policy/habit.ts'
import { hearRumour, type Rumours } from './rumours.ts'
import { terrainOf } from './terrain.ts'

/** A bot that never pays attention: it works out no belief, which makes it several times as quick. */
export function plainBot(setting: Setting, seat: Seat): Pick<EscapeBot, 'hear' | 'choose'> {
  const part = escape.start(setting)
  const rumours: Rumours = new Map()
  return {
    hear(fact) {
      escape.evolve(part, fact)
      hearRumour(rumours, seat, fact)
    },
    choose(stream) {
      const { mine } = part
      if (mine === undefined) throw new Error(`it is not the turn of seat ${seat}`)
      const options = escape.options(part, seat)
      return byHabit(
        { belief: { seat, terrain: terrainOf(part) }, part, me: ownPlayer(part, seat), mine, options, stream },
        rumours,
      )
    },
  }
}
