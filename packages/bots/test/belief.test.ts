import { fastChance, type Seat, seatsOf } from '@selva/core'
import { CELLS, codesFor, escape, type Fact, type FullState, isOurs, type Setting, SIDES } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { type Belief, sidesSeen, suspectAt } from '../src/escape/belief/belief.ts'
import { sidesOf } from '../src/escape/belief/sides.ts'
import { atStart } from '../src/escape/belief/start.ts'
import { canBe, type Suspect } from '../src/escape/belief/suspect.ts'
import { type EscapeBot, escapeBot } from '../src/escape/bot.ts'
import { type Bot, playGameToEnd, randomBot } from '../src/index.ts'
import { galilei, seat, sector, settingOf, table } from './table.ts'

/** How much of a suspect's mass, given a side, lies where the test holds. */
const share = (suspect: Suspect, side: 'human' | 'alien', test: (at: number) => boolean): number =>
  suspect.at[side].reduce((sum, p, at) => sum + (test(at) ? p : 0), 0)

/** Listens at a game that others play, and looks at what each of the listeners believes after every batch. */
function listen(
  setting: Setting,
  seed: number,
  players: 'random' | 'bot',
  look: (bots: ReadonlyMap<Seat, EscapeBot>, state: FullState, facts: readonly Fact[]) => void,
): void {
  const listeners = new Map(seatsOf(setting.seats).map((s) => [s, escapeBot(setting, s)]))
  playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1_000_000),
    bot(s) {
      const listener = listeners.get(s) ?? escapeBot(setting, s)
      const acting: Bot = players === 'bot' ? listener : randomBot(escape, setting, s)
      return {
        hear(fact) {
          if (acting !== listener) acting.hear(fact)
          listener.hear(fact as Parameters<EscapeBot['hear']>[0])
        },
        choose: (stream) => acting.choose(stream),
      }
    },
    after: (state, facts) => look(listeners, state, facts),
  })
}

/** Mistakes of a belief about players aboard, in words. */
function errors(belief: Belief, bot: EscapeBot, state: FullState): readonly string[] {
  const sides = sidesSeen(belief, bot.part)
  return seatsOf(state.setting.seats).flatMap((other) => {
    const { status, side, at } = state.players[other - 1] ??
      state.players[0] ?? { status: 'escaped', side: 'human', at: 0 }
    if (status !== 'aboard') return []
    const suspect = suspectAt(belief, other)
    const found: string[] = []
    if (!((suspect.at[side][at] ?? 0) > 0)) found.push(`seat ${belief.seat} rules out where seat ${other} is`)
    const alien = sides[other - 1] ?? -1
    if (!((side === 'alien' ? alien : 1 - alien) > 0))
      found.push(`seat ${belief.seat} rules out that ${other} is ${side}`)
    for (const s of SIDES)
      if (canBe(suspect, s) && Math.abs(share(suspect, s, () => true) - 1) > 1e-5)
        found.push(`seat ${belief.seat}: ${other} as ${s} does not sum to 1`)
    return found
  })
}

const FACTOR = { quick: 1 / 3, full: 5, nightly: 30 } as const
/** Long tests play several times as many games, quick ones a third. */
const scale = (games: number): number =>
  Math.ceil(games * (FACTOR[process.env['SELVA_TEST'] as keyof typeof FACTOR] ?? FACTOR.quick))

/** Plays games while everybody listens, and says how many beliefs were looked at; fails at the first wrong one. */
function neverWrong(setting: Setting, players: 'random' | 'bot', games: number): number {
  let looked = 0
  for (let game = 0; game < games; game++)
    listen(setting, game + 1, players, (bots, state, facts) => {
      // Once a turn: everything that was heard of it has been weighed by then.
      if (!facts.some((fact) => fact.kind === 'turn')) return
      for (const bot of bots.values()) {
        const wrong = errors(bot.belief, bot, state)
        if (wrong.length > 0) expect.fail(`game ${game + 1}, round ${state.round}: ${wrong.join('; ')}`)
        looked++
      }
    })
  return looked
}

