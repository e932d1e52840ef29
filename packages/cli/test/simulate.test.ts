import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contestFor } from '@selva/bots/lab'
import { fastChance, isRefusal, open as openTable, type Seat } from '@selva/core'
import { type Fact, type FullState, zones } from '@selva/escape'
import { type Card, type FullState as StayAwayFull, stayAway } from '@selva/stay-away'
import { afterAll, describe, expect, test } from 'vitest'
import type { Check } from '../src/simulate/check.ts'
import { checks as checksOfEscape } from '../src/simulate/escape/checks.ts'
import { open } from '../src/simulate/knowledge-check.ts'
import { differs } from '../src/simulate/replay.ts'
import { checks as checksOfStayAway } from '../src/simulate/stay-away/checks.ts'
import { simulate } from '../src/simulate.ts'

/** A contest with the checks of its game. */
function tableOf(game: string, checks: readonly Check[], draft: unknown) {
  const contest = contestFor(game, draft)
  if (isRefusal(contest)) throw new Error(contest.refused)
  return { ...contest, checks }
}
const escapeTable = (draft: unknown) => tableOf('escape', checksOfEscape(), draft)
const stayAwayTable = (draft: unknown) => tableOf('stay-away', checksOfStayAway(), draft)

/** A run with a clock that never tells the same time twice. */
const run = (args: string, ...checks: readonly Check[]) => runWith(args.split(' '), ...checks)

function runWith(args: readonly string[], ...checks: readonly Check[]) {
  const said: string[] = []
  const asides: string[] = []
  let time = 0
  const console = {
    say: (text: string) => void said.push(text),
    aside: (text: string) => void asides.push(text),
    now: () => (time += 1000 + 777 * said.length),
  }
  const code = simulate(args, console, checks)
  return { code, said: said.join('\n'), asides: asides.join('\n') }
}

