import { parseArgs } from 'node:util'
import { botFor } from '@selva/bots'
import { calibrationError, entropyOf, lossOf, type Score } from '@selva/bots/calibration'
import { calibrateRoles, GUESSED } from '@selva/bots/calibration/stay-away'
import { isRefusal } from '@selva/core'
import { stayAway } from '@selva/stay-away'
import type { Calibration, CalibrationTalk } from './calibrate.ts'
import { whole } from './simulate/typed.ts'

const usage = `Plays games of Stay Away! between bots and asks at every turn how well the belief of every Human knows what the others are.

  --players 6                the number of players
  --games 200                the number of games
  --seed 1                   a whole number; the same seed gives the same games`

const options = {
  players: { type: 'string', default: '6' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
} as const

const ROLES = { thing: 'The Thing', infected: 'infected' } as const

const row = (what: string, score: Score): string =>
  `${what.padEnd(34)} ${lossOf(score).toFixed(3).padStart(8)} ${entropyOf(score).toFixed(3).padStart(8)} ${(100 * calibrationError(score)).toFixed(2).padStart(9)} %  ${score.asked}`

function run(args: readonly string[], { say, aside }: CalibrationTalk): number {
  const refused = (why: string): number => {
    aside(`${why}\n\n${usage}`)
    return 2
  }
  let values: { readonly [name: string]: string | undefined }
  try {
    values = parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values
  } catch (wrong) {
    return refused(wrong instanceof Error ? wrong.message : String(wrong))
  }
  const [seats, games, seed] = [
    whole(values['players'] ?? ''),
    whole(values['games'] ?? ''),
    whole(values['seed'] ?? ''),
  ]
  if (games < 1) return refused(`--games: ${values['games']} is not a whole number of at least 1`)
  if (seed < 0) return refused(`--seed: ${values['seed']} is not a whole number`)
  const draft = { seats }
  const setting = stayAway.setting(draft)
  if (isRefusal(setting)) return refused(`This table is not possible: ${setting.refused}: ${setting.about}`)
  const bot = (seat: Parameters<typeof botFor>[2], table: object) => botFor('stay-away', draft, seat, { table })
  const { belief, average } = calibrateRoles({ setting, seed, games, bot })
  say(`${seats} players, ${games} games, seed ${seed}`)
  say(`${''.padEnd(34)} ${'log-loss'.padStart(8)} ${'entropy'.padStart(8)} ${'error'.padStart(11)}  asked`)
  for (const role of GUESSED) {
    say(row(`is ${ROLES[role]}, by the average`, average[role]))
    say(row(`is ${ROLES[role]}, by the belief of the bots`, belief[role]))
  }
  return 0
}

export const stayAwayCalibration: Calibration = { usage, run }
