import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { PossibleSectors } from '@selva/bots/where'
import type { Seat } from '@selva/core'
import { type PartialState, playerAt, type Sector } from '@selva/escape'
import { readStored, writeStored } from '../../client/browser-storage.ts'
import type { Writing } from '../../notes/notes.ts'
import type { SyncedNotes } from '../../notes/synced-notes.ts'
import type { EscapeModel } from '../model.ts'
import { type Jotting, jot, keyOf, type Mark, marksOf, rub, type Stroke } from './pencil.ts'
import type { Tag } from './tags.ts'

export type Tool = Stroke | 'rub'

/** The pencil case: what is marked, what is in hand, what is open. */
export type MapNotes = {
  readonly model: EscapeModel
  /** Absent where the table allows no notes. */
  readonly notes: SyncedNotes | undefined
  readonly marks: ReadonlySignal<readonly Mark[]>
  readonly tool: Signal<Tool | undefined>
  /** The sector whose menu is open. */
  readonly open: Signal<Sector | undefined>
  /** There was no room for the last mark. */
  readonly full: Signal<boolean>
  /** The sectors everybody can be in, at tables that allow it. */
  readonly places: ReadonlySignal<readonly PossibleSectors[] | undefined>
  /** I want it shaded. */
  readonly shades: ReadonlySignal<boolean>
  shade(on: boolean): void
  /** The players whose trails are on the map. */
  readonly shown: ReadonlySignal<readonly Seat[]>
  readonly tags: ReadonlySignal<readonly Tag[]>
  write(...writings: readonly Writing[]): void
  /** Jots it down, or rubs it out if it is there already. */
  toggle(at: Sector, jotting: Jotting): void
  marksAt(at: Sector): readonly Mark[]
  state(): PartialState | undefined
}

const SHADES = 'assist'

export function mapNotes(
  model: EscapeModel,
  notes: SyncedNotes | undefined,
  places: ReadonlySignal<readonly PossibleSectors[] | undefined>,
): MapNotes {
  const state = (): PartialState | undefined => model.state.value.now
  const marks = computed(() => {
    const now = state()
    return now === undefined || notes === undefined
      ? []
      : marksOf(notes.notes.value, now.setting.zone, now.setting.seats)
  })
  const full = signal(false)
  const shades = signal(readStored(SHADES) !== 'no')
  const shown = computed(() => {
    const { picked, pinned } = model
    const seats = new Set(pinned.value)
    if (picked.value !== undefined) seats.add(picked.value)
    return [...seats].toSorted((a, b) => a - b)
  })
  const tags = computed((): readonly Tag[] => {
    const { trails } = model.story.value
    const told = shown.value.flatMap((seat) => trails.get(seat) ?? [])
    const thought = marks.value.flatMap((mark): readonly Tag[] =>
      mark.kind === 'seat' ? [{ sector: mark.sector, seat: mark.seat, round: mark.round, kind: 'thought' }] : [],
    )
    return [...told, ...thought]
  })
  const marksAt = (at: Sector): readonly Mark[] => marks.value.filter((mark) => mark.sector === at)
  const write = (...writings: readonly Writing[]): void => {
    if (writings.length > 0) full.value = notes?.write(...writings) === false
  }
  return {
    model,
    notes,
    marks,
    tool: signal<Tool | undefined>(undefined),
    open: signal<Sector | undefined>(undefined),
    full,
    places,
    shades,
    shade(on) {
      shades.value = on
      writeStored(SHADES, on ? 'yes' : 'no')
    },
    shown,
    tags,
    write,
    toggle(at, jotting) {
      const key = keyOf(at, jotting)
      const same = marksAt(at).find((mark) => keyOf(at, mark) === key)
      write(same === undefined || jotting.kind === 'text' ? jot(at, jotting) : rub(same))
    },
    marksAt,
    state,
  }
}

/** The players who can be in a sector, of those that are shaded, and which of them only as an alien. */
export function whoCanBe(kit: MapNotes, at: Sector): readonly { readonly seat: Seat; readonly alien: boolean }[] {
  const places = shadedPlaces(kit)
  return places.flatMap(({ seat, human, alien }) => {
    const asHuman = human.includes(at)
    return asHuman || alien.includes(at) ? [{ seat, alien: !asHuman && human.length > 0 }] : []
  })
}

/** The opponents whose sectors are shaded: those picked, else all of them. */
export function shadedPlaces(kit: MapNotes): readonly (PossibleSectors & { readonly seat: Seat })[] {
  const { places, shades, shown, model } = kit
  const now = kit.state()
  if (places.value === undefined || !shades.value || now === undefined) return []
  const me = model.live.seat()
  const others = places.value
    .map((place, i) => ({ seat: (i + 1) as Seat, ...place }))
    .filter(({ seat }) => seat !== me && playerAt(now, seat).status === 'aboard')
  const picked = others.filter(({ seat }) => shown.value.includes(seat))
  return picked.length === 0 ? others : picked
}
