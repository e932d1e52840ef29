import { type Chance, fastChance, randomElement } from '../chance.ts'
import type { Game, Shape } from '../game.ts'
import { contradicts, unknownIn } from '../knowledge.ts'
import { textOf } from '../log.ts'
import { count, nth } from '../option.ts'
import { open, play } from '../play.ts'
import { type Audience, type Seat, SPECTATORS, seatsOf } from '../seat.ts'
import type { AnyFact } from '../visibility.ts'
import { type ChoiceRarity, choose } from './choose.ts'

/** A game's statement about its own secrets, so that a test can tell a leak from a rule. */
export type Disguise<G extends Shape> = {
  /**
   * The part of a choice that others may see; empty if they may not see that it was made, unless it discloses
   * something.
   */
  face(choice: G['choice']): string
  /**
   * The disclosure that the rules themselves make to an audience when this choice is made in this position: looks at
   * the position before the choice, never at what came of it. `undefined` where chance decides it, which no two
   * positions have in common.
   */
  discloses(state: G['full'], seat: Seat, choice: G['choice'], audience: Audience): string | undefined
  /** Settles in the position what chance would decide, so that the position alone decides what is disclosed. */
  settle(state: G['full'], chance: Chance): void
}

/** The bytes an audience gets for a batch; the n-th of the table. */
export type Sender = (game: Game, facts: readonly AnyFact[], audience: Audience, n: number) => string
export const plainSender: Sender = (game, facts, audience) => textOf(game.redactor, facts, audience)

export type Compared = {
  /** Positions for which a twin was made. */
  readonly positions: number
  /** Positions in which both made a choice of the same face that discloses the same. */
  readonly compared: number
  /** The first leak found, in words. */
  readonly leak: string | undefined
}

/**
 * Noninterference: at every position of random games some audience gets a twin, a full state that differs in whatever
 * that audience cannot know. A choice of the same face in both must give that audience the same bytes.
 */
export function compareTwins<G extends Shape>(
  game: Game<G>,
  setting: G['setting'],
  disguise: Disguise<G>,
  {
    positions,
    seed,
    sender = plainSender,
    seldom,
  }: { positions: number; seed: number; sender?: Sender; seldom?: ChoiceRarity<G> },
): Compared {
  const seats = seatsOf(game.seats(setting))
  const audiences: readonly Audience[] = [SPECTATORS, ...seats]
  let made = 0
  let compared = 0
  for (let g = 0; made < positions; g++) {
    const chance = fastChance(seed + g * 7919)
    const opened = open(game, setting, chance)
    const { state } = opened
    const parts = new Map(audiences.map((audience) => [audience, game.start(setting)]))
    const tell = (facts: readonly AnyFact[]): void => {
      for (const [audience, partial] of parts)
        for (const fact of facts) {
          const seen = game.redactor.redact(fact, audience)
          if (seen !== undefined) game.evolve(partial, seen)
        }
    }
    tell(opened.facts)
    for (let n = 1; !game.over(state) && made < positions; n++) {
      disguise.settle(state, chance)
      const { seat, choice } = choose(game, state, chance, seldom)
      const audience = randomElement(audiences, chance)
      const partial = parts.get(audience) as G['partial']
      const twin = game.possible(partial, chance)
      disguise.settle(twin, chance)
      made++
      const found = (what: string): Compared => ({ positions: made, compared, leak: `${what} (game ${g}, batch ${n})` })
      const hole = unknownIn(twin) ?? contradicts(partial, twin, game.unordered)
      if (hole !== undefined) throw new Error(`${game.id}: a twin is not possible: ${hole}`)
      const face = disguise.face(choice)
      const told = disguise.discloses(state, seat, choice, audience)
      const fits = sameFace(game, twin, seat, choice, audience, face, disguise)
      if (audience === seat && fits.length === 0) return found(`seat ${seat} has other options than its twin`)
      const alike = told === undefined ? [] : fits.filter((c) => disguise.discloses(twin, seat, c, audience) === told)
      const twinChoice = alike.length === 0 ? undefined : randomElement(alike, chance.stream('twin'))
      const facts = play(game, state, seat, choice, chance)
      const bytes = sender(game, facts, audience, n)
      if (face === '' && told === '' && audience !== seat) {
        compared++
        if (bytes !== '') return found(`${choice.do} shows audience ${audience} ${bytes}`)
      } else if (twinChoice !== undefined) {
        compared++
        const twinBytes = sender(game, play(game, twin, seat, twinChoice, chance), audience, n)
        if (bytes !== twinBytes) return found(`audience ${audience} gets ${bytes} or ${twinBytes} for ${face}`)
      }
      tell(facts)
    }
  }
  return { positions: made, compared, leak: undefined }
}

/** The choices in the twin that the audience may not tell from this one: for the chooser himself, the very same. */
export function sameFace<G extends Shape>(
  game: Game<G>,
  twin: G['full'],
  seat: Seat,
  choice: G['choice'],
  audience: Audience,
  face: string,
  disguise: Disguise<G>,
): readonly G['choice'][] {
  const options = game.options(twin, seat)
  const all = Array.from({ length: count(options) }, (_, k) => nth<G['choice']>(options, k))
  const wanted = JSON.stringify(choice)
  return all.filter((c) => (audience === seat ? JSON.stringify(c) === wanted : disguise.face(c) === face))
}
