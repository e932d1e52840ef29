import { parseArgs } from 'node:util'
import { type Contest, contestFor, gainOf, ONE_LOOK, tune } from '@selva/bots/lab'
import { isRefusal, type Refusal, refuse } from '@selva/core'
import { PUBLISHED_GAMES } from '@selva/protocol/games'
import { arenaOf } from './simulate/arenas.ts'
import { whole, wordsIn } from './simulate/typed.ts'
import type { Console } from './simulate.ts'

export const TUNE_USAGE = [
  'npm run tune -- --weights "human.fear alien.far" [OPTIONS]\n',
  'Tries each weight of the bots lower and higher, at several tables, in pairs of games against the weights so far, and',
  'prints what certainly gains. Its seeds are not those of the figures that are reported.\n',
  `  --game ${PUBLISHED_GAMES.join('|')}   the game`,
  '  --weights words            the weights, by their path; without it they are listed',
  '  --preset advanced          the preset, in a game that has presets',
  '  --zones "galilei fermi"    the zones to tune on, in a game that has zones',
  '  --players "4 8"            numbers of players to tune for',
  '  --pairs 100                pairs of games for each trial at each table',
  '  --seed text                the same seed gives the same games (default: tune)',
].join('\n')

const options = {
  game: { type: 'string', default: PUBLISHED_GAMES[0] },
  weights: { type: 'string', default: '' },
  preset: { type: 'string', default: 'advanced' },
  zones: { type: 'string', default: 'galilei fermi galvani' },
  players: { type: 'string', default: '4 6' },
  pairs: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'tune' },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (wrong) {
    return refuse('arguments', wrong instanceof Error ? (wrong.message.split('. ')[0] ?? '') : String(wrong))
  }
}

type Typed = { readonly game: string; readonly preset: string; readonly zones: string; readonly players: string }

/** A table for each zone and each number of players; a game without zones has one for each number. */
function contestsOf({ game, preset, zones, players }: Typed): readonly Contest[] | Refusal {
  const arena = arenaOf(game)
  if (arena === undefined) return refuse('game', game)
  const places = Object.hasOwn(arena.options, 'zone') ? wordsIn(zones) : ['']
  const contests: Contest[] = []
  for (const zone of places)
    for (const seats of wordsIn(players).map(whole)) {
      const draft = arena.draft(seats, { ...(zone === '' ? {} : { zone, preset }), codes: '', switches: '' })
      const contest = isRefusal(draft) ? draft : contestFor(game, draft)
      if (isRefusal(contest)) return contest
      contests.push(contest)
    }
  return contests
}

const percent = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}`

function refused(console: Console, { refused: code, about }: Refusal): number {
  console.aside(`${code}: ${about}\n\n${TUNE_USAGE}`)
  return 2
}

/** `tune`: looks for better weights. Returns the exit code: 0, or 2 if the arguments make no sense. */
export function tuneCommand(args: readonly string[], console: Console): number {
  const values = parsed(args)
  if ('refused' in values) return refused(console, values as Refusal)
  const pairs = whole(values.pairs)
  if (pairs < 2) return refused(console, refuse('--pairs', values.pairs))
  const contests = contestsOf(values)
  if (isRefusal(contests)) return refused(console, contests)
  const [first] = contests
  if (first === undefined) return refused(console, refuse('--players', values.players))
  const paths = wordsIn(values.weights)
  const unknown = paths.find((path) => !first.weights.has(path))
  if (paths.length === 0 || unknown !== undefined)
    return refused(console, refuse('--weights', `there are ${[...first.weights.keys()].join(' ')}`))
  console.say('| weight | value | pairs | gain | 95 % | |\n| --- | --- | --- | --- | --- | --- |')
  for (const { path, value, sums, kept } of tune({ contests, pairs, seed: values.seed }, paths, first.weights)) {
    const { mean, low, high } = gainOf(sums, ONE_LOOK)
    const interval = `${percent(low)} to ${percent(high)}`
    console.say(`| ${path} | ${value} | ${sums.pairs} | ${percent(mean)} | ${interval} | ${kept ? 'kept' : ''} |`)
  }
  return 0
}
