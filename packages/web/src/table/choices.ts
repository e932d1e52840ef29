import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type AnyChoice, allows, type Seat, type Shape, type TableGame } from '@selva/core'
import type { ApiError } from '../client/api.ts'
import { type Outbox, outbox } from '../client/outbox.ts'
import type { Knowledge } from './knowledge.ts'

/** The choices of this browser's seat: made, on their way, refused, and those that follow automatically. */
export type Choices<G extends Shape> = {
  readonly ready: ReadonlySignal<boolean>
  readonly waiting: ReadonlySignal<boolean>
  readonly refusal: ReadonlySignal<ApiError | undefined>
  readonly following: ReadonlySignal<G['choice'] | undefined>
  choose(choice: G['choice'], next?: G['choice']): void
  hold(): void
  claim(claim: AnyChoice): void
  /** A frame has come that is still to be played: until then nothing can be chosen. */
  pause(): void
  /** The reader knows more, or something has been answered. */
  update(): void
  /** The server has answered what was sent under this id. */
  settle(id: string, refusal?: ApiError): void
  /** Sends again what has not been answered: there is a line again. */
  sendAll(): void
}

type ChoicePorts<G extends Shape> = {
  readonly game: TableGame<G>
  readonly knowledge: Knowledge<G>
  readonly seat: () => Seat | undefined
  /** Grows with what the reader knows. */
  readonly version: ReadonlySignal<number>
  readonly newId: () => string
  /** False if there is no line. */
  readonly send: (text: string) => boolean
  /** Nothing is chosen automatically. */
  readonly stepByStep: boolean
}

export function choicesOf<G extends Shape>({
  game,
  knowledge,
  seat,
  version,
  newId,
  send,
  stepByStep,
}: ChoicePorts<G>): Choices<G> {
  const ready = signal(false)
  const waiting = signal(false)
  const refusal = signal<ApiError | undefined>(undefined)
  /** The step at which no choice is made automatically. */
  const held = signal('')
  /** Intention sent with the last choice. Valid only for the step right after it. */
  let meant: { readonly after: string; readonly next: G['choice']; at?: string } | undefined
  const sent = outbox(send)

  /** The decision point this seat is at; empty if it is at none. */
  const stepNow = (): string => {
    const state = knowledge.state()
    const mine = seat()
    return state === undefined || mine === undefined ? '' : game.step(state, mine)
  }
  const isReady = (): boolean => {
    const mine = seat()
    if (!knowledge.isComplete() || sent.size > 0 || knowledge.table().ended) return false
    return mine === undefined || !knowledge.isPlayedByBot(mine)
  }
  const put: Outbox['put'] = (message) => {
    refusal.value = undefined
    ready.value = false
    waiting.value = true
    sent.put(message)
  }
  const following = computed((): G['choice'] | undefined => {
    void version.value
    const mine = seat()
    const state = knowledge.state()
    if (state === undefined || mine === undefined || waiting.value || knowledge.table().ended) return undefined
    const step = game.step(state, mine)
    if (stepByStep || knowledge.isPlayedByBot(mine) || step === '' || step === held.value) return undefined
    return meant?.at === step && allows(game.options(state, mine), meant.next) ? meant.next : game.followUp(state, mine)
  })
  return {
    ready,
    waiting,
    refusal,
    following,
    choose(choice, next) {
      const state = knowledge.state()
      const mine = seat()
      if (state === undefined || mine === undefined || !ready.value) return
      const step = game.step(state, mine)
      meant = next === undefined ? undefined : { after: step, next }
      put({ id: newId(), step, choice, ...(next === undefined ? {} : { next }) })
    },
    hold() {
      const step = stepNow()
      if (step === '') return
      held.value = step
      send(JSON.stringify({ hold: step }))
    },
    claim(said) {
      if (knowledge.state() === undefined || seat() === undefined) return
      put({ id: newId(), claim: said })
    },
    pause() {
      ready.value = false
    },
    update() {
      const step = stepNow()
      if (meant !== undefined && step !== meant.after) meant.at ??= step
      ready.value = isReady()
    },
    settle(id, refused) {
      if (sent.settle(id) && refused !== undefined) refusal.value = refused
      waiting.value = sent.size > 0
      ready.value = isReady()
    },
    sendAll: () => sent.sendAll(),
  }
}
