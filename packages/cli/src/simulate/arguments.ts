import { parseArgs } from 'node:util'
import { type Refusal, refuse } from '@selva/core'

export const PLAYERS_ARE = ['bot', 'random'] as const

/** What a run is to play. */
export type Wish = {
  readonly game: string
  readonly preset: string
  readonly zone: string
  /** Scenario rules of Escape, as people type them: `A.1 E.3:n=3`. */
  readonly codes: string
  /** What the table settles differently: `crew=both rounds=20`. */
  readonly switches: string
  readonly players: number
  readonly playersAre: (typeof PLAYERS_ARE)[number]
  readonly games: number
  readonly seed: string
  /** The one game to play, by its number; 0 for all of them. */
  readonly only: number
}

export const USAGE = `npm run simulate -- [options]
  --game escape|stay-away    which game (escape)
  --preset basic             which rules of Escape: basic, advanced, infection, arena, old-school, ultimate-basic, ultimate
  --zone galilei             where in Escape: galilei, fermi, galvani, volta, marconi, socrates, morgenland, levi-montalcini
  --codes "A.1 E.3:n=3"      scenario rules of Escape, with their parameters (none)
  --switches "crew=both"     points that groups play differently (none)
  --players 8                how many at the table: 2 to 16, in Stay Away! 4 to 12
  --players-are bot|random   who plays (bot)
  --games 1000               how many games
  --seed text                the same text plays the same games (1)
  --only N                   play only game N of them`

const options = {
  game: { type: 'string', default: 'escape' },
  preset: { type: 'string', default: 'basic' },
  zone: { type: 'string', default: 'galilei' },
  codes: { type: 'string', default: '' },
  switches: { type: 'string', default: '' },
  players: { type: 'string', default: '8' },
  'players-are': { type: 'string', default: 'bot' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '0' },
} as const

/** A whole number as people type it; −1 if it is none. */
const whole = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)

const wordsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** A value as people type it: `3`, `true`, `1+2` for a list, or a word. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.includes('+')) return text.split('+').map(valueOf)
  return whole(text) < 0 ? text : whole(text)
}

/** `rounds=20 crew=both` as an object. */
const fieldsIn = (words: readonly string[]): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=')
      return [name, valueOf(value.join('='))]
    }),
  )

export const switchesIn = (text: string): { readonly [name: string]: unknown } => fieldsIn(wordsIn(text))

/** `A.1 B.4:hatch=2:usable=true` as the codes of a table. */
export const codesIn = (text: string): readonly { readonly [name: string]: unknown }[] =>
  wordsIn(text).map((word) => {
    const [code = '', ...parameters] = word.split(':')
    return { ...fieldsIn(parameters), code }
  })

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values
  } catch (wrong) {
    return refuse('arguments', wrong instanceof Error ? (wrong.message.split('. ')[0] ?? '') : String(wrong))
  }
}

/** The wish in these arguments, or what is wrong with them. Whether there is such a table the game will say. */
export function wishFrom(args: readonly string[]): Wish | Refusal {
  const values = parsed(args)
  if ('refused' in values) return values
  const playersAre = PLAYERS_ARE.find((sort) => sort === values['players-are'])
  if (playersAre === undefined) return refuse('--players-are', `${values['players-are']} is not bot or random`)
  const games = whole(values.games)
  if (games < 1) return refuse('--games', `${values.games} is not a number from 1`)
  const only = whole(values.only)
  if (only < 0 || only > games) return refuse('--only', `${values.only} is not a game from 1 to ${games}`)
  const { game, preset, zone, codes, switches, seed } = values
  return { game, preset, zone, codes, switches, players: whole(values.players), playersAre, games, seed, only }
}
