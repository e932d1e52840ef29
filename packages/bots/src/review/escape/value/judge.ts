import type { Sector } from '@selva/escape'
import { difference, type Estimate, samples } from '../../estimate.ts'
import { type Better, betterOf, type TurnPart } from '../../turning-points.ts'
import type { EscapePart, TurnTaken } from '../turn-taken.ts'
import { type Playout, playoutOf, type Start } from './playout.ts'
import type { Scene } from './scene.ts'
import { mayBeAttacked, type Name, type PlayedTurn } from './turns.ts'

/** A move of a turn, with or without an attack. */
type Way = { readonly to: Sector; readonly attacks: boolean }

/** A judged turn: its chances, and what was better. */
export type JudgedTurn = {
  readonly turn: PlayedTurn
  readonly before: Estimate
  readonly parts: readonly TurnPart<EscapePart>[]
  readonly after: Estimate
  readonly better: Better<TurnTaken> | 'aboutEqual'
}

/** The number of playouts at each stage of a judgement. */
export type Effort = {
  /** On each choice at first, */
  readonly first: number
  /** on each of the best of them, with other luck, */
  readonly second: number
  /** and on the best one and the one that was made, with other luck again. */
  readonly last: number
}

/** The number of choices that go on to the second stage. */
const SHORTLIST = 3

/** The mean over so many playouts, from a number on. */
function valueOf(play: Playout, start: Start, from: number, count: number): Estimate {
  const seen = samples()
  for (let n = from; n < from + count; n++) seen.add(play(n, start))
  return seen.estimate()
}

/** How much one choice is worth more than another in the same positions. */
function gainOf(play: Playout, better: Start, than: Start, from: number, count: number): Estimate {
  const seen = samples()
  for (let n = from; n < from + count; n++) seen.add(play(n, better) - play(n, than))
  return seen.estimate()
}

/**
 * The best of some choices, and how much more it is worth than the one that was made. Each stage plays other positions
 * than the one before: a choice that was merely lucky in one is not lucky again in the next.
 */
function bestOf<T>(
  play: Playout,
  choices: readonly T[],
  made: T,
  startOf: (choice: T) => Start,
  { first, second, last }: Effort,
): Better<T> | undefined {
  const rank = (list: readonly T[], from: number, count: number): readonly T[] =>
    list
      .map((choice) => ({ choice, value: valueOf(play, startOf(choice), from, count).mean }))
      .toSorted((a, b) => b.value - a.value)
      .map(({ choice }) => choice)
  const others = choices.filter((choice) => choice !== made)
  const shortlist = rank(others, 0, first).slice(0, SHORTLIST)
  const [best] = rank(shortlist, first, second)
  if (best === undefined) return undefined
  return { choice: best, worth: gainOf(play, startOf(best), startOf(made), first + second, last) }
}

const wayStart = ({ to, attacks }: Way, { sedated }: PlayedTurn): Start => ({
  from: 'turn',
  move: { to, attacks, sedated },
})

const isTaken = ({ taken: { to, attacks } }: PlayedTurn, way: Way): boolean => way.to === to && way.attacks === attacks

/** The least chance to find someone that makes an attack worth weighing up. */
const SOMEONE = 0.02

const maybeThere = ({ guesses, seat }: Scene, at: Sector): boolean =>
  guesses.some(({ rumour }, i) => i !== seat - 1 && (rumour?.sure[at] ?? 0) >= SOMEONE)

/** Every way in which the player could have moved, the one that was taken first. */
function waysOf(turn: PlayedTurn): readonly [Way, ...Way[]] {
  const { moves, mayAttack, taken, before } = turn
  const made: Way = { to: taken.to, attacks: taken.attacks }
  const all = moves.flatMap((to): readonly Way[] =>
    mayAttack && mayBeAttacked(before, to) && maybeThere(before, to)
      ? [
          { to, attacks: false },
          { to, attacks: true },
        ]
      : [{ to, attacks: false }],
  )
  return [made, ...all.filter((way) => !isTaken(turn, way))]
}

/** A seed that only the moment decides. */
const seedOf = ({ from, seat }: PlayedTurn, part: number): number => (from * 64 + seat * 4 + part) * 100_003

const MOVE = 0
const NAME = 1
const AFTER = 2

/** Steps of this share spread evenly over a whole. */
const GOLDEN = 0.618034

/** The sector that players usually name: each as often as it is plausible. */
function usualName(names: readonly Name[], share: number): Name | undefined {
  let rest = share * names.reduce((sum, { likely }) => sum + likely, 0)
  for (const name of names) {
    rest -= name.likely
    if (rest < 0) return name
  }
  return undefined
}

