import { fastChance, randomElement } from '../chance.ts'
import type { Game, Shape } from '../game.ts'
import { codedText } from '../log.ts'
import { open, play } from '../play.ts'
import type { Redactor } from '../redact.ts'
import { type Seat, SPECTATORS, seatsOf } from '../seat.ts'
import type { AnyFact } from '../visibility.ts'
import { type ChoiceRarity, choose } from './choose.ts'
import { type Compared, type Disguise, sameFace } from './twins.ts'

/** The text an audience is sent for a batch; empty if it is sent nothing. */
export type Writer = typeof codedText

/** The most characters of a frame that takes one step of 64 bytes with its message and its head. */
const ONE_STEP = 64 - 2 - '["f",]'.length

/**
 * The first seat that is sent a text of another length than a watcher is, in words. What follows from public facts may
 * make a text longer, and what only one seat hears takes one step at most.
 */
export function firstUnevenSeat(
  redactor: Redactor,
  facts: readonly AnyFact[],
  seats: readonly Seat[],
  write: Writer = codedText,
): string | undefined {
  const isExpected = (fact: AnyFact): boolean =>
    redactor.isForeseen(fact) && redactor.redact(fact, SPECTATORS) === undefined
  const common = write(redactor, facts, SPECTATORS).length
  for (const seat of seats) {
    const own = write(redactor, facts, seat).length
    if (common === 0 ? own > ONE_STEP : own !== common && !facts.some(isExpected))
      return `seat ${seat} is sent ${own} instead of ${common} characters of ${JSON.stringify(facts)}`
  }
  return undefined
}

/**
 * Sizes that tell nothing: at every position of random games the table gets a twin that differs in everything that is
 * hidden from watchers. A choice that looks the same in both must give every seat texts of the same length, the one who
 * chose included, and each seat a text as long as that of a watcher. What only one seat hears takes one step.
 */
export function compareSizes<G extends Shape>(
  game: Game<G>,
  setting: G['setting'],
  disguise: Disguise<G>,
  {
    positions,
    seed,
    write = codedText,
    seldom,
  }: { positions: number; seed: number; write?: Writer; seldom?: ChoiceRarity<G> },
): Compared {
  const seats = seatsOf(game.seats(setting))
  const { redactor } = game
  let made = 0
  let compared = 0
  for (let g = 0; made < positions; g++) {
    const chance = fastChance(seed + g * 7919)
    const { state, facts: dealt } = open(game, setting, chance)
    const partial = game.start(setting)
    const tell = (facts: readonly AnyFact[]): void => {
      for (const fact of facts) {
        const seen = redactor.redact(fact, SPECTATORS)
        if (seen !== undefined) game.evolve(partial, seen)
      }
    }
    tell(dealt)
    const wrong = firstUnevenSeat(redactor, dealt, seats, write)
    if (wrong !== undefined) return { positions: made, compared, leak: wrong }
    while (!game.over(state) && made < positions) {
      disguise.settle(state, chance)
      const { seat, choice } = choose(game, state, chance, seldom)
      const twin = game.possible(partial, chance)
      disguise.settle(twin, chance)
      made++
      const face = disguise.face(choice)
      const told = disguise.discloses(state, seat, choice, SPECTATORS)
      const alike = sameFace(game, twin, seat, choice, SPECTATORS, face, disguise).filter(
        (c) => told !== undefined && disguise.discloses(twin, seat, c, SPECTATORS) === told,
      )
      const twinChoice = alike.length === 0 ? undefined : randomElement(alike, chance.stream('twin'))
      const facts = play(game, state, seat, choice, chance)
      const leak =
        firstUnevenSeat(redactor, facts, seats, write) ??
        (twinChoice && differs(facts, play(game, twin, seat, twinChoice, chance)))
      if (leak !== undefined) return { positions: made, compared, leak: `${leak} (game ${g})` }
      tell(facts)
    }
  }
  return { positions: made, compared, leak: undefined }

  function differs(facts: readonly AnyFact[], twin: readonly AnyFact[]): string | undefined {
    if (write(redactor, facts, SPECTATORS) === '') return undefined
    compared++
    for (const seat of seats) {
      const [one, other] = [write(redactor, facts, seat).length, write(redactor, twin, seat).length]
      if (one !== other) return `seat ${seat} is sent ${one} or ${other} characters of ${JSON.stringify([facts, twin])}`
    }
    return undefined
  }
}
