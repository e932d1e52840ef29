import { parseArgs } from 'node:util'
import { type Bot, botFor, randomBot } from '@selva/bots'
import {
  type Calibration,
  calibrate,
  calibrateChances,
  calibrationError,
  entropyOf,
  lossOf,
  modelPlayer,
  type Score,
  saidAndCame,
} from '@selva/bots/calibration'
import { isRefusal, type Seat } from '@selva/core'
import { escape, type Setting, SIDES } from '@selva/escape'
import type { Calibration as GameCalibration } from './calibrate.ts'
import { whole } from './simulate/typed.ts'

export const CALIBRATE_USAGE = `npm run calibrate -- [OPTIONS]

Plays games of Escape and asks, at every turn, how well the belief of the seat that begins it knows where everyone is.

  --preset advanced          the rules
  --zone galilei             the zone
  --players 8                the number of players
  --players-are bot          bot, random (any legal choice), or model (players who are exactly what the belief takes them for)
  --review                   asks the review instead: how likely is that seat to win?
  --games 100                the number of games
  --seed 1                   a whole number; the same seed gives the same games`

type Talk = { say(text: string): void; aside(text: string): void }

type Players = (setting: Setting, draft: unknown) => (seat: Seat, table: object) => Bot

const PLAYERS: { readonly [name: string]: Players } = {
  bot: (_, draft) => (seat, table) => botFor('escape', draft, seat, { table }),
  random: (setting) => (seat) => randomBot(escape, setting, seat),
  model: (setting) => (seat, table) => modelPlayer(setting, seat, table),
}

const options = {
  preset: { type: 'string', default: 'advanced' },
  zone: { type: 'string', default: 'galilei' },
  players: { type: 'string', default: '8' },
  'players-are': { type: 'string', default: 'bot' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  review: { type: 'boolean', default: false },
} as const

const ROWS: readonly (readonly [keyof Calibration, string])[] = [
  ['logic', 'sector, by logic alone'],
  ['uniform', 'sector, every move as likely'],
  ['mixture', 'sector, by the belief of the bots'],
  ['sides', 'side, by the belief of the bots'],
]

const row = (what: string, score: Score): string =>
  `${what.padEnd(34)} ${lossOf(score).toFixed(3).padStart(8)} ${entropyOf(score).toFixed(3).padStart(8)} ${(100 * calibrationError(score)).toFixed(2).padStart(9)} %  ${score.asked}`

const HEAD = `${''.padEnd(34)} ${'log-loss'.padStart(8)} ${'entropy'.padStart(8)} ${'error'.padStart(11)}  asked`

/** Playouts for each turn of which the review is asked. */
const PLAYOUTS = 60

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The chances to win, next to how often they came true. */
const fifths = (score: Score): string =>
  saidAndCame(score)
    .filter(({ n }) => n > 0)
    .map(({ n, said, came }) => `  ${percent(said).padStart(7)} said, ${percent(came).padStart(7)} came, of ${n}`)
    .join('\n')

/** `calibrate`: prints how well the belief knows where everyone is. Returns the exit code. */
export function calibrateCommand(args: readonly string[], { say, aside }: Talk): number {
  const refused = (why: string): number => {
    aside(`${why}\n\n${CALIBRATE_USAGE}`)
    return 2
  }
  let values: { readonly [name: string]: string | undefined }
  let review = false
  try {
    const parsed = parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
    ;({ review, ...values } = parsed.values)
  } catch (wrong) {
    return refused(wrong instanceof Error ? wrong.message : String(wrong))
  }
  const { preset, zone, 'players-are': who = '' } = values
  const [players, games, seed] = [
    whole(values['players'] ?? ''),
    whole(values['games'] ?? ''),
    whole(values['seed'] ?? ''),
  ]
  const makes = Object.hasOwn(PLAYERS, who) ? PLAYERS[who] : undefined
  if (makes === undefined) return refused(`--players-are: ${who} is not bot, random or model`)
  if (games < 1) return refused(`--games: ${values['games']} is not a whole number of at least 1`)
  if (seed < 0) return refused(`--seed: ${values['seed']} is not a whole number`)
  const draft = { preset, zone, seats: players }
  const setting = escape.setting(draft)
  if (isRefusal(setting)) return refused(`This table is not possible: ${setting.refused}: ${setting.about}`)
  const bot = makes(setting, draft)
  if (review) {
    const chances = calibrateChances({ setting, seed, games, playouts: PLAYOUTS, bot })
    say(`${preset}, ${zone}, ${players} players (${who}), ${games} games, seed ${seed}, ${PLAYOUTS} playouts a turn`)
    say(HEAD)
    for (const side of SIDES) {
      say(row(`to win, ${side}`, chances[side]))
      say(fifths(chances[side]))
    }
    return 0
  }
  const found = calibrate({ setting, seed, games, bot })
  say(`${preset}, ${zone}, ${players} players (${who}), ${games} games, seed ${seed}`)
  say(HEAD)
  for (const [key, what] of ROWS) say(row(what, found[key]))
  return 0
}

export const escapeCalibration: GameCalibration = { usage: CALIBRATE_USAGE, run: calibrateCommand }
