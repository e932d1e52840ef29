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
  /** `itself`: it comes after a pause if the learner does nothing. */
  | {
      readonly kind: 'mine'
      readonly id: string
      readonly at: string
      readonly may: (choice: C) => boolean
      readonly itself?: C
    }
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
  /** How many of the learner's own steps are behind, and how many there are. */
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

/** Milliseconds before a choice of the others, and before an automatic one. */
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

function mineAmong<C>(steps: readonly LessonStep<C>[]): number {
  return steps.filter(({ kind }) => kind === 'mine').length
}

/** Does what the learner means to do next fit the steps that are left? */
function mayFollow<C>(left: readonly LessonStep<C>[], next: unknown): boolean {
  if (next === undefined) return true
  const step = left.find(({ kind }) => kind === 'mine')
  return step?.kind === 'mine' && step.may(next as C)
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
  /** The learner's intended next choice, sent along with the last choice. */
  let meant: unknown
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
    goOnByItself()
  }
  const accept = (choice: G['choice'], step: number): void => {
    carryOut(ME, choice)
    made.push(choice)
    moveTo(step + 1)
  }
  /** Makes the choices that need no learner: those of the others, the intended one, and the automatic ones. */
  const goOnByItself = (): void => {
    cancel()
    const step = steps[at.value]
    if (step === undefined || step.kind === 'tell') return
    const here = at.value
    const wait = still() ? 0 : PAUSE
    if (step.kind === 'theirs') {
      cancel = clock.after(wait, () => {
        carryOut(step.seat, step.choice)
        moveTo(here + 1)
      })
      return
    }
    const next = meant ?? step.itself
    meant = undefined
    if (next !== undefined && played.allows(next) && step.may(next))
      cancel = clock.after(wait, () => accept(next, here))
  }
  const asked = (id: string, step: string, choice: unknown, next: unknown): void => {
    // The learner's own step that comes next, if only words lie before it.
    const due = steps.findIndex(({ kind }, k) => k >= at.value && kind !== 'tell')
    const mine = steps[due]
    const refusal = played.refusalOf(step, choice)
    if (refusal !== undefined) return tell(['no', id, refusal.refused as RefusalCode, refusal.about])
    if (mine?.kind !== 'mine' || !mine.may(choice as G['choice']) || !mayFollow(steps.slice(due + 1), next)) {
      strayed.value = true
      return tell(['no', id, 'illegal', ''])
    }
    cancel()
    meant = next
    tell(['ok', id])
    accept(choice as G['choice'], due)
  }
  const heard = (text: string): void => {
    const message = JSON.parse(text)
    if ('hold' in message) cancel()
    else if ('choice' in message) asked(message.id, message.step, message.choice, message.next)
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
      goOnByItself()
    })
    return { send: heard, close: () => {} }
  }

  replay(options.from)
  return {
    table,
    at,
    told: computed(() => toldAt(steps[at.value])),
    over: computed(() => at.value >= steps.length),
    done: computed(() => mineAmong(steps.slice(0, at.value))),
    all: mineAmong(steps),
    strayed,
    world: worldOf(options, dial, async () => played.history()),
    goOn() {
      if (steps[at.value]?.kind === 'tell') moveTo(at.value + 1)
    },
    leave: () => cancel(),
  }
}