describe('the truth is never ruled out, and all sums to 1', () => {
  test.each([
    ['random', 8, 4],
    ['random', 3, 10],
    ['bot', 8, 10],
    ['bot', 5, 20],
    ['bot', 2, 40],
  ] as const)('in games of %s players, %i at the table', (players, seats, games) => {
    expect(neverWrong(galilei(seats), players, games)).toBeGreaterThan(games * 10)
  })

  // Small zones, where players meet more often.
  const presets = ['advanced', 'infection', 'old-school', 'ultimate-basic', 'ultimate', 'arena']
  const anywhere = presets.flatMap((preset) => ['socrates', 'morgenland'].map((zone) => [preset, zone] as const))
  test.each(anywhere)('in games of %s in %s, by bots and at random', (preset, zone) => {
    for (const seats of [8, 11]) {
      const setting = settingOf({ preset, zone, seats })
      expect(neverWrong(setting, 'bot', scale(3))).toBeGreaterThan(10)
      expect(neverWrong(setting, 'random', scale(2))).toBeGreaterThan(10)
    }
  })

  const crew = { switches: { crew: 'both' } }
  test.each<readonly [string, object]>([
    ['A.1 A.2', { codes: [{ code: 'A.1' }, { code: 'A.2' }] }],
    ['H.1 H.2 H.13 with A.1', { codes: ['A.1', 'H.1', 'H.2', 'H.13'].map((code) => ({ code })), ...crew }],
    [
      'B.4 C.6 H.13',
      { codes: [{ code: 'B.4', hatch: 1, usable: true }, { code: 'C.6', hatches: 'all' }, { code: 'H.13' }], ...crew },
    ],
    [
      'A.4 B.3 G.4 E.3',
      { codes: [{ code: 'A.4', barred: 'aliens' }, { code: 'B.3' }, { code: 'E.3', n: 3 }, { code: 'G.4' }] },
    ],
    [
      'A.5 J.4',
      { codes: [{ code: 'A.5' }, { code: 'J.4' }], switches: { alienTransit: 'never', noiseTargets: 'dangerous' } },
    ],
    [
      'B.3 A.5 in Ultimate',
      {
        preset: 'ultimate',
        codes: [{ code: 'A.2' }, { code: 'A.5' }, { code: 'B.3' }],
        switches: { psychicItems: true, adrenaline: 'two' },
      },
    ],
  ])('with the scenario rules %s', (_codes, more) => {
    const setting = settingOf({ preset: 'advanced', zone: 'socrates', seats: 8, ...more })
    expect(neverWrong(setting, 'bot', scale(3))).toBeGreaterThan(10)
    expect(neverWrong(setting, 'random', scale(3))).toBeGreaterThan(10)
  })

  // Parameters with which a rule matters early in the game.
  const early: { readonly [code: string]: object } = {
    'crew.sides': { fixed: 'humans', count: 2 },
    'crew.humans': { characters: ['captain', 'medic', 'engineer', 'executiveOfficer'] },
    'crew.aliens': { aliens: ['fast', 'invisible'] },
    'crew.speeds': { humanSpeed: 2, alienSpeed: 1 },
    'own.lightsOut': { round: 2 },
    'own.silentRounds': { every: 2 },
    'own.lockedHatches': { locked: [1, 3], round: 4 },
    'own.frenzy': { round: 2 },
  }
  const ours = (['advanced', 'ultimate'] as const).flatMap((preset) =>
    codesFor(preset)
      .filter(isOurs)
      .map((code) => [code, preset] as const),
  )
  test.each(ours)('with %s in %s', (code, preset) => {
    const setting = settingOf({ preset, zone: 'socrates', seats: 6, codes: [{ code, ...early[code] }] })
    expect(neverWrong(setting, 'bot', scale(4))).toBeGreaterThan(10)
    expect(neverWrong(setting, 'random', scale(3))).toBeGreaterThan(10)
  })
  test.each(['advanced', 'ultimate'] as const)('with all rules of our own together in %s', (preset) => {
    // Humans who win together, and those who win with the courier, leave too little time for the other rules.
    const codes = codesFor(preset).filter((code) => isOurs(code) && code !== 'own.together' && code !== 'own.courier')
    const setting = settingOf({
      preset,
      zone: 'socrates',
      seats: 6,
      codes: codes.map((code) => ({ code, ...early[code] })),
    })
    expect(neverWrong(setting, 'bot', scale(4))).toBeGreaterThan(10)
    expect(neverWrong(setting, 'random', scale(3))).toBeGreaterThan(10)
  })
})

