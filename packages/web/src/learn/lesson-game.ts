import {
  allows,
  EVERYTHING,
  fastChance,
  type Game,
  isRefusal,
  openWith,
  play,
  type Refusal,
  refusalOf,
  type Seat,
  type Shape,
  textOf,
} from '@selva/core'
import type { History, SettingDraft } from '@selva/protocol'

/** The learner has the first seat. */
export const ME = 1 as Seat

/** A frame in full words. */
type Frame = Exclude<History['frames'][number], string>

/** The game of a lesson: the real rules from an arranged position, in this browser alone. */
export type LessonGame<C> = {
  /** Carries out a choice; the frame of it that the learner sees, if it shows anything. */
  carryOut(seat: Seat, choice: C): Frame | undefined
  /** May the learner choose this now? */
  allows(choice: unknown): choice is C
  /** Why the learner's choice at this step is refused, if it is. */
  refusalOf(step: string, choice: unknown): Refusal | undefined
  /** Everything the learner has seen, and all of it once the game is over. */
  history(): { readonly frames: readonly Frame[]; readonly opened: readonly Frame[] }
}

export function lessonGame<G extends Shape>(
  game: Game<G>,
  { setting: draft, arrangement }: { readonly setting: SettingDraft; readonly arrangement: unknown },
): LessonGame<G['choice']> {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`a lesson's setting is refused: ${setting.refused}`)
  const opening = game.arrange(setting, arrangement)
  if (isRefusal(opening)) throw new Error(`a lesson's position is refused: ${opening.refused} ${opening.about}`)
  const { state } = openWith(game, setting, opening)
  const chance = fastChance(1)
  const batches: (readonly G['fact'][])[] = [opening]
  const frameOf = (facts: readonly G['fact'][], audience: Seat | typeof EVERYTHING): Frame =>
    JSON.parse(textOf(game.redactor, facts, audience) || '[]')
  return {
    carryOut(seat, choice) {
      const facts = play(game, state, seat, choice, chance)
      batches.push(facts)
      const frame = frameOf(facts, ME)
      return frame.length > 0 ? frame : undefined
    },
    allows: (choice): choice is G['choice'] => allows(game.options(state, ME), choice),
    refusalOf: (step, choice) => refusalOf(game, state, ME, step, choice),
    history: () => ({
      frames: batches.map((facts) => frameOf(facts, ME)).filter((frame) => frame.length > 0),
      opened: game.over(state) ? batches.map((facts) => frameOf(facts, EVERYTHING)) : [],
    }),
  }
}
