import { type Bot, randomBot } from '@selva/bots'
import { type Contest, contestFor, type GrowingTally, growingTally, playGame, tableChanceOf } from '@selva/bots/lab'
import { type AnyFact, isRefusal, type Refusal, refuse, type Seat } from '@selva/core'
import { arenaOf } from './simulate/arenas.ts'
import { optionsFrom, type SimulateOptions, usage } from './simulate/arguments.ts'
import type { Check } from './simulate/check.ts'
import { comparison, type Variant, variantsOf } from './simulate/compare.ts'
import { closed, open } from './simulate/knowledge-check.ts'
import { differs, type Recorded } from './simulate/replay.ts'
import { report } from './simulate/report.ts'

/** Output of a run, and the clock it is timed by. What `say` writes is the same for the same seed; asides are not. */
export type Console = {
  say(text: string): void
  aside(text: string): void
  now(): number
}

/** Looking through every seat's eyes is slow: done in one game of this many. */
const LOOK_EVERY = 10

function demand(broken: string | undefined): void {
  if (broken !== undefined) throw new Error(broken)
}

/** Plays game number n to its end and adds it to the tally. Throws if anything is broken. */
function playChecked(
  contest: Contest,
  { playersAre, seed, only }: SimulateOptions,
  n: number,
  checks: readonly Check[],
  tally: GrowingTally,
): void {
  const { game, setting } = contest
  const looks = n % LOOK_EVERY === 1 || only > 0
  const eyes = looks ? open(game, setting) : closed(game)
  const random = (seat: Seat): Bot => randomBot(game, setting, seat)
  const plain = (seat: Seat, shared: object): Bot => contest.bot(seat, { level: 'plain', table: shared })
  const choices: Recorded[] = []
  const log: AnyFact[] = []
  playGame(contest, seed, n, tally, {
    ...(playersAre === 'bot' ? {} : { bot: playersAre === 'plain' ? plain : random }),
    chose: (seat, choice) => void choices.push({ seat, choice }),
    before(now, seat) {
      demand(eyes.before(now, seat))
    },
    after(now, facts) {
      if (looks) log.push(...facts)
      demand(eyes.after(now, facts))
      for (const check of checks) demand(check.look(now, facts))
    },
  })
  if (looks) demand(differs(game, setting, tableChanceOf(seed, n), choices, log))
}

/** The contest that the options describe, or why there is no such table, with a hint. */
function contestIn({ game, own, players }: SimulateOptions): { contest: Contest; checks: readonly Check[] } | Refusal {
  const arena = arenaOf(game)
  if (arena === undefined) return refuse('game', game)
  const draft = arena.draft(players, own)
  if (isRefusal(draft)) return draft
  const contest = contestFor(game, draft)
  if (!isRefusal(contest)) return { contest, checks: arena.checks() }
  const hint = arena.hints[contest.refused]
  return hint === undefined ? contest : refuse(contest.refused, `${contest.about}; ${hint}`)
}

/** Plays the same games at each of the tables that the compared words make, and prints what they change. */
function compare(options: SimulateOptions, console: Console): number {
  const variants: Variant[] = []
  for (const { word, own } of variantsOf(options.own, options.compare)) {
    const found = contestIn({ ...options, own })
    if (isRefusal(found)) return refused(console, `This table is not possible: ${found.refused}: ${found.about}`)
    variants.push({ word, contest: found.contest })
  }
  console.say(comparison(variants, options.seed, options.games))
  return 0
}

/** A value as it is typed again in a shell. */
const quoted = (value: string): string => (/^[\w-]+$/.test(value) ? value : `"${value}"`)

function refused(console: Console, why: string): number {
  console.aside(`${why}\n\n${usage()}`)
  return 2
}

/**
 * `simulate`: plays games to the end and says who won how often. Returns the exit code: 0, 1 if anything was found
 * broken, 2 if the arguments make no sense. `checks` are looked at besides the game's own.
 */
export function simulate(args: readonly string[], console: Console, checks: readonly Check[] = []): number {
  const options = optionsFrom(args)
  if (isRefusal(options)) return refused(console, `${options.refused}: ${options.about}`)
  if (options.compare !== '') return compare(options, console)
  const { game, own, players, playersAre, games, seed, only } = options
  const found = contestIn(options)
  if (isRefusal(found)) return refused(console, `This table is not possible: ${found.refused}: ${found.about}`)
  const { contest } = found
  const chosen = Object.entries(own).filter(([, value]) => value !== '')
  const table = [game, ...chosen.map(([, value]) => value), `${players} players (${playersAre})`].join(', ')
  console.say(`${table}, ${only > 0 ? `game ${only}` : `${games} games`}, seed "${seed}"`)
  const tally = growingTally()
  const began = console.now()
  for (let n = only > 0 ? only : 1; n <= (only > 0 ? only : games); n++) {
    try {
      playChecked(contest, options, n, [...found.checks, ...checks], tally)
    } catch (broken) {
      const why = broken instanceof Error ? broken.message : String(broken)
      console.say(`BROKEN in game ${n}, seed "${seed}": ${why}`)
      const typed = chosen.map(([name, value]) => ` --${name} ${quoted(value)}`)
      console.say(
        `To play it again: npm run simulate -- --game ${game}${typed.join('')} --players ${players} --games ${games} --seed "${seed}" --only ${n}`,
      )
      return 1
    }
  }
  const seconds = Math.max(console.now() - began, 1) / 1000
  const played = tally.tally()
  console.say(report(contest, played))
  console.say('no errors found')
  const speed = Math.round(played.choices / seconds)
  console.aside(`${seconds.toFixed(1)} s, ${(played.games / seconds).toFixed(1)} games/s, ${speed} choices/s`)
  return 0
}
