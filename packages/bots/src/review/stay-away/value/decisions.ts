import { type AnyChoice, type AnyFact, isTableFact, type Seat, SPECTATORS, seatsOf, seenBy } from '@selva/core'
import {
  type Choice,
  type Fact,
  type PartialState,
  playerAt,
  reachable,
  type SeenFact,
  type Setting,
  stayAway,
} from '@selva/stay-away'
import { thingChance } from '../../../stay-away/belief/belief.ts'
import { type StayAwayBot, stayAwayBot } from '../../../stay-away/bot.ts'
import { copyOf, tell } from './minds.ts'
import type { Scene } from './worlds.ts'

/** A batch of a finished game: its facts, and the choice that they follow from, if they follow from one. */
export type PlayedBatch = {
  readonly facts: readonly AnyFact[]
  readonly by?: { readonly seat: Seat; readonly choice: AnyChoice }
}

/** A decision that may have mattered, and how much at a first sight. */
type Spot = { readonly batch: number; readonly seat: Seat; readonly choice: Choice; readonly weight: number }

/** A position as one player knew it; a number where it was decided for them. */
export type Standing = Scene | number

/** A decision of a game as its player met it, and how they stood when its consequences had been seen. */
export type Decision = {
  /** The last batch before it, and the batch with which it was settled. */
  readonly from: number
  readonly until: number
  readonly turn: number
  readonly seat: Seat
  readonly choice: Choice
  readonly before: Scene
  readonly after: Standing
}

/** A walk through a game: the true state, the mind of every seat, and one onlooker for each. */
export type Walk = {
  readonly state: PartialState
  turn(): number
  mind(seat: Seat): StayAwayBot
  hear(facts: readonly AnyFact[]): void
  /** A picture of how this seat stands. */
  standing(seat: Seat): Standing
}

export function walkThrough(setting: Setting): Walk {
  const state: PartialState = stayAway.start(setting)
  const seats = seatsOf(setting.seats)
  const minds = seats.map((seat) => stayAwayBot(setting, seat))
  const onlookers = seats.map((seat) => stayAwayBot(setting, seat))
  let turn = 0
  const mindOf = (seat: Seat): StayAwayBot => {
    const mind = minds[seat - 1]
    if (mind === undefined) throw new Error(`nobody sits at ${seat}`)
    return mind
  }
  return {
    state,
    turn: () => turn,
    mind: mindOf,
    hear(facts) {
      for (const fact of facts) {
        if (isTableFact(fact)) {
          for (const one of [...minds, ...onlookers]) one.hear(fact)
          continue
        }
        const own = fact as Fact // The file's game wrote it.
        if (own.kind === 'turn') turn++
        tell(minds, [own])
        for (const seen of seenBy(stayAway.redactor, [own], SPECTATORS))
          for (const one of onlookers) one.hear(seen as SeenFact<undefined>)
        stayAway.evolve(state, own)
      }
    },
    standing(seat) {
      const { end } = state
      if (end !== 'running') return Number(end.winners.includes(seat))
      // WIN-8: the dead never win.
      if (!playerAt(state, seat).alive) return 0
      return { mind: copyOf(mindOf(seat)), onlookers: onlookers.map(copyOf) }
    },
  }
}

const holds = (state: PartialState, seat: Seat, card: string): boolean =>
  playerAt(state, seat).hand.some((one) => one === card)

/** A suspect beyond this could have been burned. */
const SUSPECT = 0.3

/** How much a decision may have mattered: cheap to say, and only to find the decisions that are worth judging. */
function weightOf({ state, mind }: Walk, seat: Seat, choice: Choice, facts: readonly AnyFact[]): number {
  const { step } = state
  const { role } = playerAt(state, seat)
  const suspected = (other: Seat): number => (role === 'human' ? thingChance(mind(seat).belief, other) : 0)
  const infects = facts.some(({ kind }) => kind === 'infected')
  if (choice.do === 'declare') return 4
  if (choice.do === 'order') return 0
  if (choice.do === 'playOn' && choice.card === 'flamethrower') return 3
  if (step.at === 'act' && step.seat === seat && holds(state, seat, 'flamethrower')) {
    const worst = Math.max(0, ...reachable(state, seat).map(suspected))
    return worst >= SUSPECT ? 1 + 2 * worst : 0
  }
  if (step.at === 'answer' && step.seat === seat) {
    const may = stayAway.options(state, seat).some((option) => option.do === 'defend')
    return (may ? 0.5 + 2 * suspected(step.from) : 0) + (infects ? 1.5 : 0)
  }
  if (step.at === 'offer' && step.seat === seat) return holds(state, seat, 'infected') && role === 'thing' ? 0.8 : 0
  return 0
}

const WINDOWS: readonly string[] = ['answer', 'fire', 'move']

/** Is nothing left open that another player has to answer? */
const isSettled = ({ state: { step } }: Walk): boolean => !WINDOWS.includes(step.at)

/** The decisions of a game that may have mattered most, in their order. */
export function spotsIn(setting: Setting, batches: readonly PlayedBatch[], most: number): readonly Spot[] {
  const walk = walkThrough(setting)
  const spots: Spot[] = []
  for (const [batch, { facts, by }] of batches.entries()) {
    if (by !== undefined && walk.state.end === 'running') {
      const choice = by.choice as Choice // The file's game took it.
      const weight = weightOf(walk, by.seat, choice, facts)
      if (weight > 0) spots.push({ batch, seat: by.seat, choice, weight })
    }
    walk.hear(facts)
  }
  return spots
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.batch - b.batch)
}

/** These decisions with pictures of how their players stood before and after. */
export function decisionsAt(
  setting: Setting,
  batches: readonly PlayedBatch[],
  spots: readonly Spot[],
): readonly Decision[] {
  const walk = walkThrough(setting)
  const found: Decision[] = []
  let open: readonly Omit<Decision, 'until' | 'after'>[] = []
  for (const [batch, { facts }] of batches.entries()) {
    for (const { seat, choice } of spots.filter((spot) => spot.batch === batch)) {
      const before = walk.standing(seat)
      if (typeof before !== 'number') open = [...open, { from: batch - 1, turn: walk.turn(), seat, choice, before }]
    }
    walk.hear(facts)
    if (open.length === 0 || (!isSettled(walk) && walk.state.end === 'running')) continue
    found.push(...open.map((one) => ({ ...one, until: batch, after: walk.standing(one.seat) })))
    open = []
  }
  return found
}
