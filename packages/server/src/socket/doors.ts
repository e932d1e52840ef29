import type { Clock } from '../clock.ts'
import type { Limits } from '../http/limits.ts'
import type { PersonId } from '../people/person.ts'
import { allowance } from './rate.ts'

/** What somebody who was let in may do, and how they go. */
export type Pass = {
  /** Says for each message whether it may still be read; all sockets of a person draw on the same allowance. */
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

const MINUTE = 60

export function newDoors(clock: Clock, limits: Limits): Doors {
  const { newSockets, addressSockets, sessionSockets } = limits
  const knocks = new Map<string, () => boolean>()
  const inside = new Map<string, number>()
  const allowances = new Map<PersonId, () => boolean>()
  let open = 0
  let swept = clock.now()

  /** Once a minute all knocking is forgotten, or the list would grow for ever. */
  function sweep(): void {
    if (clock.now() - swept < MINUTE * 1000) return
    swept = clock.now()
    knocks.clear()
  }

  const count = (who: string, change: number): void => {
    const now = (inside.get(who) ?? 0) + change
    if (now === 0) inside.delete(who)
    else inside.set(who, now)
  }

  return {
    mayKnock(crowd) {
      sweep()
      const may = knocks.get(crowd) ?? allowance(clock, { burst: newSockets, perSecond: newSockets / MINUTE })
      knocks.set(crowd, may)
      return may()
    },
    enter(crowd, person) {
      const [byAddress, byPerson] = [`address ${crowd}`, `person ${person}`]
      if ((inside.get(byAddress) ?? 0) >= addressSockets || (inside.get(byPerson) ?? 0) >= sessionSockets) return
      const mayRead = allowances.get(person) ?? allowance(clock, limits)
      allowances.set(person, mayRead)
      for (const who of [byAddress, byPerson]) count(who, 1)
      open++
      let left = false
      return {
        mayRead,
        leave() {
          if (left) return
          left = true
          for (const who of [byAddress, byPerson]) count(who, -1)
          if (!inside.has(byPerson)) allowances.delete(person)
          open--
        },
      }
    },
    open: () => open,
  }
}
