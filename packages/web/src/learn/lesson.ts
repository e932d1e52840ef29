import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Game, Seat, Shape } from '@selva/core'
import type { FromTable, RefusalCode, SettingDraft, TableInfo } from '@selva/protocol'
import type { Clock } from '../client/clock.ts'
import type { WireEvents } from '../client/connection.ts'
import type { LiveTablePorts } from '../table/live-ports.ts'
import { lessonGame, ME } from './lesson-game.ts'

/** One step of a lesson: something told, something for the learner to do, or something the others do. */
export type LessonStep<C> =
  /** `at` is a selector of what on the screen it is about, empty if nothing. */
  | { readonly kind: 'tell'; readonly id: string; readonly at: string }
  | { readonly kind: 'mine'; readonly id: string; readonly at: string; readonly may: (choice: C) => boolean }
  | { readonly kind: 'theirs'; readonly seat: Seat; readonly choice: C }

/** A position to learn from, and what happens in it. */
export type Chapter<C> = {
  readonly setting: SettingDraft
  readonly arrangement: unknown
  /** Names of the other players; the learner has the first seat. */
  readonly others: readonly string[]
  readonly steps: readonly LessonStep<C>[]
}

/** `waits`: it goes on when the learner says so. */
type CoachText = { readonly id: string; readonly at: string; readonly waits: boolean }

/** How far a learner has come: enough to come back to it after a reload. */
export type Progress = { readonly at: number; readonly made: readonly unknown[] }
export const BEGINNING: Progress = { at: 0, made: [] }

/** A lesson that is being played. */
export type Lesson = {
  readonly table: TableInfo
  readonly world: LiveTablePorts
  /** The number of the step it is at; past the last one once all are done. */
  readonly at: ReadonlySignal<number>
  /** The coach's text at this step, and its place on the screen; `undefined` while the others play, and at the end. */
  readonly told: ReadonlySignal<CoachText | undefined>
  readonly over: ReadonlySignal<boolean>
  /** How many of the coach’s words are behind, and how many there are. */
  readonly done: ReadonlySignal<number>
  readonly all: number
  /** Something else was tried than the lesson asks for. */
  readonly strayed: ReadonlySignal<boolean>
  /** On to the next step, from one that only tells. */
  goOn(): void
  leave(): void
}

/** Input of `openLesson` from the page it is on. */
export type LessonOptions = {
  readonly id: string
  /** How the learner is called. */
  readonly me: string
  readonly clock: Clock
  readonly still: () => boolean
  readonly newId: () => string
  readonly from: Progress
  readonly keep: (progress: Progress) => void
}

/** Milliseconds before a choice of the others. */
const PAUSE = 900

/** The table of a lesson, as the server would describe it. */
const tableOf = (
  game: string,
  { setting, others }: Pick<Chapter<never>, 'setting' | 'others'>,
  { id, me }: LessonOptions,
): TableInfo => ({
  id,
  game,
  setting,
  terms: { pace: 'untimed', aid: 'notes', chat: 'phrases', spectators: false, bots: 'navigator', botsTalk: false },
  status: 'running',
  starting: false,
  listed: false,
  host: ME,
  seats: [me, ...others].map((name, i) => ({
    seat: i + 1,
    by: i === 0 ? 'person' : 'bot',
    name,
    here: true,
    ready: true,
    grace: 0,
  })),
  you: ME,
  watchers: 0,
  startsIn: 0,
  invite: '',
})

/** The words of the coach at a step; none while the others play, and at the end. */
function toldAt<C>(step: LessonStep<C> | undefined): CoachText | undefined {
  if (step === undefined || step.kind === 'theirs') return undefined
  return { id: step.id, at: step.at, waits: step.kind === 'tell' }
}

/** The steps at which the coach says something. */
function saidAmong<C>(steps: readonly LessonStep<C>[]): number {
  return steps.filter(({ kind }) => kind !== 'theirs').length
}

