import { type Fairness, isHash, type Part, partCommitment, type Seat } from '@selva/core'
import type { Exchange as ExchangeInfo } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { PersonId } from '../base/ids.ts'
import type { Table } from '../store/rows/table.ts'

/** How the people at a table make its seed together with it, before the deal. */
export type Exchange = {
  /** The public part of it. */
  info(): ExchangeInfo
  /** The parts that have been given so far. */
  given(): Fairness
  /** Has the host started, and are parts still awaited? */
  begun(): boolean
  /** A person's browser seals its part. Until the parts are being opened the last seal counts. */
  commit(person: PersonId, commitment: string): void
  /** A person's browser opens its part; what does not lie under its seal is nothing. */
  reveal(person: PersonId, part: string): void
  /** The host starts: from now on seals and parts are awaited, each for so long. */
  begin(): void
  stop(): void
}

export type ExchangeTable = {
  readonly table: () => Table
  /** The seal on the table's own secret. */
  readonly commitment: string
  readonly clock: Clock
  /** How long a silent browser is waited for, in milliseconds; twice at most. */
  readonly patience: number
  /** Something has changed that everybody may see. */
  readonly changed: () => void
  /** All parts are in, or have been waited for. */
  readonly done: (fairness: Fairness) => void
}

type Entry = { readonly person: PersonId; readonly seat: Seat; readonly commitment: string; part: string }

/** Lives in memory: when a server dies in the middle of it, the host starts again and the browsers send the same again. */
export function exchangeAt({ table, commitment, clock, patience, changed, done }: ExchangeTable): Exchange {
  const entries = new Map<PersonId, Entry>()
  let phase: ExchangeInfo['phase'] = 'open'
  let cancel = (): void => {}
  let stopped = false

  /** The people at the table in seat order, with what they have given so far. A seal is for one seat. */
  const people = (): readonly { readonly person: PersonId; readonly part: Part }[] =>
    table().seats.flatMap((holder, i) => {
      if (holder.by !== 'person') return []
      const seat = (i + 1) as Seat
      const entry = entries.get(holder.person)
      const { commitment: seal, part } = entry?.seat === seat ? entry : { commitment: '', part: '' }
      return [{ person: holder.person, part: { seat, commitment: seal, part } }]
    })
  const parts = (): readonly Part[] => people().map(({ part }) => part)
  const given = (): Fairness => ({ commitment, parts: parts() })
  const seatOf = (person: PersonId): Seat | undefined => people().find((p) => p.person === person)?.part.seat

  function enter(next: ExchangeInfo['phase']): void {
    cancel()
    if (stopped) return
    phase = next
    if (next === 'open') return
    cancel = clock.after(patience, next === 'commit' ? () => enter('reveal') : finish)
    changed()
    look()
  }

  function finish(): void {
    const fairness = given()
    // Should the start fail, what is sealed and opened already counts for the next one.
    enter('open')
    if (!stopped) done(fairness)
  }

  /** Goes on as soon as nobody is awaited any more. */
  function look(): void {
    if (phase === 'commit' && parts().every((part) => part.commitment !== '')) enter('reveal')
    else if (phase === 'reveal' && parts().every((part) => part.commitment === '' || part.part !== '')) finish()
  }

  return {
    info: () => ({ commitment, phase, parts: parts() }),
    given,
    begun: () => phase !== 'open',
    commit(person, seal) {
      const seat = seatOf(person)
      const before = entries.get(person)
      if (seat === undefined || phase === 'reveal' || (before?.seat === seat && before.part !== '')) return
      entries.set(person, { person, seat, commitment: seal, part: '' })
      changed()
      look()
    },
    reveal(person, part) {
      const entry = entries.get(person)
      if (phase !== 'reveal' || entry === undefined || !isHash(part)) return
      if (partCommitment(table().id, entry.seat, part) !== entry.commitment) return
      entry.part = part
      changed()
      look()
    },
    begin() {
      if (phase === 'open') enter('commit')
    },
    stop() {
      stopped = true
      cancel()
    },
  }
}
