import { type Bot, botFor, playGameToEnd, randomBot } from '@selva/bots'
import { type PossiblePositions, possiblePositions } from '@selva/bots/where'
import {
  count,
  fastChance,
  framesOf,
  type Game,
  isRefusal,
  nth,
  open,
  play,
  randomElement,
  type Seat,
  type Stream,
  seatsOf,
} from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { stayAway } from '@selva/stay-away'
import { type Figure, perSecond } from './measure.ts'
import type { BenchOptions } from './options.ts'
import { quantile } from './quantile.ts'
import { resultsOf } from './results.ts'

type Seen = Parameters<PossiblePositions['hear']>[0]

/** The figure that is drawn. */
const CHOICES = 'random playouts, choices'

/** A random choice among all on offer, but for one that would end nearly every game at once. */
function someChoice(game: Game, state: { readonly setting: unknown }, seat: Seat, chance: Stream, shun: string) {
  const all = game.options(state, seat)
  const options = shun === '' || all.length === 1 ? all : all.filter((option) => option.do !== shun)
  return nth(options, chance.below(count(options)))
}

/** One random game to its end, with `options` at every choice. Returns how many choices it had. */
function playout(game: Game, setting: unknown, seed: number, shun: string): number {
  const chance = fastChance(seed)
  const { state } = open(game, setting, chance)
  let choices = 0
  while (!game.over(state)) {
    const waiting = game.awaits(state)
    const seat = waiting.length === 1 ? (waiting[0] as (typeof waiting)[number]) : randomElement(waiting, chance)
    play(game, state, seat, someChoice(game, state, seat, chance, shun), chance)
    choices++
  }
  return choices
}

/** A position in the middle of a random game, and the batches that led there. */
function middle(game: Game, setting: unknown, shun: string) {
  const chance = fastChance(3)
  const { state, facts } = open(game, setting, chance)
  const batches = [facts]
  for (let i = 0; i < 200 && !game.over(state); i++) {
    const seat = randomElement(game.awaits(state), chance)
    batches.push(play(game, state, seat, someChoice(game, state, seat, chance, shun), chance))
  }
  return { state, batches }
}

function figuresOf(
  game: Game,
  draft: unknown,
  seconds: number,
  fast: { choices: number; games?: number } | undefined,
  shun = '',
): readonly Figure[] {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error(setting.refused)
  let seed = 0
  const choices = perSecond(seconds, () => playout(game, setting, seed++, shun))
  const games = perSecond(seconds, () => {
    playout(game, setting, seed++, shun)
    return 1
  })
  const { state, batches } = middle(game, setting, shun)
  const clones = perSecond(seconds / 4, () => {
    for (let i = 0; i < 100; i++) game.clone(state)
    return 100
  })
  const seats = game.seats(setting)
  const frames = perSecond(seconds / 4, () => {
    for (const facts of batches) framesOf(game.redactor, facts, seats, 'coded')
    return batches.length
  })
  return [
    {
      what: CHOICES,
      value: choices,
      unit: '/s',
      ...(fast && { budget: { atLeast: fast.choices } }),
    },
    {
      what: 'random playouts, whole games',
      value: games,
      unit: '/s',
      ...(fast?.games !== undefined && { budget: { atLeast: fast.games } }),
    },
    { what: 'clone of a state', value: 1e6 / clones, unit: 'µs', budget: { atMost: 1 } },
    {
      what: `frames of a batch for ${seatsOf(seats).length + 1} audiences`,
      value: 1e6 / frames,
      unit: 'µs',
      budget: { atMost: 4 },
    },
  ]
}

