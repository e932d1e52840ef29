import { type ReadonlySignal, signal } from '@preact/signals'
import type { NotesUpdate, NotesVersion, StoredNotes } from '@selva/protocol'
import { type ApiError, isApiError } from '../client/api.ts'
import { readStored, writeStored } from '../client/browser-storage.ts'
import type { Clock } from '../client/clock.ts'
import { LARGEST, merged, type Notes, noteAt, notesFrom, notesText, type Writing, weightOf, written } from './notes.ts'

/** Strokes that follow one another at once are sent together. */
const SOON = 400
/** How long to wait for a server that does not answer. */
const AGAIN = 5000

/** Reasons that pass: the same request may succeed a moment later. */
const isPassing = ({ refused }: ApiError): boolean => ['offline', 'busy', 'tooMany'].includes(refused)

/** Ports of a seat's notes to the world around them. */
export type NotesPorts = {
  readonly clock: Clock
  readonly read: () => Promise<StoredNotes | ApiError>
  readonly write: (update: NotesUpdate) => Promise<NotesVersion | ApiError>
}

/** My notes at a table: in this browser at once, on the server a moment later, and with every other device of mine. */
export type SyncedNotes = {
  readonly notes: ReadonlySignal<Notes>
  /** Writes these; together they are one thing to undo. Says no if there is no room left. */
  write(...writings: readonly Writing[]): boolean
  /** Takes the last thing back that was written here. */
  undo(): void
  readonly undoable: ReadonlySignal<boolean>
  /** Looks whether another device has written something. */
  look(): void
  /** Sends what has not been sent. */
  leave(): void
}

/** `world` is absent for watchers: their notes stay in this browser. */
export function syncedNotes(place: string, ports: NotesPorts | undefined): SyncedNotes {
  const key = `notes.${place}`
  const notes = signal(notesFrom(readStored(key) ?? ''))
  const undone = signal<readonly (readonly Writing[])[]>([])
  const undoable = signal(false)
  /** The text last known to be on the server, and its version. */
  let there = { version: 0, text: '' }
  let known = false
  let busy = false
  let wanted = false
  let cancel = (): void => {}

  const show = (next: Notes): void => {
    notes.value = next
    writeStored(key, notesText(next))
  }
  /** One exchange with the server: fetch what it has, or send what it has not. Returns when to go on. */
  const exchange = async ({ read, write }: NotesPorts): Promise<'done' | 'at once' | 'later'> => {
    if (!known) {
      const answer = await read()
      if (isApiError(answer)) return isPassing(answer) ? 'later' : 'done'
      known = true
      there = answer
      const both = merged(notes.value, notesFrom(answer.text))
      if (notesText(both) !== notesText(notes.value)) show(both)
    }
    const text = notesText(notes.value)
    if (text === there.text || (there.text === '' && notes.value.size === 0)) return 'done'
    const answer = await write({ version: there.version, text })
    if (!isApiError(answer)) {
      there = { version: answer.version, text }
      return notesText(notes.value) === text ? 'done' : 'at once'
    }
    // Another device was quicker: what it wrote is fetched and joined with ours.
    known = answer.refused !== 'stale'
    if (!known) return 'at once'
    return isPassing(answer) ? 'later' : 'done'
  }
  const sync = async (): Promise<void> => {
    if (ports === undefined) return
    wanted = true
    if (busy) return
    busy = true
    cancel()
    while (wanted) {
      wanted = false
      const next = await exchange(ports)
      if (next === 'at once') wanted = true
      if (next === 'later') cancel = ports.clock.after(AGAIN, () => void sync())
    }
    busy = false
  }
  const put = (writings: readonly Writing[]): boolean => {
    const next = written(notes.value, writings)
    if (weightOf(next) > LARGEST) return false
    show(next)
    cancel()
    if (ports !== undefined) cancel = ports.clock.after(SOON, () => void sync())
    return true
  }
  void sync()
  return {
    notes,
    undoable,
    write(...writings) {
      const before = writings.map(([k]): Writing => [k, noteAt(notes.value, k)])
      if (!put(writings)) return false
      undone.value = [...undone.value, before]
      undoable.value = true
      return true
    },
    undo() {
      const last = undone.value.at(-1)
      if (last === undefined) return
      undone.value = undone.value.slice(0, -1)
      undoable.value = undone.value.length > 0
      put(last)
    },
    look() {
      known = false
      void sync()
    },
    leave() {
      cancel()
      if (known) void sync()
    },
  }
}
