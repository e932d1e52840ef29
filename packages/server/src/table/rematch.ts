import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { BotLevel } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import { MailboxClosed, mailbox } from '../base/mailbox.ts'
import type { ExpectedBot, Table } from '../store/rows/table.ts'
import type { MakeTable } from './making.ts'
import type { Registry } from './registry.ts'
import type { Room } from './room.ts'
import { seatOf } from './seating.ts'

/** The differences that another game of the same can have: the level of all bots, and the side of a person alone with them. */
export type RematchChanges = {
  readonly level?: BotLevel | undefined
  readonly side?: string | undefined
  /** It begins when everyone has come or its host says so, not after a while. */
  readonly waits?: boolean | undefined
}

/** Another game of the same, for the people who sat at a table that is over. */
export type Rematches = {
  at(id: string, person: PersonId, changed: RematchChanges): Promise<Room | Refusal>
  /** From now on there is no rematch; resolved when the one under way is done. */
  stop(): Promise<void>
}

/** Is everybody who sat at one table at the other too? Then the table waits for nobody. */
const allCame = (old: Table, next: Table): boolean =>
  old.seats.every((holder) => holder.by !== 'person' || seatOf(next, holder.person) > 0)

/** The bots of a table as they take their seats at its rematch: under their names, at this level or at their own. */
const botsOf = ({ seats }: Table, level: BotLevel | undefined): readonly ExpectedBot[] =>
  seats.flatMap((holder) =>
    holder.by === 'bot'
      ? [{ name: holder.name, ...(level === undefined && holder.level !== undefined ? { level: holder.level } : {}) }]
      : [],
  )

/** A rematch waits `wait` milliseconds for the people who want it. */
export function rematchesOf(
  registry: Pick<Registry, 'find'>,
  findFor: (id: string, person: PersonId) => Promise<Room | undefined>,
  make: MakeTable,
  wait: number,
): Rematches {
  /** One at a time: two people who ask at once meet at the same table. */
  const box = mailbox()

  async function join(old: Table, next: Room, person: PersonId): Promise<Room | Refusal> {
    const refusal = await next.sit(person, next.table().invite)
    if (refusal === undefined && allCame(old, next.table())) next.startLater(0)
    return refusal ?? next
  }

  async function rematch(
    id: string,
    person: PersonId,
    { level, side, waits = false }: RematchChanges,
  ): Promise<Room | Refusal> {
    const old = await findFor(id, person)
    if (old === undefined) return refuse('unknownTable')
    const { game, setting, terms: before, documents, status, rematch: known, side: asked } = old.table()
    if (seatOf(old.table(), person) === 0) return refuse('notSeated')
    if (status !== 'over') return refuse('stillRunning')
    const begun = known === '' ? undefined : await registry.find(known)
    if (begun !== undefined) return join(old.table(), begun, person)
    // Its seats are for the people who were there, so it is offered to nobody else.
    const terms = level === undefined ? before : { ...before, bots: level }
    const bots = botsOf(old.table(), level)
    const next = await make({ game, setting, terms, documents, bots, side: side ?? asked, listed: false }, person)
    if (isRefusal(next)) return next
    const refusal = await old.rematchAt(next.table().id, waits ? 0 : wait)
    const all = allCame(old.table(), next.table())
    if (all || !waits) next.startLater(all ? 0 : wait)
    return refusal ?? next
  }

  return {
    at: (id, person, changed) =>
      box
        .post(() => rematch(id, person, changed))
        .catch((error: unknown) => {
          if (error instanceof MailboxClosed) return refuse('closing')
          throw error
        }),
    stop: box.close,
  }
}
