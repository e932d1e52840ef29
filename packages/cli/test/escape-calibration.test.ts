import { expect, test } from 'vitest'
import { CALIBRATE_USAGE, calibrateCommand } from '../src/escape-calibration.ts'

/** Exit code and output of the command. */
function run(...args: string[]) {
  const said: string[] = []
  const code = calibrateCommand(args, { say: (text) => void said.push(text), aside: (text) => void said.push(text) })
  return { code, text: said.join('\n') }
}

test('prints what each way of thinking knows, and the same for the same seed', () => {
  const args = ['--players', '4', '--games', '2', '--seed', '5']
  const { code, text } = run(...args)
  expect(code).toBe(0)
  expect(text).toContain('advanced, galilei, 4 players (bot), 2 games, seed 5')
  const loss = (what: string): number => Number(new RegExp(`${what} +([\\d.]+)`).exec(text)?.[1])
  expect(loss('by the belief of the bots')).toBeLessThan(loss('every move as likely'))
  expect(loss('by logic alone')).toBeGreaterThan(0)
  expect(run(...args).text).toBe(text)
})

test('prints how often chances to win came true, by side and by fifths', () => {
  const { code, text } = run('--review', '--players', '4', '--games', '2', '--seed', '5')
  expect(code).toBe(0)
  for (const side of ['human', 'alien']) expect(text).toMatch(new RegExp(`to win, ${side} +[\\d.]+`))
  expect(text).toMatch(/% said, +[\d.]+ % came, of \d+/)
})

test.each([
  ['--games', '0'],
  ['--players', '99'],
  ['--players-are', 'ghosts'],
  ['--seed', 'x'],
  ['--zone', 'nowhere'],
  ['--colour', 'red'],
])('%s %s is refused with the usage', (...args) => {
  const { code, text } = run(...args)
  expect(code).toBe(2)
  expect(text).toContain(CALIBRATE_USAGE)
})
