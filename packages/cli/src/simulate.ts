import { type Bot, botFor, playGameToEnd, randomBot } from '@selva/bots'
import { type AnyFact, fastChance, isRefusal, refuse, type Seat, seedOf } from '@selva/core'
import { arenaOf } from './simulate/arenas.ts'
import { optionsFrom, type SimulateOptions, usage } from './simulate/arguments.ts'
import { closed, open } from './simulate/knowledge-check.ts'
import { differs, type Recorded } from './simulate/replay.ts'
import type { Check, SimulatedGame } from './simulate/simulated-game.ts'
import { add, newTally, report, type Tally } from './simulate/tally.ts'

/** Output of a run, and the clock it is timed by. What `say` writes is the same for the same seed; asides are not. */
export type Console = {
  say(text: string): void
  aside(text: string): void
  now(): number
}

/** Looking through every seat's eyes is slow: done in one game of this many. */
const LOOK_EVERY = 10

/** A chance of its own for a text. Simulated games keep no secrets, so 32 bits of it will do. */
function chanceOf(text: string): ReturnType<typeof fastChance> {
  const bytes = seedOf(text)
  return fastChance(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))
}

function demand(broken: string | undefined): void {
  if (broken !== undefined) throw new Error(broken)
}

/** Plays game number n to its end. Throws if anything is broken. */
function playGame(
  contest: SimulatedGame,
  options: SimulateOptions,
  n: number,
  checks: readonly Check[],
  tally: Tally,
): void {
  const { game, setting, draft } = contest
  const looks = n % LOOK_EVERY === 1 || options.only > 0
  const eyes = looks ? open(game, setting) : closed(game)
  const choices: Recorded[] = []
  const log: AnyFact[] = []
  const bot = (seat: Seat): Bot => {
    const made = options.playersAre === 'bot' ? botFor(options.game, draft, seat) : randomBot(game, setting, seat)
    return {
      hear: (fact) => made.hear(fact),
      choose(stream) {
        const choice = made.choose(stream)
        choices.push({ seat, choice })
        return choice
      },
    }
  }
  const state = playGameToEnd({
    game,
    setting,
    chance: chanceOf(`${options.seed}/${n}/table`),
    stream: chanceOf(`${options.seed}/${n}/minds`),
    bot,
    before(now, seat) {
      demand(eyes.before(now, seat))
    },
    after(now, facts) {
      if (looks) log.push(...facts)
      demand(eyes.after(now, facts))
      for (const check of checks) demand(check.look(now, facts))
    },
  })
  if (looks) demand(differs(game, setting, chanceOf(`${options.seed}/${n}/table`), choices, log))
  add(tally, contest.ending(state), choices.length)
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
  const { game, own, players, playersAre, games, seed, only } = options
  const contest = arenaOf(game)?.contest(players, own) ?? refuse('game', game)
  if (isRefusal(contest)) return refused(console, `This table is not possible: ${contest.refused}: ${contest.about}`)
  const chosen = Object.entries(own).filter(([, value]) => value !== '')
  const table = [game, ...chosen.map(([, value]) => value), `${players} players (${playersAre})`].join(', ')
  console.say(`${table}, ${only > 0 ? `game ${only}` : `${games} games`}, seed "${seed}"`)
  const tally = newTally(contest)
  const began = console.now()
  for (let n = only > 0 ? only : 1; n <= (only > 0 ? only : games); n++) {
    try {
      playGame(contest, options, n, [...contest.checks, ...checks], tally)
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
  console.say(report(tally))
  console.say('no errors found')
  const speed = Math.round(tally.choices / seconds)
  console.aside(`${seconds.toFixed(1)} s, ${(tally.games / seconds).toFixed(1)} games/s, ${speed} choices/s`)
  return 0
}
