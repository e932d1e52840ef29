import { expect, test } from 'vitest'
import { calibrate } from '../src/calibrate.ts'

/** Exit code and output of the command. */
function run(...args: string[]) {
  const said: string[] = []
  const code = calibrate(['--game', 'stay-away', ...args], {
    say: (text) => void said.push(text),
    aside: (text) => void said.push(text),
  })
  return { code, text: said.join('\n') }
}

test('the belief knows far more of roles than an average, and what it says comes true as often', () => {
  const { code, text } = run('--players', '6', '--games', '40', '--seed', '3')
  expect(code).toBe(0)
  const figure = (what: string, column: number): number =>
    Number(new RegExp(`is ${what}\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+) %`).exec(text)?.[column])
  for (const role of ['The Thing', 'infected']) {
    expect(figure(`${role}, by the belief of the bots`, 1)).toBeLessThan(0.8 * figure(`${role}, by the average`, 1))
    expect(figure(`${role}, by the belief of the bots`, 3)).toBeLessThan(6)
  }
  expect(run('--players', '4', '--games', '2').text).toBe(run('--players', '4', '--games', '2').text)
})

test.each([
  ['--games', '0'],
  ['--players', '99'],
  ['--seed', 'x'],
  ['--colour', 'red'],
])('%s %s is refused with the usage', (...args) => {
  const { code, text } = run(...args)
  expect(code).toBe(2)
  expect(text).toContain('--players 6')
})

test('a game without a calibration is refused by name', () => {
  const said: string[] = []
  const talk = { say: (text: string) => void said.push(text), aside: (text: string) => void said.push(text) }
  expect(calibrate(['--game', 'chess'], talk)).toBe(2)
  expect(said.join()).toContain('chess is not escape or stay-away')
})