describe('a simulation', () => {
  test('plays every game to its end and says who won, the same for the same seed', () => {
    const one = run('--game escape --preset basic --players 8 --games 12 --seed tide')
    expect(one.code).toBe(0)
    expect(one.said).toContain('8 players (bot), 12 games, seed "tide"')
    expect(one.said).toMatch(/human +\d+ .*95 %/)
    const counts = [...one.said.matchAll(/^ {2}\w+ +(\d+) /gm)].map((match) => Number(match[1]))
    expect(counts).toHaveLength(6)
    expect(counts.slice(0, 3).reduce((a, b) => a + b)).toBe(12)
    expect(counts.slice(3).reduce((a, b) => a + b)).toBe(12)
    expect(one.said).toMatch(/dealt alien: \d+\.\d % of 48 seats\n +dealt human: /)
    expect(run('--game escape --preset basic --players 8 --games 12 --seed tide').said).toBe(one.said)
    expect(run('--game escape --preset basic --players 8 --games 12 --seed ebb').said).not.toBe(one.said)
  })

  test('keeps what it says free of the time it takes', () => {
    const { said, asides } = run('--players 2 --games 3')
    expect(asides).toMatch(/games\/s, \d+ choices\/s/)
    expect(said).not.toContain('/s')
  })

  test.each([2, 3, 5])('of random players goes well too, %i of them', (players) => {
    const { code, said } = run(`--players ${players} --games 12 --players-are random`)
    expect(code).toBe(0)
    expect(said).toContain('no errors found')
  })

  test('takes scenario rules and switches', () => {
    const args = (more: readonly string[]) => ['--preset', 'advanced', '--players', '4', '--games', '4', ...more]
    const played = (more: readonly string[]) => runWith(args(more))
    const plain = played([])
    const loud = played(['--codes', 'A.1, J.4'])
    expect(loud.code).toBe(0)
    expect(loud.said).toContain('escape, advanced, galilei, A.1, J.4, 4 players')
    expect(loud.said).not.toBe(plain.said)
    const short = played(['--codes', 'E.3:n=1 C.6:hatches=1+2', '--switches', 'rounds=2 attackAfterDraw=false'])
    expect(short.said).toContain('rounds=2 attackAfterDraw=false, 4 players')
    expect(short.said).toMatch(/average game: [12]/)
    expect(played(['--codes', 'Q.1']).asides).toContain('code: Q.1')
    expect(played(['--codes', 'E.3:n=0']).asides).toContain('parameter: E.3')
    expect(played(['--switches', 'crew=all']).asides).toContain('switchValue: crew')
    const stayAway = ['--game', 'stay-away', '--players', '4', '--games', '2']
    expect(runWith([...stayAway, '--switches', 'declaration=automatic']).said).toContain('no errors found')
    expect(runWith([...stayAway, '--codes', 'A.1']).code).toBe(2)
  })

  test('compares the same games without an option and with each of its words', () => {
    const args = '--preset advanced --players 4 --games 6 --seed tide'.split(' ')
    const lines = (said: string) => said.split('\n').map((line) => line.split(' | '))
    const { code, said } = runWith([...args, '--codes', 'own.echo own.motionTracker', '--compare', 'codes'])
    expect(code).toBe(0)
    const [head, , without, echo, tracker] = lines(said)
    expect(head?.slice(1, 5)).toEqual(['log differs', 'winners differ', 'aliensWin', 'humansEscape'])
    expect([without, echo, tracker].map((row) => row?.[0])).toEqual(['| without', '| own.echo', '| own.motionTracker'])
    expect(without?.slice(1, 3)).toEqual(['–', '–'])
    // Everyone hears the tracker in every game.
    expect(tracker?.[1]).toBe('100.0 %')
    const again = runWith([...args, '--codes', 'own.echo', '--compare', 'codes'])
    expect(lines(again.said)[3]).toEqual(echo)
    // A rule that does nothing at this table changes nothing.
    const idle = runWith([...args, '--codes', 'own.lightsOut:round=99', '--compare', 'codes'])
    expect(lines(idle.said)[3]?.slice(1, 3)).toEqual(['0.0 %', '0.0 %'])
    expect(lines(idle.said)[3]?.slice(3)).toEqual(without?.slice(3))
    for (const [option, why] of [
      ['zone', '--compare: zone is not an option'],
      ['speed', '--compare: speed is not an option'],
    ] as const)
      expect(runWith([...args, '--compare', option])).toMatchObject({ code: 2, asides: expect.stringContaining(why) })
    expect(runWith([...args, '--codes', 'Q.1', '--compare', 'codes']).asides).toContain('code: Q.1')
  })

  describe('of documents', () => {
    const folder = mkdtempSync(join(tmpdir(), 'selva-simulate-'))
    const file = (name: string, text: string): string => {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    }
    afterAll(() => rmSync(folder, { recursive: true }))
    const two = ['--players', '4', '--games', '2']
    const zone = (zones[0]?.text ?? '').replace(/title: .*/, 'title: My ship')

    test('takes the file of a zone and of a scenario, with rules added to it', () => {
      const scenario = file(
        'spotlights.json',
        JSON.stringify({
          scenario: 1,
          game: 'escape',
          title: 'Spotlights',
          preset: 'infection',
          codes: [{ code: 'E.3', n: 2 }],
          switches: { rounds: 9 },
          decks: { items: { spotlight: 9 } },
        }),
      )
      const { code, said } = runWith([
        '--scenario',
        scenario,
        '--zone',
        file('ship.txt', zone),
        '--codes',
        'A.1',
        ...two,
      ])
      expect(said).toContain('no errors found')
      expect(said).toContain(`escape, ${join(folder, 'ship.txt')}, ${scenario}, A.1, 4 players`)
      expect(said).toContain('kills')
      expect(code).toBe(0)
      const cards = file(
        'cards.json',
        JSON.stringify({ scenario: 1, game: 'stay-away', rules: { declaration: 'automatic' }, cards: { axe: 9 } }),
      )
      expect(runWith(['--game', 'stay-away', '--scenario', cards, ...two]).said).toContain('no errors found')
    })

    test.each<readonly [string, () => readonly string[], string]>([
      ['a zone that is neither', () => ['--zone', join(folder, 'nowhere')], 'or name a file'],
      [
        'a broken zone',
        () => ['--zone', file('broken.txt', 'title: X\n\nno rows\n')],
        'This table is not possible: zone',
      ],
      ['no scenario', () => ['--scenario', join(folder, 'nothing.json')], '--scenario: there is no file'],
      ['a folder', () => ['--scenario', folder], '--scenario: '],
      ['a large file', () => ['--scenario', file('large.json', 'x'.repeat(200_000))], 'larger than any scenario'],
      [
        'a scenario with a mistake',
        () => ['--scenario', file('mistake.json', '{"scenario":1,"game":"escape","preset":"basic","codes":["Z.9"]}')],
        'mistake.json: codes[0]: code: Z.9',
      ],
      [
        'a scenario of another game',
        () => ['--scenario', file('other.json', '{"scenario":1,"game":"stay-away"}')],
        'other.json: game: fileGame: stay-away',
      ],
      [
        'a scenario that contradicts itself',
        () => ['--scenario', file('against.json', '{"scenario":1,"game":"escape","preset":"arena","codes":["B.3"]}')],
        'codeWithB6: B.3',
      ],
      [
        'a preset beside a scenario',
        () => ['--scenario', file('one.json', '{"scenario":1,"game":"escape","preset":"basic"}'), '--preset', 'basic'],
        '--preset: --scenario already decides it',
      ],
    ])('refuses %s and says why', (_, args, why) => {
      const { code, asides } = runWith([...args(), ...two])
      expect(asides).toContain(why)
      expect(code).toBe(2)
    })
  })

  test('says how to play a broken game with the same rules again', () => {
    const broken: Check = { look: () => 'a planted fault' }
    const { said } = runWith(
      ['--preset', 'advanced', '--players', '4', '--codes', 'A.1', '--switches', 'rounds=5'],
      broken,
    )
    expect(said).toContain('--preset advanced --zone galilei --codes "A.1" --switches "rounds=5" --players 4')
  })

  test('can play one game of many again', () => {
    const rounds = (text: string): string => /average game: (.*) rounds/.exec(text)?.[1] ?? ''
    const third = run('--players 4 --games 5 --seed x --only 3')
    expect(third.said).toContain('game 3, seed "x"')
    const watched: number[] = []
    run('--players 4 --games 3 --seed x', {
      look(state: FullState) {
        if (state.end !== 'running') watched.push(state.round)
        return undefined
      },
    })
    expect(rounds(third.said)).toBe((watched[2] ?? 0).toFixed(2))
  })
})

