import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Seat, Shape, TableGame } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { draftAt, keepDraft, takeDraft } from '../client/drafts.ts'
import { type LiveTable, liveTable } from './live.ts'
import type { LiveTablePorts } from './live-ports.ts'
import { seatName } from './name.ts'

/** Sitting at a table, as far as it is the same for every game. */
export type TableModel<G extends Shape> = {
  readonly live: LiveTable<G>
  readonly state: ReadonlySignal<{ readonly now: G['partial'] | undefined }>
  /** The end may be shown. */
  readonly showEnd: ReadonlySignal<boolean>
  /** The name at a seat, mine too. */
  nameAt(seat: Seat): string
  leave(): void
}

type OwnedTableModel<G extends Shape> = TableModel<G> & {
  /**
   * A new question: what was pointed at before no longer matters. A choice that was half made when the page loaded
   * itself again comes back with its question. Returns how to stop listening.
   */
  onNewStep(reset: () => void, half: UnconfirmedChoice): () => void
}

/** A choice that is half made: something pointed at and not confirmed. */
type UnconfirmedChoice = { readonly read: () => object; readonly write: (kept: object) => void }

type Kept = { readonly step: string; readonly half: object }
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'step' in value && 'half' in value && typeof value.half === 'object'

/** Sits down; the last event stays in sight for so many milliseconds before the curtain falls. */
export function tableModel<G extends Shape>(
  game: TableGame<G>,
  table: TableInfo,
  ports: LiveTablePorts,
  lastLook: number,
): OwnedTableModel<G> {
  const live = liveTable(game, table, ports)
  // The fold works in place; a copy of its outermost layer tells components that something inside has changed.
  const state = computed(() => {
    void live.version.value
    const now = live.state()
    return { now: now === undefined ? undefined : { ...now } }
  })
  const showEnd = signal(table.status === 'over')
  const stop = effect(() => {
    if (state.value.now === undefined || !live.over() || showEnd.peek()) return undefined
    return ports.clock.after(ports.still() ? 0 : lastLook, () => {
      showEnd.value = true
    })
  })
  return {
    live,
    state,
    showEnd,
    nameAt: (seat) => seatName(live.about.value.seats[seat - 1]),
    onNewStep(reset, half) {
      const key = `choice.${table.id}`
      let step = ''
      const stopKeeping = keepDraft(key, (): Kept => ({ step, half: half.read() }))
      const stopListening = effect(() => {
        const { now } = state.value
        const me = live.seat()
        const next = now === undefined || me === undefined ? '' : game.step(now, me)
        if (next === step) return
        step = next
        reset()
        const kept = draftAt(key)
        if (!isKept(kept) || kept.step !== step) return
        takeDraft(key)
        half.write(kept.half)
      })
      return () => {
        stopKeeping()
        stopListening()
      }
    },
    leave() {
      stop()
      live.leave()
    },
  }
}
