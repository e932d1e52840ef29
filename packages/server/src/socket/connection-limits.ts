import { allowances, perMinute } from '../base/allowance.ts'
import type { Clock } from '../base/clock.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'

/** One open socket, as the limits count it. */
type ConnectionLease = {
  /** May the next frame be read? All sockets of a person share one allowance. */
  readonly mayRead: () => boolean
  /** The socket is closed and no longer counts. */
  readonly release: () => void
}

/** Counts sockets by address and by person. */
export type ConnectionLimits = {
  /** May this address open one more socket? Every attempt counts. */
  allowNew(addressKey: string): boolean
  /** Counts one more socket; `undefined` if the person or their address has too many. */
  open(addressKey: string, person: PersonId): ConnectionLease | undefined
  /** The number of open sockets. */
  openCount(): number
}

export function connectionLimits(clock: Clock, limits: Limits): ConnectionLimits {
  const { newSockets, addressSockets, sessionSockets } = limits
  const attempts = allowances(clock, perMinute(newSockets), limits.allowances)
  const messages = allowances(clock, limits, limits.allowances)
  const openBy = new Map<string, number>()
  let openNow = 0

  const count = (owner: string, change: number): void => {
    const now = (openBy.get(owner) ?? 0) + change
    if (now === 0) openBy.delete(owner)
    else openBy.set(owner, now)
  }

  return {
    allowNew: (addressKey) => attempts.take(addressKey) === 0,
    open(addressKey, person) {
      const [byAddress, byPerson] = [`address ${addressKey}`, `person ${person}`]
      if ((openBy.get(byAddress) ?? 0) >= addressSockets || (openBy.get(byPerson) ?? 0) >= sessionSockets) return
      for (const owner of [byAddress, byPerson]) count(owner, 1)
      openNow++
      let released = false
      return {
        mayRead: () => messages.take(person) === 0,
        release() {
          if (released) return
          released = true
          for (const owner of [byAddress, byPerson]) count(owner, -1)
          openNow--
        },
      }
    },
    openCount: () => openNow,
  }
}