describe('every preset', () => {
  test.each<readonly [string, readonly string[]]>([
    ['basic', ['human', 'alien', 'nobody', 'firstEscape', 'noHuman', 'time']],
    ['advanced', ['human', 'alien', 'both', 'nobody', 'noHuman', 'lastEscaped', 'time']],
    ['infection', ['human', 'alien', 'both', 'nobody', 'noHuman', 'lastEscaped', 'time']],
    ['arena', ['killer', 'nobody', 'kills', 'time']],
    ['old-school', ['human', 'alien', 'both', 'nobody', 'noHuman', 'lastEscaped', 'time']],
    ['ultimate-basic', ['human', 'alien', 'both', 'nobody', 'noHuman', 'lastEscaped', 'time']],
    ['ultimate', ['human', 'alien', 'both', 'nobody', 'noHuman', 'lastEscaped', 'time']],
  ])('%s is played, by bots and at random, and says what it can come to', (preset, outcomes) => {
    for (const rest of ['--players 5 --games 4', '--players 9 --games 1 --players-are random']) {
      const { code, said } = run(`--preset ${preset} --zone galvani ${rest}`)
      expect(said).toContain('no errors found')
      expect(code).toBe(0)
      expect([...said.matchAll(/^ {2}(\w+) +\d+ .*95 %/gm)].map((match) => match[1])).toEqual(outcomes)
    }
  })

  const elsewhere = ['galilei', 'fermi', 'galvani', 'volta', 'marconi', 'socrates', 'morgenland', 'levi-montalcini']
  test.each(elsewhere)('goes on in %s, at the smallest and the largest table', (zone) => {
    const presets = ['advanced', 'ultimate', ...(zone === 'fermi' ? [] : ['arena'])]
    for (const preset of presets)
      for (const players of [2, 16]) {
        const { code, said } = run(`--preset ${preset} --zone ${zone} --players ${players} --games 1`)
        expect(`${preset} ${said}`).toContain('no errors found')
        expect(code).toBe(0)
      }
  })
})

