import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { arena } from '../src/arena.ts'
import { balance } from '../src/balance.ts'
import { keptFile } from '../src/kept-file.ts'
import { tuneCommand } from '../src/tune.ts'

const folder = mkdtempSync(join(tmpdir(), 'selva-arena-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function talk() {
  const said: string[] = []
  const asides: string[] = []
  const console = {
    say: (text: string) => void said.push(text),
    aside: (text: string) => void asides.push(text),
    now: () => 0,
  }
  return { console, said: () => said.join('\n'), asides: () => asides.join('\n') }
}

async function arenaWith(args: string) {
  const { console, said, asides } = talk()
  return { code: await arena(args.split(' '), console), said: said(), asides: asides() }
}

const SMALL = '--preset basic --players 4 --pairs 3 --most 4'

describe('an arena', () => {
  test('prints pairs and gains of each side, the same for the same seed', async () => {
    const one = await arenaWith(`--a navigator --b passenger ${SMALL}`)
    expect(one.code).toBe(0)
    expect(one.said).toMatch(/^human +4 /m)
    expect(one.said).toMatch(/^alien +4 /m)
    expect((await arenaWith(`--a navigator --b passenger ${SMALL}`)).said).toBe(one.said)
  })

  test('of a bot against itself gains nothing', async () => {
    const { said } = await arenaWith(`--a navigator:runner --b navigator:runner ${SMALL}`)
    expect(said).toMatch(/^human +4 +\S+ +\S+ +0\.0 /m)
    expect(said).toContain('open')
  })

  test('goes on from the file that keeps its results', async () => {
    const out = join(folder, 'arena.txt')
    const args = `--a deckhand --b passenger --preset basic --players 4`
    const whole = await arenaWith(`${args} --pairs 5 --most 5`)
    await arenaWith(`${args} --pairs 2 --most 2 --out ${out}`)
    const resumed = await arenaWith(`${args} --pairs 5 --most 5 --out ${out}`)
    expect(resumed.said).toBe(whole.said)
    const before = readFileSync(out, 'utf8')
    expect((await arenaWith(`${args} --pairs 5 --most 5 --out ${out}`)).said).toBe(whole.said)
    expect(readFileSync(out, 'utf8')).toBe(before)
  })

  test('plays the bots of another checkout', async () => {
    const here = join(import.meta.dirname, '..', '..', '..')
    const { code, said } = await arenaWith(`--a navigator@${here} --b navigator ${SMALL}`)
    expect(code).toBe(0)
    expect(said).toMatch(/^human +4 +\S+ +\S+ +0\.0 /m)
  })

  test.each([
    ['--a captain', 'passenger, deckhand'],
    ['--game chess', 'chess'],
    ['--players 99', 'seats'],
    ['--pairs none', '--pairs'],
    ['--speed 3', 'arguments'],
  ])('refuses %s', async (args, why) => {
    const { code, asides } = await arenaWith(args)
    expect(code).toBe(2)
    expect(asides).toContain(why)
  })
})

describe('balance', () => {
  const run = (args: string) => {
    const { console, said, asides } = talk()
    return { code: balance(args.split(' '), console), said: said(), asides: asides() }
  }

  test('prints figures beside their limits, and goes on from its file', () => {
    const out = join(folder, 'balance.txt')
    const args = '--game escape --table galilei\u00a0basic'.split(' ').map((word) => word.replace('\u00a0', ' '))
    const console = talk()
    const code = balance([...args, '--games', '4', '--out', out], console.console)
    expect([0, 1]).toContain(code)
    expect(console.said()).toMatch(
      /\| escape \| galilei basic 4 \| humans win \| 4 \| .* \| 45\.0 to 55\.0 \| (met|MISSED) \|/,
    )
    const again = talk()
    balance([...args, '--games', '4', '--out', out], again.console)
    expect(again.said()).toBe(console.said())
  })

  test('refuses a table that is not reported', () => {
    expect(run('--table moon')).toMatchObject({ code: 2 })
    expect(run('--games 0')).toMatchObject({ code: 2 })
  })
})

describe('tuning', () => {
  const run = (args: readonly string[]) => {
    const { console, said, asides } = talk()
    return { code: tuneCommand(args, console), said: said(), asides: asides() }
  }

  test('tries each weight lower and higher', () => {
    const args = ['--weights', 'human.fear', '--zones', 'galilei', '--players', '4', '--pairs', '2']
    const { code, said } = run(args)
    expect(code).toBe(0)
    expect(said.match(/^\| human\.fear \| [\d.]+ \| 2 \|/gm)).toHaveLength(2)
  })

  test('lists the weights if none is named, or an unknown one', () => {
    expect(run([]).asides).toContain('alien.threshold')
    expect(run(['--weights', 'human.courage']).code).toBe(2)
  })
})

test('a kept file survives a line that was cut off', () => {
  const path = join(folder, 'cut.txt')
  keptFile<number>(path).keep('a', 1)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n{"key":"a","val`)
  const kept = keptFile<number>(path)
  expect(kept.read('a')).toBe(1)
  kept.keep('a', 2)
  expect(keptFile<number>(path).read('a')).toBe(2)
})
