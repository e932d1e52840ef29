import * as calibrations from './calibrations.ts'

export type CalibrationTalk = { say(text: string): void; aside(text: string): void }

/** How the belief of the bots of one game is held against the truth. */
export type Calibration = {
  readonly usage: string
  /** Returns the exit code. */
  readonly run: (args: readonly string[], talk: CalibrationTalk) => number
}

const GAMES: { readonly [game: string]: Calibration | undefined } = calibrations
const names = Object.keys(GAMES)
const [usual = ''] = names

export const calibrateUsage = `npm run calibrate -- [--game ${names.join('|')}] [OPTIONS]

${names.map((name) => `--game ${name}${name === usual ? ', or no game named' : ''}:\n${GAMES[name]?.usage}`).join('\n\n')}`

/** `calibrate`: prints how well the belief of the bots of a game knows the truth. Returns the exit code. */
export function calibrate(args: readonly string[], talk: CalibrationTalk): number {
  const at = args.indexOf('--game')
  const name = at < 0 ? usual : (args[at + 1] ?? '')
  const calibration = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined
  if (calibration === undefined) {
    talk.aside(`--game: ${name} is not ${names.join(' or ')}\n\n${calibrateUsage}`)
    return 2
  }
  return calibration.run(at < 0 ? args : args.toSpliced(at, 2), talk)
}
