import type { Seat, TableFact } from '@selva/core'
import { newChoiceId } from '../base/code.ts'
import { failed } from './failed.ts'
import { isOver, linkToChain, liveFrom, type RunningGame, stored, tableBatch } from './live.ts'
import type { TablePorts } from './ports.ts'
import { type NoteKeeper, noteKeeper } from './running-note.ts'
import type { TableConstants } from './table-constants.ts'

/** A running game in memory, as the log has it. */
export type GameInMemory = {
  live(): RunningGame
  /** Says when the stored note about the game must change. */
  readonly notes: NoteKeeper
  /** Forgets what is in memory and folds the log again. */
  reload(): Promise<void>
}

export type GameSeats = { readonly all: readonly Seat[]; readonly people: readonly Seat[] }

/** Loads a running game, and repairs what an earlier server left undone. */
export async function gameFrom(
  ports: TablePorts,
  fixed: TableConstants,
  { all, people }: GameSeats,
): Promise<GameInMemory> {
  const { store, append, clock } = ports
  const { id } = fixed
  const fromStore = async (): Promise<RunningGame> => liveFrom(fixed, await store.batches(id))
  let live = await fromStore()
  const notes = noteKeeper({ live: () => live, people, clock }, await store.runningNote(id))

  /** The first thing written down after the deal is who has which seat. */
  async function writeSeats(): Promise<void> {
    const facts = all.map((seat): TableFact => ({ kind: 'sat', seat, by: people.includes(seat) ? 'person' : 'bot' }))
    const next = linkToChain(live, id, tableBatch(live, facts))
    const note = notes.after(next)
    // Not accepted means that another server has written the very same.
    const accepted = await append(stored(id, next.batch, newChoiceId('table'), note, next.text))
    notes.stored(accepted && note !== undefined ? note : await store.runningNote(id))
    live = await fromStore()
  }

  /** A game from before there were notes has none, and an old note may no longer be true. */
  async function correctNote(): Promise<void> {
    const note = notes.now()
    if (note === undefined) return
    try {
      await store.keepRunningNote(id, note)
      notes.stored(note)
    } catch (error) {
      failed(ports, fixed, error, 'how a game stands could not be stored')
    }
  }

  if (live.table.held.length === 0 && !isOver(live)) await writeSeats()
  if (!isOver(live)) await correctNote()
  return {
    live: () => live,
    notes,
    async reload() {
      live = await fromStore()
      notes.stored(await store.runningNote(id))
    },
  }
}
