import { type Batch, isRefusal, seatCountsOf } from '@selva/core'
import type { Figures } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { Games } from '../games/games.ts'
import { type FigureRow, type FigureRows, figuresIn } from '../store/rows/figures.ts'
import type { Store } from '../store/store.ts'
import { figureSums } from './sums.ts'

/** The number of rows that are read at once. */
const PORTION = 200

type FiguresPorts = { readonly store: Pick<Store, 'sql' | 'table' | 'batches' | 'name'>; readonly games: Games }

/** The figures of people: what they did in games that are over. Nothing of a running game is ever counted. */
export type PersonFigures = Pick<FigureRows, 'isShown' | 'show'> & {
  /** Counts a game that has ended, for all its people. Doing it again changes nothing. */
  count(table: TableId): Promise<void>
  /** Everything about a person, with games that ended before there were figures. */
  of(person: PersonId): Promise<Figures>
}

export function personFigures({ store, games }: FiguresPorts): PersonFigures {
  const rows = figuresIn(store.sql)

  /** Stores the figures of a finished game for this person, or for all of its people. */
  async function countFor(id: TableId, wanted?: PersonId): Promise<void> {
    const table = await store.table(id)
    const game = table === undefined ? undefined : games[table.game]?.game
    if (table === undefined || game === undefined || table.status !== 'over') return
    const setting = game.setting(table.setting)
    if (isRefusal(setting)) return
    const batches = (await store.batches(id)).map(({ body }): Batch => JSON.parse(body))
    const counts = seatCountsOf(game, setting, batches)
    const { rules, map } = game.figures.about(setting)
    const people = table.seats.flatMap((holder, i) => (holder.by === 'person' ? [[holder.person, i + 1] as const] : []))
    for (const [person, seat] of people) {
      if (wanted !== undefined && person !== wanted) continue
      const ending = await rows.ending(id, seat)
      // A person without a name has deleted their account: nothing more is kept about them.
      if (ending === undefined || (await store.name(person)) === '') continue
      const row: FigureRow = {
        ...{ table: id, seat, game: table.game, rules, map, alone: people.length === 1 },
        ...{ ...ending, counts: counts[seat - 1] ?? {} },
      }
      await rows.add(person, row)
    }
  }

  /** Counts games that ended before there were figures, or while they could not be stored. */
  async function catchUp(person: PersonId): Promise<void> {
    let missing = await rows.uncounted(person, PORTION)
    while (missing.length > 0) {
      for (const { id } of missing) {
        await countFor(id, person)
        await yieldToEventLoop()
      }
      const left = await rows.uncounted(person, PORTION)
      // Games that this server cannot read stay uncounted, and are not tried for ever.
      if (left.length >= missing.length) return
      missing = left
    }
  }

  return {
    isShown: rows.isShown,
    show: rows.show,
    count: (table) => countFor(table),
    async of(person) {
      await catchUp(person)
      const [withPeople, alone] = [figureSums(), figureSums()]
      let found = await rows.of(person, PORTION)
      while (found.length > 0) {
        for (const row of found) (row.alone ? alone : withPeople).add(row)
        await yieldToEventLoop()
        found = found.length < PORTION ? [] : await rows.of(person, PORTION, found.at(-1))
      }
      return { shown: await rows.isShown(person), withPeople: withPeople.all(), alone: alone.all() }
    },
  }
}
