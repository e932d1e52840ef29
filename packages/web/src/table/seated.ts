import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { AtTable, Seat, Shape } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { draftAt, keepDraft, takeDraft } from '../client/drafts.ts'
import { type LiveTable, liveTable, type World } from './live.ts'
import { seatName } from './name.ts'

/** Sitting at a table, as far as it is the same for every game. */
export type Seated<G extends Shape> = {
  readonly live: LiveTable<G>
  readonly state: ReadonlySignal<{ readonly now: G['part'] | undefined }>
  /** The end may be shown. */
  readonly curtain: ReadonlySignal<boolean>
  /** The name at a seat, mine too. */
  nameAt(seat: Seat): string
  leave(): void
}

type Sat<G extends Shape> = Seated<G> & {
  /**
   * A new question: what was pointed at before no longer matters. A choice that was half made when the page loaded
   * itself again comes back with its question. Returns how to stop listening.
   */
  onQuestion(forget: () => void, half: HalfMade): () => void
}

/** A choice that is half made: something pointed at and not confirmed. */
export type HalfMade = { readonly read: () => object; readonly write: (kept: object) => void }

type Kept = { readonly step: string; readonly half: object }
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'step' in value && 'half' in value && typeof value.half === 'object'

/** Sits down; the last event stays in sight for so many milliseconds before the curtain falls. */
export function seatedAt<G extends Shape>(game: AtTable<G>, table: TableInfo, world: World, lastLook: number): Sat<G> {
  const live = liveTable(game, table, world)
  // The fold works in place; a copy of its outermost layer tells components that something inside has changed.
  const state = computed(() => {
    void live.version.value
    const now = live.state()
    return { now: now === undefined ? undefined : { ...now } }
  })
  const curtain = signal(table.status === 'over')
  const stop = effect(() => {
    if (state.value.now === undefined || !live.over() || curtain.peek()) return undefined
    return world.clock.after(world.still() ? 0 : lastLook, () => {
      curtain.value = true
    })
  })
  return {
    live,
    state,
    curtain,
    nameAt: (seat) => seatName(live.about.value.seats[seat - 1]),
    onQuestion(forget, half) {
      const key = `choice.${table.id}`
      let step = ''
      const stopKeeping = keepDraft(key, (): Kept => ({ step, half: half.read() }))
      const stopListening = effect(() => {
        const { now } = state.value
        const me = live.seat()
        const next = now === undefined || me === undefined ? '' : game.step(now, me)
        if (next === step) return
        step = next
        forget()
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
