import { computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  allows,
  EVERYTHING,
  fastChance,
  type Game,
  isRefusal,
  openWith,
  play,
  refusalOf,
  type Seat,
  type Shape,
  textOf,
} from '@selva/core'
import type { FromTable, RefusalCode, SettingDraft, TableInfo } from '@selva/protocol'
import type { Clock } from '../client/clock.ts'
import type { WireEvents } from '../client/connection.ts'
import type { LiveTablePorts } from '../table/live-ports.ts'

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
const ME = 1 as Seat

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
  const setting = game.setting(chapter.setting)
  if (isRefusal(setting)) throw new Error(`a lesson's setting is refused: ${setting.refused}`)
  const opening = game.arrange(setting, chapter.arrangement)
  if (isRefusal(opening)) throw new Error(`a lesson's position is refused: ${opening.refused} ${opening.about}`)
  const { state } = openWith(game, setting, opening)
  const chance = fastChance(1)
  const batches: (readonly G['fact'][])[] = [opening]
  const made: G['choice'][] = []
  const at = signal(0)
  const strayed = signal(false)
  /** The learner's intended next choice, sent along with the last choice. */
  let meant: unknown
  let events: WireEvents | undefined
  let cancel = (): void => {}

  const table: TableInfo = {
    id: options.id,
    game: game.id,
    setting: chapter.setting,
    terms: { pace: 'untimed', aid: 'notes', chat: 'phrases', spectators: false, bots: 'usual' },
    status: 'running',
    starting: false,
    listed: false,
    host: ME,
    seats: [options.me, ...chapter.others].map((name, i) => ({
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
  }
  const tell = (message: FromTable): void => events?.heard(JSON.stringify(message))
  const frameOf = (facts: readonly G['fact'][], audience: Seat | typeof EVERYTHING) =>
    JSON.parse(textOf(game.redactor, facts, audience) || '[]')
  const frames = () => batches.map((facts) => frameOf(facts, ME)).filter((frame) => frame.length > 0)

  const carryOut = (seat: Seat, choice: G['choice']): void => {
    const facts = play(game, state, seat, choice, chance)
    batches.push(facts)
    const frame = frameOf(facts, ME)
    if (frame.length > 0) tell(['facts', frame])
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
    const wait = options.still() ? 0 : PAUSE
    if (step.kind === 'theirs') {
      cancel = options.clock.after(wait, () => {
        carryOut(step.seat, step.choice)
        moveTo(here + 1)
      })
      return
    }
    const next = meant ?? step.itself
    meant = undefined
    if (next !== undefined && allows(game.options(state, ME), next) && step.may(next))
      cancel = options.clock.after(wait, () => accept(next, here))
  }
  /** The learner's own step that comes next, if only words lie before it. */
  const due = (): number => {
    let k = at.value
    while (steps[k]?.kind === 'tell') k++
    return k
  }
  /** Does what the learner means to do next fit the lesson too? */
  const mayFollow = (from: number, next: unknown): boolean => {
    if (next === undefined) return true
    const step = steps.slice(from).find(({ kind }) => kind === 'mine')
    return step?.kind === 'mine' && step.may(next as G['choice'])
  }
  const asked = (id: string, step: string, choice: unknown, next: unknown): void => {
    const k = due()
    const mine = steps[k]
    const refusal = refusalOf(game, state, ME, step, choice)
    if (refusal !== undefined) return tell(['no', id, refusal.refused as RefusalCode, refusal.about])
    if (mine?.kind !== 'mine' || !mine.may(choice as G['choice']) || !mayFollow(k + 1, next)) {
      strayed.value = true
      return tell(['no', id, 'illegal', ''])
    }
    cancel()
    meant = next
    tell(['ok', id])
    accept(choice as G['choice'], k)
  }
  const heard = (text: string): void => {
    const message = JSON.parse(text)
    if ('hold' in message) cancel()
    else if ('choice' in message) asked(message.id, message.step, message.choice, message.next)
    else tell(['no', message.id, 'illegal', ''])
  }

  // Steps done before a reload are replayed, with the same result.
  for (const [k, step] of steps.slice(0, options.from.at).entries()) {
    if (step.kind === 'theirs') carryOut(step.seat, step.choice)
    if (step.kind === 'mine') {
      const choice = options.from.made[made.length]
      if (!allows(game.options(state, ME), choice) || !step.may(choice)) break
      carryOut(ME, choice)
      made.push(choice)
    }
    at.value = k + 1
  }

  const mineAmong = (list: readonly LessonStep<G['choice']>[]): number =>
    list.filter(({ kind }) => kind === 'mine').length
  return {
    table,
    at,
    told: computed(() => {
      const step = steps[at.value]
      return step === undefined || step.kind === 'theirs'
        ? undefined
        : { id: step.id, at: step.at, waits: step.kind === 'tell' }
    }),
    over: computed(() => at.value >= steps.length),
    done: computed(() => mineAmong(steps.slice(0, at.value))),
    all: mineAmong(steps),
    strayed,
    world: {
      dial(_, opened) {
        events = opened
        queueMicrotask(() => {
          opened.opened()
          tell(['table', table])
          tell(['upTo', frames().length])
          for (const frame of frames()) tell(['facts', frame])
          goOnByItself()
        })
        return { send: heard, close: () => {} }
      },
      clock: options.clock,
      steady: () => 0,
      meetServer() {},
      spread: () => 0,
      newId: options.newId,
      still: options.still,
      answer: async () => undefined,
      history: async () => ({
        frames: frames(),
        opened: game.over(state) ? batches.map((facts) => frameOf(facts, EVERYTHING)) : [],
      }),
    },
    goOn() {
      if (steps[at.value]?.kind === 'tell') moveTo(at.value + 1)
    },
    leave: () => cancel(),
  }
}