describe('a broken invariant', () => {
  test('ends the run with the number and the seed of the game, and a failure', () => {
    let games = 0
    const { code, said } = run('--players 4 --games 9 --seed deep', {
      look(_state: FullState, facts: readonly Fact[]) {
        if (facts.some((fact) => fact.kind === 'began')) games++
        return games === 4 ? 'the lights went out' : undefined
      },
    })
    expect(code).toBe(1)
    expect(said).toContain('BROKEN in game 4, seed "deep": the lights went out')
    expect(said).toContain('--preset basic --zone galilei --players 4 --games 9 --seed "deep" --only 4')
    expect(said).not.toContain('no errors found')
  })

  /** Spoils the table's state once, in the given round, and expects the run to notice. */
  const spoilt = (spoil: (state: FullState) => void): string => {
    let done = false
    const { code, said } = run('--players 8 --games 1 --seed 2 --only 1', {
      look(state: FullState) {
        if (!done && state.round === 3 && state.mine.step === 'before') {
          done = true
          spoil(state)
        }
        return undefined
      },
    })
    expect(code).toBe(1)
    return said
  }

  test.each<readonly [string, RegExp, (state: FullState) => void]>([
    ['a card too many', /cards of|holds/, (state) => state.danger.bag.silence++],
    ['a pile that lies about its size', /pile|cards/, (state) => state.discards.size++],
    [
      'a human turned alien',
      /dealt|choices|knows something false/,
      (state) => {
        const human = state.players.find((p) => p.side === 'human')
        if (human !== undefined) human.side = 'alien'
      },
    ],
    [
      'a player moved in secret',
      /knows something false|choices|may not/,
      (state) => {
        const player = state.players[state.turn - 1]
        const [at] = state.setting.zone.plain
        if (player !== undefined && at !== undefined) player.at = at
      },
    ],
  ])('is noticed: %s', (_what, message, spoil) => {
    expect(spoilt(spoil)).toMatch(message)
  })

  /** Answers of a table's checks to some facts, in a state that is spoilt first. */
  function said(preset: string, spoil: (state: FullState) => readonly Fact[]): readonly (string | undefined)[] {
    const contest = escapeTable({ zone: 'galilei', preset, seats: 4 })
    const { state, facts } = openTable(contest.game, contest.setting, fastChance(3))
    for (const check of contest.checks) expect(check.look(state, facts)).toBeUndefined()
    const more = spoil(state as FullState)
    return contest.checks.map((check) => check.look(state, more))
  }
  const only = (spoil: (state: FullState) => void) => (state: FullState) => {
    spoil(state)
    return []
  }
  const alienOf = (state: FullState): number => state.players.findIndex((p) => p.side === 'alien') + 1

  test.each<readonly [string, string, string, (state: FullState) => readonly Fact[]]>([
    ['an item too many', 'advanced', 'cards of defense', only((state) => state.items.bag.defense++)],
    ['a hatch card too many', 'ultimate', 'cards of green', only((state) => state.hatchShown.bag.green++)],
    ['a lost card that is still there', 'ultimate', 'cards of cat', only((state) => state.gone.bag.cat++)],
    ['a pile of another size', 'infection', 'a pile of', only((state) => state.itemDiscards.size++)],
    [
      'too many cards in a hand',
      'advanced',
      'holds 4 cards',
      (state) => {
        Object.assign(state.players[0] ?? {}, { hand: ['attack', 'attack', 'defense', 'spotlight'] })
        return []
      },
    ],
    [
      'an alien who uses an item',
      'advanced',
      'an alien, has used attack',
      (state) => [{ kind: 'itemUsed', seat: alienOf(state) as Seat, item: 'attack', card: true, kept: false }],
    ],
    [
      'a turn that ends where it began',
      'ultimate',
      'has ended where its turn began',
      (state) => [{ kind: 'turnEnd', seat: state.turn }],
    ],
    [
      'somebody who has turned unseen',
      'ultimate-basic',
      'dealt',
      (state) => {
        Object.assign(state.players.find((p) => p.side === 'human') ?? {}, { side: 'alien' })
        return []
      },
    ],
  ])('is noticed: %s', (_what, preset, message, spoil) => {
    expect(said(preset, spoil)).toContainEqual(expect.stringContaining(message))
  })

  test('is noticed: somebody who is out and takes a turn, or is found', () => {
    const contest = escapeTable({ zone: 'galilei', preset: 'infection', seats: 4 })
    const { state } = openTable(contest.game, contest.setting, fastChance(3))
    const full = state as FullState
    const look = (...facts: readonly Fact[]) => contest.checks.map((check) => check.look(full, facts))
    const out = ((full.turn % 4) + 1) as Seat
    Object.assign(full.players[out - 1] ?? {}, { status: 'escaped' })
    expect(look()).toEqual(contest.checks.map(() => undefined))
    const from = full.mine.from
    expect(look({ kind: 'turn', seat: out, round: 1, from })).toContain(`seat ${out} is out and takes part`)
    const found = [{ seat: out, sector: from }]
    expect(look({ kind: 'spotlight', seat: full.turn, target: from, found })).toContain(
      `seat ${out} is out and takes part`,
    )
  })

  test('is noticed: a hatch that reopens', () => {
    const contest = escapeTable({ zone: 'galilei', preset: 'advanced', seats: 4 })
    const { state } = openTable(contest.game, contest.setting, fastChance(3))
    const full = state as FullState
    const look = () => contest.checks.map((check) => check.look(full, []))
    full.hatches[2] = 'used'
    expect(look()).toEqual(contest.checks.map(() => undefined))
    full.hatches[2] = 'open'
    expect(look()).toContain('hatch 3 has reopened')
  })

  test('is noticed: a game that goes otherwise when it is played again', () => {
    const contest = escapeTable({ zone: 'galilei', preset: 'ultimate', seats: 4 })
    const { facts } = openTable(contest.game, contest.setting, fastChance(3))
    expect(differs(contest.game, contest.setting, fastChance(3), [], facts)).toBeUndefined()
    expect(differs(contest.game, contest.setting, fastChance(4), [], facts)).toContain('differs')
    expect(differs(contest.game, contest.setting, fastChance(3), [], facts.slice(1))).toContain('differs')
    expect(differs(contest.game, contest.setting, fastChance(3), [], facts.slice(0, -1))).toContain('facts, not')
  })

  test('is noticed: an alien in a hatch', () => {
    const contest = escapeTable({ zone: 'galilei', preset: 'basic', seats: 2 })
    const setting = contest.setting as FullState['setting']
    const state = contest.game.start(setting) as FullState
    const alien = { status: 'aboard', character: 'alien1', side: 'alien', at: 0 }
    Object.assign(state.players[0] ?? {}, alien)
    const mine = { step: 'arrived', asked: 1, from: 5, moved: true, drawn: 'none' }
    const to = setting.zone.hatches[0]?.at
    const found = contest.checks.map((check) => {
      try {
        return check.look({ ...state, mine } as FullState, [{ kind: 'moved', seat: 1, to } as Fact])
      } catch {
        return undefined
      }
    })
    expect(found).toContainEqual(expect.stringContaining('a hatch'))
  })

  test('is noticed: a seat that is awaited with nothing to choose', () => {
    const contest = escapeTable({ zone: 'galilei', preset: 'basic', seats: 2 })
    const eyes = open(contest.game, contest.setting)
    expect(eyes.before(contest.game.start(contest.setting), 1 as FullState['turn'])).toContain('nothing to choose')
  })
})