/** The change that the choice of a sector to name made, next to what players usually name. */
function noiseOf(
  turn: PlayedTurn,
  effort: Effort,
): { readonly change: Estimate; readonly better: Better<Name> | undefined } | undefined {
  if (turn.naming === 'none') return undefined
  const { scene, names, named } = turn.naming
  const made = names.find(({ at }) => at === named)
  if (made === undefined) return undefined
  const play = playoutOf(scene, seedOf(turn, NAME))
  const start = ({ heard }: Name): Start => ({ from: 'end', seen: heard })
  const better = bestOf(play, names, made, start, effort)
  const seen = samples()
  const from = effort.first + effort.second + effort.last
  for (let n = from; n < from + effort.last; n++) {
    const usual = usualName(names, (n * GOLDEN) % 1) ?? made
    seen.add(play(n, start(made)) - play(n, start(usual)))
  }
  return { change: seen.estimate(), better }
}

/** The chance of the seat before its turn, whatever it will do. */
export const chanceBefore = (turn: PlayedTurn, count: number): Estimate =>
  valueOf(playoutOf(turn.before, seedOf(turn, MOVE)), { from: 'turn', move: 'any' }, 0, count)

/** The chance of the seat after its turn, by what it knew then. */
function chanceAfter(turn: PlayedTurn, count: number): Estimate {
  const { after } = turn
  if (typeof after === 'number') return { mean: after, error: 0 }
  return valueOf(playoutOf(after, seedOf(turn, AFTER)), { from: 'end', seen: 'asBefore' }, 0, count)
}

/** A turn at a glance: how much it may matter, and the chances around it. */
export type Glance = {
  readonly turn: PlayedTurn
  readonly weight: number
  readonly before: number
  readonly after: number
}

/** Weighs a turn at little cost: by what it changed, and by what may have been better. */
export function glanceAt(turn: PlayedTurn, effort: Effort): Glance {
  const play = playoutOf(turn.before, seedOf(turn, MOVE))
  const ways = waysOf(turn)
  const best = bestOf(play, ways, ways[0], (way) => wayStart(way, turn), effort)
  const before = valueOf(play, wayStart(ways[0], turn), 0, effort.last).mean
  const after = chanceAfter(turn, effort.last).mean
  return { turn, weight: Math.max(Math.abs(after - before), best?.worth.mean ?? 0), before, after }
}

const NOTHING: Estimate = { mean: 0, error: 0 }

const plus = (a: Estimate, b: Estimate): Estimate => ({ mean: a.mean + b.mean, error: Math.hypot(a.error, b.error) })

/** The better of two proposals, as a whole turn. */
function betterTurn(
  { taken }: PlayedTurn,
  way: Better<Way> | 'aboutEqual',
  name: Better<Name> | 'aboutEqual',
): Better<TurnTaken> | 'aboutEqual' {
  const moves =
    way === 'aboutEqual' ? way : { choice: { ...taken, ...way.choice, names: 'none' as const }, worth: way.worth }
  const names = name === 'aboutEqual' ? name : { choice: { ...taken, names: name.choice.at }, worth: name.worth }
  if (moves === 'aboutEqual') return names
  return names === 'aboutEqual' || moves.worth.mean >= names.worth.mean ? moves : names
}

/**
 * Judges a turn. The part of the move is what a clearly better one would have been worth; that of the noise is compared
 * with what players usually name; the rest of the change is luck.
 */
export function judge(turn: PlayedTurn, effort: Effort): JudgedTurn {
  const play = playoutOf(turn.before, seedOf(turn, MOVE))
  const ways = waysOf(turn)
  const way = betterOf(bestOf(play, ways, ways[0], (one) => wayStart(one, turn), effort))
  const made = valueOf(play, wayStart(ways[0], turn), effort.first + effort.second, effort.last)
  const lost = way === 'aboutEqual' ? NOTHING : way.worth
  const before = plus(made, lost)
  const after = chanceAfter(turn, effort.last)
  const noise = noiseOf(turn, effort)
  const name = noise === undefined ? 'aboutEqual' : betterOf(noise.better)
  const skill = noise?.change ?? NOTHING
  const strikes = turn.taken.attacks || (way !== 'aboutEqual' && way.choice.attacks)
  const rest = difference(difference(after, made), skill)
  return {
    ...{ turn, before, after },
    better: betterTurn(turn, way, name),
    parts: [
      { name: strikes ? 'strike' : 'move', by: 'skill', change: { mean: -lost.mean, error: lost.error } },
      ...(turn.items
        ? [{ name: 'items' as const, by: 'skill' as const, change: rest }]
        : [{ name: turn.luck, by: 'luck' as const, change: rest }]),
      ...(noise === undefined ? [] : [{ name: 'noise' as const, by: 'skill' as const, change: skill }]),
    ],
  }
}