/** Cost of assist in a browser: hearing one batch, and working out anew where everybody can be. */
function assistFigures(seats: number): readonly Figure[] {
  const setting = escape.setting({ zone: 'galilei', preset: 'ultimate', seats })
  if (isRefusal(setting)) throw new Error(setting.refused)
  const frames: Seen[][] = [[]]
  playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(5),
    stream: fastChance(6),
    bot(seat) {
      const mind = randomBot(escape, setting, seat)
      return {
        hear(fact) {
          if (seat === 1) frames.at(-1)?.push(fact as Seen)
          mind.hear(fact)
        },
        choose: (stream) => mind.choose(stream),
      }
    },
    after: () => void frames.push([]),
  })
  // The least of a few games is what it takes; the rest is the machine's.
  const least = frames.map(() => Number.POSITIVE_INFINITY)
  let first = 0
  for (let game = 0; game < 7; game++) {
    const about = possiblePositions(setting, seatsOf(seats)[0] as Seat) // there is one
    for (const [i, frame] of frames.entries()) {
      const from = performance.now()
      for (const fact of frame) about.hear(fact)
      about.places()
      const took = performance.now() - from
      if (game === 0) first = Math.max(first, took)
      least[i] = Math.min(least[i] ?? took, took)
    }
  }
  const sorted = least.toSorted((a, b) => a - b)
  // A phone is taken for four times as slow: 16 ms there are 4 here.
  return [
    { what: 'assist, a batch, median', value: (sorted[sorted.length >> 1] ?? 0) * 1000, unit: 'µs' },
    { what: 'assist, the slowest batch', value: sorted.at(-1) ?? 0, unit: 'ms', budget: { atMost: 4 } },
    { what: 'assist, the slowest batch of a first game', value: first, unit: 'ms' },
  ]
}

/** The limits of bots of one level: games a second, and what the slowest of a hundred decisions takes. */
type BotBudget = { readonly level: BotLevel; readonly games?: number; readonly slowest: number }
type BotLevel = NonNullable<NonNullable<Parameters<typeof botFor>[3]>['level']>

/** A decision below the top level, and at it. */
const QUICK = 5
const SEARCHED = 150
const BOTS: readonly BotBudget[] = [
  { level: 'plain', games: 150, slowest: QUICK },
  { level: 'passenger', slowest: QUICK },
  { level: 'navigator', games: 60, slowest: QUICK },
  { level: 'veteran', slowest: QUICK },
  { level: 'oracle', slowest: SEARCHED },
]

/** Whole games of bots of one level, and how long each of their decisions takes. */
function botFigures(draft: unknown, seconds: number, { level, games: least, slowest }: BotBudget): readonly Figure[] {
  const setting = escape.setting(draft)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const took: number[] = []
  const timed = (mind: Bot): Bot => ({
    hear: (fact) => mind.hear(fact),
    choose(stream) {
      const from = performance.now()
      const choice = mind.choose(stream)
      took.push(performance.now() - from)
      return choice
    },
  })
  let seed = 0
  const games = perSecond(seconds, () => {
    playGameToEnd({
      game: escape,
      setting,
      chance: fastChance(seed++),
      stream: fastChance(seed++),
      bot: (seat, table) => timed(botFor('escape', draft, seat, { table, level })),
    })
    return 1
  })
  return [
    {
      what: `games of bots, ${level}`,
      value: games,
      unit: '/s',
      ...(least !== undefined && { budget: { atLeast: least } }),
    },
    {
      what: `a decision of a bot, ${level}, p99`,
      value: quantile(
        took.toSorted((a, b) => a - b),
        0.99,
      ),
      unit: 'ms',
      budget: { atMost: slowest },
    },
  ]
}

/** The rules, and the bots, on one core. */
export function benchEngine(seconds: number, options: BenchOptions): number {
  console.log(`engine, one core, ${seconds} s a figure, Node ${process.versions.node}`)
  const results = resultsOf('engine', options, {
    title: 'Choices of random games, on one core',
    unit: '/s',
    label: ({ title }, { what }) => (what === CHOICES ? title : ''),
  })
  const zoneWith = (preset: string) => ({ zone: 'galilei', preset, seats: 8 })
  results.add({
    title: 'Escape, Basic, Galilei, 8 players',
    figures: figuresOf(escape, zoneWith('basic'), seconds, { choices: 1.2e6, games: 1500 }),
  })
  results.add({
    title: 'Stay Away!, 8 players',
    figures: figuresOf(stayAway, { seats: 8 }, seconds, { choices: 0.55e6 }, 'declare'),
  })
  results.add({
    title: 'Escape, Advanced, Galilei, 8 players',
    figures: [
      ...figuresOf(escape, zoneWith('advanced'), seconds, { choices: 1.8e6, games: 1500 }),
      ...BOTS.flatMap((budget) => botFigures(zoneWith('advanced'), seconds, budget)),
    ],
  })
  results.add({
    title: 'Escape, Ultimate, Galilei, 8 players',
    figures: figuresOf(escape, zoneWith('ultimate'), seconds, undefined),
  })
  results.add({ title: 'Escape, Ultimate, Galilei, 16 players', figures: assistFigures(16) })
  results.add({ title: 'the toy game, 6 players', figures: figuresOf(toy, { seats: 6 }, seconds, undefined) })
  return results.finish()
}
