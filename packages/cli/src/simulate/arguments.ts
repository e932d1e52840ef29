import { parseArgs } from 'node:util'
import { type Refusal, refuse } from '@selva/core'
import { PUBLISHED_GAMES } from '@selva/protocol/games'
import type { OwnOptions } from './arena.ts'
import { arenaOf, arenas } from './arenas.ts'
import { whole } from './typed.ts'

const PLAYERS_ARE = ['bot', 'plain', 'random'] as const

/** Options of a run. */
export type SimulateOptions = {
  readonly game: string
  /** The options that only this game has. */
  readonly own: OwnOptions
  readonly players: number
  readonly playersAre: (typeof PLAYERS_ARE)[number]
  readonly games: number
  readonly seed: string
  /** The one game to play, by its number; 0 for all of them. */
  readonly only: number
  /** The game's own option whose words are compared; empty if nothing is. */
  readonly compare: string
}

/** The game that is played when nothing is typed. */
const [USUAL_GAME] = PUBLISHED_GAMES

const row = (option: string, meaning: string): string => `  --${option.padEnd(24)} ${meaning}`

/** The usage text; what it says of a game comes from the register. */
export const usage = (): string =>
  [
    'npm run simulate -- [OPTIONS]\n',
    'Plays whole games between bots, checks the rules after every step, and counts who wins.\n',
    row(`game ${PUBLISHED_GAMES.join('|')}`, `the game (default: ${USUAL_GAME})`),
    ...arenas.flatMap(([game, { options }]) =>
      Object.entries(options).map(([name, { unset, meaning }]) =>
        row(`${name} ${unset || '"…"'}`, `${game} ${meaning}`),
      ),
    ),
    row('players 8', `number of players: ${arenas.map(([game, { players }]) => `${players} in ${game}`).join(', ')}`),
    row('players-are bot|plain|random', 'bots (default), bots that play by plain habit and quickly, or random players'),
    row('games 1000', 'number of games'),
    row('seed text', 'the same seed gives the same games (default: 1)'),
    row('only N', 'play only game number N'),
    row('compare codes|switches', 'play the same games without this option and with each of its values, and compare'),
  ].join('\n')

const options = {
  game: { type: 'string', default: USUAL_GAME },
  players: { type: 'string', default: '8' },
  'players-are': { type: 'string', default: 'bot' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '0' },
  compare: { type: 'string', default: '' },
} as const

/** The own options of every game, so that one typed for another game is refused by name. */
const ownOptions: { readonly [option: string]: { readonly type: 'string' } } = Object.fromEntries(
  arenas.flatMap(([, { options: own }]) => Object.keys(own).map((name) => [name, { type: 'string' }])),
)

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...ownOptions, ...options }, strict: true, allowPositionals: false })
      .values
  } catch (wrong) {
    return refuse('arguments', wrong instanceof Error ? (wrong.message.split('. ')[0] ?? '') : String(wrong))
  }
}

/** The options in these arguments, or what is wrong with them. Whether there is such a table the game will say. */
export function optionsFrom(args: readonly string[]): SimulateOptions | Refusal {
  const values = parsed(args)
  if ('refused' in values) return values
  const playersAre = PLAYERS_ARE.find((sort) => sort === values['players-are'])
  if (playersAre === undefined) return refuse('--players-are', `${values['players-are']} is not bot, plain or random`)
  const games = whole(values.games)
  if (games < 1) return refuse('--games', `${values.games} is not a whole number of at least 1`)
  const only = whole(values.only)
  if (only < 0 || only > games) return refuse('--only', `${values.only} is not a game from 1 to ${games}`)
  const { game, seed } = values
  const typed: { readonly [option: string]: string | undefined } = values
  const has = arenaOf(game)?.options ?? {}
  const foreign = Object.keys(ownOptions).find((name) => typed[name] !== undefined && !Object.hasOwn(has, name))
  if (foreign !== undefined) return refuse(`--${foreign}`, `${game} does not have this option`)
  const deciding = Object.entries(has).filter(
    ([name, { decides }]) => decides !== undefined && typed[name] !== undefined,
  )
  const decided = deciding.map(([, { decides }]) => decides)
  const twice = deciding.find(([, { decides = '' }]) => typed[decides] !== undefined)
  if (twice !== undefined) return refuse(`--${twice[1].decides}`, `--${twice[0]} already decides it`)
  const { compare } = values
  if (compare !== '' && has[compare]?.unset !== '')
    return refuse('--compare', `${compare} is not an option with a list of values`)
  const own = Object.fromEntries(
    Object.entries(has).map(([name, { unset }]) => [name, typed[name] ?? (decided.includes(name) ? '' : unset)]),
  )
  return { game, own, players: whole(values.players), playersAre, games, seed, only, compare }
}
