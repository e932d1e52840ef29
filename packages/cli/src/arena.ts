import { parseArgs } from 'node:util'
import {
  addPair,
  type Contender,
  type Contest,
  contestFor,
  duel,
  type GainSums,
  gainOf,
  MANY_LOOKS,
  NO_GAIN,
  testVerdict,
} from '@selva/bots/lab'
import { isRefusal, type Refusal, refuse } from '@selva/core'
import { PUBLISHED_GAMES } from '@selva/protocol/games'
import { contenderFrom, contenderOf } from './contender.ts'
import { type KeptFile, keptFile } from './kept-file.ts'
import { arenaOf, arenas } from './simulate/arenas.ts'
import { whole } from './simulate/typed.ts'
import type { Console } from './simulate.ts'

/** Pairs that are always played before the test may end. */
const LEAST_PAIRS = 400
/** The interval is looked at after so many pairs. */
const LOOK_EVERY = 100

export const ARENA_USAGE = [
  'npm run arena -- --a LEVEL[:STYLE][@FOLDER] --b LEVEL[:STYLE][@FOLDER] [OPTIONS]\n',
  'Plays the same deals twice, once with A in the seats of one role and B in all others, and once with B in all of them,',
  'and prints how much more the role won with A. It plays on until the interval excludes 0. FOLDER is another checkout',
  'of Selva, whose bots are to be compared.\n',
  `  --game ${PUBLISHED_GAMES.join('|')}   the game`,
  '  --players 8                the number of players',
  ...arenas.flatMap(([game, { options }]) =>
    Object.entries(options).map(([name, { unset, meaning }]) => `  --${name} ${unset || '"…"'}   ${game} ${meaning}`),
  ),
  `  --pairs ${LEAST_PAIRS}                pairs that are always played`,
  '  --most 4000                pairs after which it stops without a result',
  '  --seed text                the same seed gives the same games (default: arena)',
  '  --out FILE                 keeps the results; the same command goes on from there',
].join('\n')

const options = {
  a: { type: 'string', default: 'veteran' },
  b: { type: 'string', default: 'navigator' },
  game: { type: 'string', default: PUBLISHED_GAMES[0] },
  players: { type: 'string', default: '8' },
  pairs: { type: 'string', default: `${LEAST_PAIRS}` },
  most: { type: 'string', default: '4000' },
  seed: { type: 'string', default: 'arena' },
  out: { type: 'string', default: '' },
} as const

const ownOptions: { readonly [option: string]: { readonly type: 'string' } } = Object.fromEntries(
  arenas.flatMap(([, { options: own }]) => Object.keys(own).map((name) => [name, { type: 'string' }])),
)

/** One role: what it won, and what the others lost by it. */
type RoleSums = { readonly own: GainSums; readonly others: GainSums }
type Sums = { readonly [role: string]: RoleSums }

const percent = (share: number): string => (100 * share).toFixed(1)

const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`

function row(role: string, { own, others }: RoleSums, least: number): string {
  const { mean, low, high } = gainOf(own, MANY_LOOKS)
  const { mean: other } = gainOf(others, MANY_LOOKS)
  const cells = [
    role.padEnd(8),
    `${own.pairs}`.padStart(6),
    percent(own.a / own.pairs).padStart(6),
    percent(own.b / own.pairs).padStart(6),
    signed(mean).padStart(6),
    `${signed(low)} to ${signed(high)}`.padStart(16),
    signed(other).padStart(6),
    testVerdict(own, least),
  ]
  return cells.join('  ')
}

/** The results as a table. */
const table = (sums: Sums, least: number): string =>
  [
    'A plays    pairs   A wins %  B wins %  gain   interval   others   A',
    ...Object.entries(sums).map(([role, of]) => row(role, of, least)),
  ].join('\n')

type Match = {
  readonly contest: Contest
  readonly contenders: { readonly a: Contender; readonly b: Contender }
  readonly seed: string
  readonly least: number
  readonly most: number
}

/** Plays until every role has its result, and keeps what it has after every hundred pairs. */
function playOut({ contest, contenders, seed, least, most }: Match, kept: KeptFile<Sums>, key: string): Sums {
  const none: Sums = Object.fromEntries(contest.roles.map((role) => [role, { own: NO_GAIN, others: NO_GAIN }]))
  let sums = kept.read(key) ?? none
  const open = (): readonly string[] =>
    contest.roles.filter((role) => {
      const own = sums[role]?.own ?? NO_GAIN
      return own.pairs < most && testVerdict(own, least) === 'open'
    })
  for (let roles = open(); roles.length > 0; roles = open()) {
    for (const role of roles) {
      let { own, others } = sums[role] ?? { own: NO_GAIN, others: NO_GAIN }
      const from = own.pairs
      for (let n = from + 1; n <= Math.min(most, from + LOOK_EVERY); n++) {
        const pair = duel(contest, seed, n, contenders, [role]).get(role)
        if (pair === undefined) continue
        own = addPair(own, pair.a[role] ?? 0, pair.b[role] ?? 0)
        for (const other of contest.roles)
          if (other !== role) others = addPair(others, pair.a[other] ?? 0, pair.b[other] ?? 0)
      }
      sums = { ...sums, [role]: { own, others } }
      kept.keep(key, sums)
    }
  }
  return sums
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...ownOptions, ...options }, strict: true }).values
  } catch (wrong) {
    return refuse('arguments', wrong instanceof Error ? (wrong.message.split('. ')[0] ?? '') : String(wrong))
  }
}

/** The table's options as typed, with the game's own defaults. */
function draftOf(values: Record<string, string | undefined>, game: string, players: number): unknown | Refusal {
  const arena = arenaOf(game)
  if (arena === undefined) return refuse('game', game)
  const own = Object.fromEntries(
    Object.entries(arena.options).map(([name, { unset }]) => [name, values[name] ?? unset]),
  )
  return arena.draft(players, own)
}

function refused(console: Console, { refused: code, about }: Refusal): number {
  console.aside(`${code}: ${about}\n\n${ARENA_USAGE}`)
  return 2
}

/** `arena`: compares two bots. Returns the exit code: 0, or 2 if the arguments make no sense. */
export async function arena(args: readonly string[], console: Console): Promise<number> {
  const values = parsed(args)
  if ('refused' in values) return refused(console, values as Refusal)
  const { a, b, game, seed, out } = values
  const [players, least, most] = [whole(values.players), whole(values.pairs), whole(values.most)]
  if (least < 1 || most < least) return refused(console, refuse('--pairs', `${values.pairs} of ${values.most}`))
  const [first, second] = [contenderFrom(a), contenderFrom(b)]
  if (isRefusal(first)) return refused(console, first)
  if (isRefusal(second)) return refused(console, second)
  const draft = draftOf(values, game, players)
  if (isRefusal(draft)) return refused(console, draft)
  const contest = contestFor(game, draft)
  if (isRefusal(contest)) return refused(console, contest)
  const contenders = {
    a: await contenderOf(first, game, draft),
    b: await contenderOf(second, game, draft),
  }
  const key = JSON.stringify([game, contest.measured, a, b, seed])
  const began = console.now()
  const sums = playOut({ contest, contenders, seed, least, most }, keptFile<Sums>(out), key)
  console.say(
    `${game} ${Object.values(contest.measured)
      .filter((v) => typeof v !== 'object')
      .join(' ')}: A = ${a}, B = ${b}, seed "${seed}"`,
  )
  console.say(table(sums, least))
  console.aside(`${((console.now() - began) / 1000).toFixed(0)} s`)
  return 0
}
