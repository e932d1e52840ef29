import type { Clock } from '../base/clock.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { AddressPolicy } from './public-address.ts'

/** Finds the addresses of host names that people gave us, a few at a time and within a time. */
export type Lookups = {
  /**
   * All addresses of a name. Rejected if there is no answer in time, or the person has too many look-ups already. Who
   * asks for the same name again before the answer gets the same answer.
   */
  find(person: PersonId, host: string): Promise<readonly string[]>
  /** Gives up all look-ups, and from now on there are none. */
  stop(): void
}

export type LookupPorts = {
  readonly clock: Clock
  readonly resolve: AddressPolicy['resolve']
  readonly limits: Pick<Limits, 'lookups' | 'personLookups' | 'lookupWithin'>
}

export function lookupsOf({ clock, resolve, limits }: LookupPorts): Lookups {
  const stopped = new AbortController()
  /** The look-ups of each person by name, waiting ones too. */
  const own = new Map<PersonId, Map<string, Promise<readonly string[]>>>()
  const waiting: (() => void)[] = []
  let running = 0

  /** Resolved when there is room for one more look-up. */
  async function turn(): Promise<void> {
    if (running >= limits.lookups) await new Promise<void>((resume) => waiting.push(resume))
    else running++
  }
  /** Passes the room on. */
  function done(): void {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }

  /** One look-up, given up after its time or when the server stops, whether the resolver notices or not. */
  function within(host: string): Promise<readonly string[]> {
    const late = new AbortController()
    const signal = AbortSignal.any([late.signal, stopped.signal])
    const cancel = clock.after(limits.lookupWithin, () => late.abort())
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('the look-up of a name was given up')), { once: true })
    })
    return Promise.race([Promise.try(() => resolve(host, signal)), givenUp]).finally(cancel)
  }

  async function looked(host: string): Promise<readonly string[]> {
    await turn()
    try {
      stopped.signal.throwIfAborted()
      return await within(host)
    } finally {
      done()
    }
  }

  return {
    async find(person, host) {
      const names = own.get(person) ?? new Map<string, Promise<readonly string[]>>()
      const known = names.get(host)
      if (known !== undefined) return known
      if (names.size >= limits.personLookups) throw new Error('too many look-ups of a person')
      own.set(person, names)
      const found = looked(host).finally(() => {
        names.delete(host)
        if (names.size === 0) own.delete(person)
      })
      names.set(host, found)
      return found
    },
    stop: () => stopped.abort(),
  }
}
