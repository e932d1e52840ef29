import { allowances, perMinute } from '../allowance.ts'
import type { Clock } from '../clock.ts'
import type { PersonId } from '../ids.ts'
import type { Limits } from '../limits.ts'

/** What somebody who was let in may do, and how they go. */
export type Pass = {
  /** Says for each frame whether it may still be read; all sockets of a person draw on the same allowance. */
  readonly mayRead: () => boolean
  readonly leave: () => void
}

/** Who is in, by address and by person. */
export type Doors = {
  /** May this address open one more socket? An attempt counts. */
  mayKnock(crowd: string): boolean
  /** Lets a person in; `undefined` if they, or all at their address, have too many sockets open. */
  enter(crowd: string, person: PersonId): Pass | undefined
  /** How many sockets are open. */
  open(): number
}

export function newDoors(clock: Clock, limits: Limits): Doors {
  const { newSockets, addressSockets, sessionSockets } = limits
  const knocks = allowances(clock, perMinute(newSockets), limits.allowances)
  const messages = allowances(clock, limits, limits.allowances)
  const inside = new Map<string, number>()
  let open = 0

  const count = (who: string, change: number): void => {
    const now = (inside.get(who) ?? 0) + change
    if (now === 0) inside.delete(who)
    else inside.set(who, now)
  }

  return {
    mayKnock: (crowd) => knocks.take(crowd) === 0,
    enter(crowd, person) {
      const [byAddress, byPerson] = [`address ${crowd}`, `person ${person}`]
      if ((inside.get(byAddress) ?? 0) >= addressSockets || (inside.get(byPerson) ?? 0) >= sessionSockets) return
      for (const who of [byAddress, byPerson]) count(who, 1)
      open++
      let left = false
      return {
        mayRead: () => messages.take(person) === 0,
        leave() {
          if (left) return
          left = true
          for (const who of [byAddress, byPerson]) count(who, -1)
          open--
        },
      }
    },
    open: () => open,
  }
}