/** The world of a table that no server knows. */
const worldOf = (
  { clock, newId, still }: LessonOptions,
  dial: LiveTablePorts['dial'],
  history: LiveTablePorts['history'],
): LiveTablePorts => ({
  dial,
  history,
  clock,
  newId,
  still,
  stepByStep: true,
  steady: () => 0,
  meetServer() {},
  spread: () => 0,
  answer: async () => undefined,
})

/**
 * A table in this browser alone: the real rules, an arranged position, opponents who do what is written, and nobody to
 * wait for. It speaks the server's own messages, so that the table's screen cannot tell the difference.
 */
export function openLesson<G extends Shape>(
  game: Game<G>,
  chapter: Chapter<G['choice']>,
  options: LessonOptions,
): Lesson {
  const { steps } = chapter
  const { clock, still } = options
  const played = lessonGame(game, chapter)
  const table = tableOf(game.id, chapter, options)
  const made: G['choice'][] = []
  const at = signal(0)
  const strayed = signal(false)
  let events: WireEvents | undefined
  let cancel = (): void => {}

  const tell = (message: FromTable): void => events?.heard(JSON.stringify(message))
  const carryOut = (seat: Seat, choice: G['choice']): void => {
    const frame = played.carryOut(seat, choice)
    if (frame !== undefined) tell(['facts', frame])
  }
  const moveTo = (next: number): void => {
    at.value = next
    strayed.value = false
    options.keep({ at: next, made })
    letOthersPlay()
  }
  const accept = (choice: G['choice'], step: number): void => {
    carryOut(ME, choice)
    made.push(choice)
    moveTo(step + 1)
  }
  const letOthersPlay = (): void => {
    cancel()
    const here = at.value
    const step = steps[here]
    if (step?.kind !== 'theirs') return
    cancel = clock.after(still() ? 0 : PAUSE, () => {
      carryOut(step.seat, step.choice)
      moveTo(here + 1)
    })
  }
  const asked = (id: string, step: string, choice: unknown): void => {
    // The learner's own step that comes next, if only words lie before it.
    const due = steps.findIndex(({ kind }, k) => k >= at.value && kind !== 'tell')
    const mine = steps[due]
    const refusal = played.refusalOf(step, choice)
    if (refusal !== undefined) return tell(['no', id, refusal.refused as RefusalCode, refusal.about])
    if (mine?.kind !== 'mine' || !mine.may(choice as G['choice'])) {
      strayed.value = true
      return tell(['no', id, 'illegal', ''])
    }
    tell(['ok', id])
    accept(choice as G['choice'], due)
  }
  const heard = (text: string): void => {
    const message = JSON.parse(text)
    // An intention sent along with it waits for its own step.
    if ('choice' in message) asked(message.id, message.step, message.choice)
    else tell(['no', message.id, 'illegal', ''])
  }
  /** Steps done before a reload are replayed, with the same result. */
  const replay = ({ at: done, made: before }: Progress): void => {
    for (const [k, step] of steps.slice(0, done).entries()) {
      if (step.kind === 'theirs') carryOut(step.seat, step.choice)
      if (step.kind === 'mine') {
        const choice = before[made.length]
        if (!played.allows(choice) || !step.may(choice)) return
        carryOut(ME, choice)
        made.push(choice)
      }
      at.value = k + 1
    }
  }

  const dial: LiveTablePorts['dial'] = (_, opened) => {
    events = opened
    queueMicrotask(() => {
      const { frames } = played.history()
      opened.opened()
      tell(['table', table])
      tell(['upTo', frames.length])
      for (const frame of frames) tell(['facts', frame])
      letOthersPlay()
    })
    return { send: heard, close: () => {} }
  }

  replay(options.from)
  return {
    table,
    at,
    told: computed(() => toldAt(steps[at.value])),
    over: computed(() => at.value >= steps.length),
    done: computed(() => saidAmong(steps.slice(0, at.value))),
    all: saidAmong(steps),
    strayed,
    world: worldOf(options, dial, async () => played.history()),
    goOn() {
      if (steps[at.value]?.kind === 'tell') moveTo(at.value + 1)
    },
    leave: () => cancel(),
  }
}