describe('what the public facts say', () => {
  test('a silent sector is a secure one, a card is drawn in a dangerous one, and nobody ends in a hatch', () => {
    const setting = galilei(8)
    const { cells } = setting.zone
    let heard = 0
    listen(setting, 5, 'bot', (bots, _state, facts) => {
      for (const fact of facts) {
        if (fact.kind !== 'silentSector' && fact.kind !== 'drew') continue
        const kind = fact.kind === 'silentSector' ? 'secure' : 'dangerous'
        for (const bot of bots.values())
          for (const side of SIDES) {
            const suspect = suspectAt(bot.belief, fact.seat)
            if (canBe(suspect, side)) expect(share(suspect, side, (at) => cells[at] === kind)).toBeCloseTo(1, 5)
            heard++
          }
      }
    })
    expect(heard).toBeGreaterThan(500)
  })

  const players = [
    { character: 'alien1', at: 'D09' },
    { character: 'captain', at: 'T05' },
    { character: 'alien2', at: 'E12' },
    { character: 'pilot', at: 'J05' },
  ]

  test('an attack shows an alien and where he is; a miss, that nobody else is there', () => {
    const t = table(galilei(4), { players, first: 1 })
    const at = sector('D08')
    expect(suspectAt(t.bot(2).belief, seat(3)).at.human[at]).toBeGreaterThan(0)
    t.goes('D08', 'attack')
    for (const n of [2, 3, 4]) {
      const { belief, part } = t.bot(n)
      expect(suspectAt(belief, seat(1)).at.alien[at]).toBe(1)
      expect(sidesSeen(belief, part)[0]).toBe(1)
      for (const other of [2, 3, 4])
        for (const side of SIDES) expect(suspectAt(belief, seat(other)).at[side][at]).toBe(0)
    }
  })

  test('one alien known makes the others less likely to be aliens, by count exactly', () => {
    const t = table(galilei(4), { players, first: 1 })
    const before = sidesSeen(t.bot(2).belief, t.bot(2).part)
    expect([...before].map((p) => Number(p.toFixed(6)))).toEqual([0.666667, 0, 0.666667, 0.666667])
    t.goes('D08', 'attack')
    const after = sidesSeen(t.bot(2).belief, t.bot(2).part)
    expect(after[0]).toBe(1)
    expect(after[2]).toBeCloseTo(0.5, 2)
  })

  test('the sides agree with every assignment counted one by one', () => {
    const random = fastChance(3)
    const draw = (): number => random.below(1000) / 100 - 5
    for (let round = 0; round < 50; round++) {
      const n = 2 + random.below(9)
      const humans = Math.floor(n / 2)
      const suspects = Array.from({ length: n }, () => ({
        ...atStart(galilei(2)),
        log: { human: draw(), alien: draw() },
      }))
      const known = suspects.map(() => undefined)
      const alien = new Float64Array(n)
      let all = 0
      for (let set = 0; set < 1 << n; set++) {
        const isHuman = (i: number): boolean => (set & (1 << i)) !== 0
        if (suspects.filter((_, i) => isHuman(i)).length !== humans) continue
        const like = Math.exp(suspects.reduce((sum, s, i) => sum + (isHuman(i) ? s.log.human : s.log.alien), 0))
        all += like
        for (let i = 0; i < n; i++) if (!isHuman(i)) alien[i] = (alien[i] ?? 0) + like
      }
      for (const [i, p] of sidesOf(suspects, known, humans).entries()) expect(p).toBeCloseTo((alien[i] ?? 0) / all, 9)
    }
  })

  test('a noise in a dangerous sector puts weight there; in a secure one it is a lie and tells next to nothing', () => {
    const heard = (named: string) => {
      const t = table(galilei(4), { players, first: 1, next: ['any'] })
      t.goes('D08', 'attack')
      t.does({ do: 'move', to: sector('T06') }, { do: 'resolve' })
      const places = suspectAt(t.bot(3).belief, seat(2)).at.human
      const before = places.slice()
      t.does({ do: 'noise', at: sector(named) })
      return { before, after: places }
    }
    const loud = heard('C12')
    expect(loud.after[sector('C12')]).toBeGreaterThan(20 * (loud.before[sector('C12')] ?? 1))
    expect(loud.after[sector('C12')]).toBeLessThan(0.9)
    const open = heard('D10')
    for (const [at, p] of open.after.entries()) expect(p).toBeCloseTo(open.before[at] ?? -1, 4)
  })

  test('nobody is anywhere but on the map', () => {
    const { zone } = galilei(2)
    listen(galilei(4), 9, 'bot', (bots) => {
      for (const bot of bots.values())
        for (const suspect of bot.belief.suspects)
          for (let at = 0; at < CELLS; at++) if (zone.cells[at] === 'void') expect(suspect.at.alien[at]).toBe(0)
    })
  })
})