describe('a simulation of Stay Away!', () => {
  test('plays every game to its end and says which role won', () => {
    const one = run('--game stay-away --players 6 --games 12 --seed tide')
    expect(one.code).toBe(0)
    expect(one.said).toContain('stay-away, 6 players (bot), 12 games, seed "tide"')
    for (const role of ['humans', 'thing alone', 'thing and infected', 'nobody'])
      expect(one.said).toMatch(new RegExp(`^  ${role} +\\d+ .*95 %`, 'm'))
    expect(one.said).toMatch(/average game: [\d.]+ turns and [\d.]+ choices/)
    expect(one.said).toContain('no errors found')
    expect(run('--game stay-away --players 6 --games 12 --seed tide').said).toBe(one.said)
    expect(run('--game stay-away --players 6 --games 12 --seed ebb').said).not.toBe(one.said)
  })

  test.each([4, 12])('of random players goes well too, %i of them', (players) => {
    const { code, said } = run(`--game stay-away --players ${players} --games 8 --players-are random`)
    expect(code).toBe(0)
    expect(said).toContain('no errors found')
  })

  /** Answers of the checks to a fresh table, and to the same one spoilt. */
  const found = (spoil: (state: StayAwayFull) => void): string => {
    const contest = stayAwayTable({ seats: 8 })
    const { state, facts } = openTable(stayAway, contest.setting as StayAwayFull['setting'], fastChance(4))
    const looks = (): string => contest.checks.flatMap((check) => check.look(state, facts) ?? []).join('; ')
    expect(looks()).toBe('')
    spoil(state)
    return looks()
  }
  const human = ({ players }: StayAwayFull) => players.findIndex((p) => p.role === 'human')

  test.each<readonly [string, RegExp, (state: StayAwayFull) => void]>([
    ['a card too many', /2 cards of axe, not 1/, (state) => state.deck.push('axe')],
    ['a card lost from a hand', /holds 3 cards, not 4/, (state) => state.players[human(state)]?.hand.pop()],
    [
      'an infection that never happened',
      /is infected and holds no Infected!/,
      (state) => Object.assign(state.players[human(state)] ?? {}, { role: 'infected' }),
    ],
    [
      'two Things',
      /thing, and The Thing's card; 2 living Things/,
      (state) => Object.assign(state.players[human(state)] ?? {}, { role: 'thing' }),
    ],
    [
      'a Panic card in a hand',
      /holds a Panic card/,
      (state) => state.players[human(state)]?.hand.fill('ooops' as Card),
    ],
    ['somebody who sits twice', /sits twice/, (state) => state.ring.fill(state.active)],
    ['somebody at the wrong place', /is not at place/, (state) => state.ring.reverse()],
  ])('notices what is broken: %s', (_what, message, spoil) => {
    expect(found(spoil)).toMatch(message)
  })

  test('says which game to play again', () => {
    const broken = { look: () => 'the lights went out' }
    const { code, said } = run('--game stay-away --players 4 --games 9 --seed deep', broken)
    expect(code).toBe(1)
    expect(said).toContain('--game stay-away --players 4 --games 9 --seed "deep" --only 1')
  })

  test('notices what is broken: somebody Human again', () => {
    const contest = stayAwayTable({ seats: 4 })
    const state = contest.game.start(contest.setting) as StayAwayFull
    const look = (role: 'human' | 'infected') => {
      for (const player of state.players) player.role = role
      return contest.checks.map((check) => check.look(state, []))
    }
    look('infected')
    expect(look('human')).toContain('0 Humans have become 4')
  })
})

describe('arguments', () => {
  test.each([
    ['--games none', '--games'],
    ['--games 0', '--games'],
    ['--games -3', ''],
    ['--players 17', 'seats: 2–16; a table has 2 to 16 players'],
    ['--players 1', 'seats'],
    ['--players two', 'seats'],
    ['--game stay-away --players 3', 'seats'],
    ['--game stay-away --players 13', 'seats'],
    ['--zone nowhere', 'zone: nowhere; there are galilei, fermi'],
    ['--preset deluxe', 'preset: deluxe; there are basic, advanced'],
    ['--preset arena --zone fermi', 'startStuck: J05; no one could leave'],
    ['--game toString', 'game: toString'],
    ['--players-are people', '--players-are'],
    ['--games 5 --only 6', '--only'],
    ['--speed 9', "Unknown option '--speed'"],
    ['galilei', "Unexpected argument 'galilei'"],
  ])('%s are refused with the reason', (args, why) => {
    const { code, said, asides } = run(args)
    expect(code).toBe(2)
    expect(said).toBe('')
    expect(asides).toContain(why)
    expect(asides).toContain('npm run simulate')
  })
})

describe('the command', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  test('plays', () => {
    const args = [main, 'simulate', '--players', '2', '--games', '2', '--seed', 's']
    expect(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })).toContain(
      'no errors found',
    )
  })
  test('refuses what it does not know', () => {
    const { status, stderr } = spawnSync(process.execPath, [main, 'conquer'], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toContain('no command "conquer"')
  })
})
