import { type AnyFact, elementAt, fastChance, type Seat } from '@selva/core'
import {
  escape,
  type Fact,
  type FullState,
  namesOwn,
  PRESETS,
  type Setting,
  type Side,
  sideOf,
  zones,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { suspectAt } from '../src/escape/belief/belief.ts'
import { canBe } from '../src/escape/belief/suspect.ts'
import { type EscapeBot, escapeBot } from '../src/escape/bot.ts'
import { type Bot, botFor, playGameToEnd, randomBot } from '../src/index.ts'
import { LEVELS, SKILLS } from '../src/levels.ts'
import { galilei, seat, settingOf } from './table.ts'

type Seen = Parameters<EscapeBot['hear']>[0]
type Sort = 'random' | 'passenger' | 'bot'
function make(sort: Sort, setting: Setting, s: Seat, table?: object): Bot {
  if (sort === 'random') return randomBot(escape, setting, s)
  return escapeBot(setting, s, undefined, sort === 'passenger' ? SKILLS.passenger : undefined, table)
}

/** A bot that becomes one sort or the other once it is dealt its character. */
function bySide(sorts: Record<Side, Sort>, setting: Setting, s: Seat, table: object): Bot {
  const heard: AnyFact[] = []
  const know = escape.start(setting)
  let bot: Bot | undefined
  return {
    hear(fact) {
      if (bot !== undefined) return bot.hear(fact)
      heard.push(fact)
      escape.evolve(know, fact as Seen)
      const side = know.players[s - 1]?.side
      if (side === undefined) return
      bot = make(sorts[side], setting, s, table)
      for (const old of heard) bot.hear(old)
    },
    choose(stream) {
      if (bot === undefined) throw new Error('asked before the deal')
      return bot.choose(stream)
    },
  }
}

function game(
  setting: Setting,
  seed: number,
  bot: (s: Seat, table: object) => Bot,
  after?: (state: FullState, facts: readonly Fact[]) => void,
): FullState {
  const streams = { chance: fastChance(seed), stream: fastChance(seed + 1_000_000) }
  return playGameToEnd({ game: escape, setting, ...streams, bot, ...(after === undefined ? {} : { after }) })
}

/** Number of `games` games that end with an escape. */
function escapes(sorts: Record<Side, Sort>, games: number): number {
  let n = 0
  for (let i = 0; i < games; i++) {
    const { end } = game(galilei(8), i + 1, (s, t) => bySide(sorts, galilei(8), s, t))
    if (end !== 'running' && end.reason === 'firstEscape') n++
  }
  return n
}

const FACTOR = { quick: 1, full: 5, nightly: 30 } as const
/** Long tests play several times as many games. */
const scale = (games: number): number => games * (FACTOR[process.env['SELVA_TEST'] as keyof typeof FACTOR] ?? 1)

const codes = (text: string) => text.split(' ').map((code) => ({ code }))

/** No switch as it usually is. */
const SWITCHED = {
  alienTransit: 'never',
  attackAfterDraw: false,
  adrenaline: 'two',
  deadAliensWin: false,
  aliensMustLive: false,
  crew: 'both',
  noiseTargets: 'dangerous',
  rounds: 12,
  handLimit: 1,
}

describe('whole games', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of %i bots end, with legal choices only', (seats) => {
    const setting = galilei(seats)
    for (let i = 0; i < 6; i++) {
      const { end } = game(setting, i + 1, (s, t) => make('bot', setting, s, t))
      expect(end).not.toBe('running')
    }
  })

  const numbers = [2, 3, 6, 9, 16]
  const everywhere = PRESETS.flatMap((preset) => zones.map(({ id }) => [preset, id] as const))
    .filter(([preset, zone]) => preset !== 'arena' || zone !== 'fermi')
    // Quick tests play each number of bots in some of these places, the others play all of them in every place.
    .map(
      ([preset, zone], i) => [preset, zone, scale(1) > 1 ? numbers : [elementAt(numbers, i % numbers.length)]] as const,
    )
  test.each(everywhere)('of %s in %s end too, with %j bots and legal choices only', (preset, zone, several) => {
    for (const seats of several) {
      const setting = settingOf({ preset, zone, seats })
      for (let i = 0; i < scale(1); i++)
        expect(game(setting, 31 * seats + i, (s, t) => make('bot', setting, s, t)).end).not.toBe('running')
    }
  })

  test.each<readonly [string, object]>([
    ['A.1 A.2 B.4', { codes: [{ code: 'A.1' }, { code: 'A.2' }, { code: 'B.4', hatch: 1, usable: false }] }],
    ['A.5 C.6 E.3', { codes: [{ code: 'A.5' }, { code: 'C.6', hatches: 'all' }, { code: 'E.3', n: 4 }] }],
    ['A.4 B.3 C.3 D.2 G.4 J.4', { codes: [{ code: 'A.4', barred: 'aliens' }, ...codes('B.3 C.3 D.2 G.4 J.4')] }],
    ['every switch', { switches: SWITCHED }],
    ['Ultimate with A.1 A.2 A.5 B.3 D.2', { preset: 'ultimate', codes: codes('A.1 A.2 A.5 B.3 D.2') }],
  ])('with the scenario rules %s end with legal choices only', (_codes, more) => {
    for (const zone of ['galilei', 'socrates', 'volta'])
      for (const seats of [3, 8, 12]) {
        const setting = settingOf({ preset: 'advanced', zone, seats, ...more })
        expect(game(setting, seats, (s, t) => make('bot', setting, s, t)).end).not.toBe('running')
      }
  })

  test('an illegal choice ends a playout', () => {
    const setting = galilei(2)
    const stubborn = (s: Seat): Bot => ({ hear: () => undefined, choose: () => ({ do: s === 1 ? 'attack' : 'end' }) })
    expect(() => game(setting, 1, stubborn)).toThrow(/seat \d may not/)
  })

  test('humans do not all run to the same hatch', () => {
    const setting = galilei(8)
    const used = new Map<number, number>()
    // The least used hatch lets one in thirty out: every second game has an escape, so few games may well show none.
    for (let i = 0; i < 300; i++)
      game(
        setting,
        i + 200,
        (s, t) => make('bot', setting, s, t),
        (_state, facts) => {
          for (const fact of facts) if (fact.kind === 'escaped') used.set(fact.hatch, (used.get(fact.hatch) ?? 0) + 1)
        },
      )
    const escapes = [...used.values()].reduce((a, b) => a + b, 0)
    expect([...used.keys()].toSorted()).toEqual([1, 2, 3, 4])
    expect(Math.max(...used.values())).toBeLessThan(escapes * 0.6)
  })

  test('bots lie well: another dangerous sector, one where a human could be, and never the truth', () => {
    const setting = galilei(8)
    let lies = 0
    for (let i = 0; i < 15; i++) {
      const bots = new Map<Seat, EscapeBot>()
      game(
        setting,
        i + 50,
        (s) => {
          const bot = escapeBot(setting, s)
          bots.set(s, bot)
          return bot as Bot
        },
        (state, facts) => {
          for (const fact of facts) {
            if (fact.kind !== 'noise' || namesOwn(fact.card)) continue
            lies++
            expect(setting.zone.cells[fact.sector]).toBe('dangerous')
            expect(fact.sector).not.toBe(state.players[fact.seat - 1]?.at)
            for (const bot of bots.values()) {
              const suspect = suspectAt(bot.belief, fact.seat)
              if (canBe(suspect, 'human')) expect(suspect.at.human[fact.sector]).toBeGreaterThan(0)
            }
          }
        },
      )
    }
    expect(lies).toBeGreaterThan(100)
  })
})

describe('bots are worth playing', () => {
  test('as humans they escape random aliens, as aliens they hunt random humans down', () => {
    const games = 40
    const fair = escapes({ human: 'bot', alien: 'bot' }, games)
    // Humans that walk at random hardly ever escape anybody; bots nearly always escape aliens that do.
    expect(escapes({ human: 'random', alien: 'random' }, games)).toBeLessThan(games * 0.2)
    expect(escapes({ human: 'bot', alien: 'random' }, games)).toBeGreaterThan(games * 0.9)
    expect(escapes({ human: 'random', alien: 'bot' }, games)).toBeLessThan(games * 0.05)
    expect(fair).toBeGreaterThan(games * 0.2)
    expect(fair).toBeLessThan(games * 0.8)
  })

  test('alien bots kill every random human; random aliens run out of time', () => {
    const reasons = (alien: Sort): readonly string[] =>
      Array.from({ length: 30 }, (_, i) => {
        const { end } = game(galilei(8), i + 1, (s, t) => bySide({ human: 'random', alien }, galilei(8), s, t))
        return end === 'running' ? end : end.reason
      })
    const killed = (ends: readonly string[]): number => ends.filter((reason) => reason === 'noHuman').length
    expect(killed(reasons('bot'))).toBeGreaterThan(27)
    expect(killed(reasons('random'))).toBeLessThan(5)
  })
})

describe('bots are worth playing in every edition', () => {
  /** How many escape, and how many of the seats dealt an alien win, when the sides are played so. */
  function results(setting: Setting, sorts: Record<Side, Sort>, games: number) {
    let escaped = 0
    let alienWins = 0
    for (let i = 0; i < games; i++) {
      const { players, end } = game(setting, i + 1, (s, t) => bySide(sorts, setting, s, t))
      escaped += players.filter((p) => p.status === 'escaped').length
      if (end === 'running') continue
      alienWins += end.winners.filter((w) => sideOf(players[w - 1]?.character ?? 'alien1') === 'alien').length
    }
    return { escaped, alienWins }
  }
  /** More than the humans that escape random aliens beyond one a game: so many more in each game. */
  const ESCAPED = { advanced: 8 / 14, infection: 20 / 14, ultimate: 20 / 14 }
  /** About one human more or less escapes a game by luck alone: in so many it is a sixth. */
  const GAMES = 40

  test.each(['advanced', 'infection', 'ultimate'] as const)('%s: in both roles they beat random players', (preset) => {
    const setting = galilei(8, preset)
    const games = GAMES
    const played = (human: Sort, alien: Sort) => results(setting, { human, alien }, games)
    // Of 4 humans a game: random ones are lost, bots get away from random aliens as far as the hatch cards let them.
    const runners = played('bot', 'random')
    const hunters = played('random', 'bot')
    expect(played('random', 'random').escaped).toBeLessThan(games * 0.4)
    expect(runners.escaped).toBeGreaterThan(games * (1 + ESCAPED[preset]))
    expect(hunters.escaped).toBeLessThan(games * 0.2)
    // As aliens they keep humans from escaping who would get away from random ones.
    expect(played('bot', 'bot').escaped).toBeLessThan(0.7 * runners.escaped)
    expect(hunters.alienWins).toBeGreaterThan(games * 4 * 0.9)
  })

  test('passengers are better than random players, and worse than those who do their best', () => {
    const setting = galilei(8, 'advanced')
    const escaped = (sorts: Record<Side, Sort>): number => results(setting, sorts, GAMES).escaped
    const best = escaped({ human: 'bot', alien: 'bot' })
    expect(escaped({ human: 'passenger', alien: 'bot' })).toBeLessThan(0.5 * best)
    // Passengers hunt by plain habit rather than at random, so humans escape them only somewhat more often.
    expect(escaped({ human: 'bot', alien: 'passenger' })).toBeGreaterThan(1.2 * best)
    expect(escaped({ human: 'passenger', alien: 'random' })).toBeGreaterThan(
      GAMES + escaped({ human: 'random', alien: 'random' }),
    )
  })

  test('Arena: half of the seats, and nearly all of the wins', () => {
    const setting = galilei(6, 'arena')
    let wonByBots = 0
    let killsByBots = 0
    let killsByRandom = 0
    const games = 12
    for (let i = 0; i < games; i++) {
      const sort = (n: number): Sort => ((n + i) % 2 === 0 ? 'bot' : 'random')
      const { players, end } = game(setting, i + 1, (s, t) => make(sort(s), setting, s, t))
      if (end !== 'running' && end.winners.some((w) => sort(w) === 'bot')) wonByBots++
      for (const [k, { kills }] of players.entries())
        if (sort(k + 1) === 'bot') killsByBots += kills
        else killsByRandom += kills
    }
    expect(wonByBots).toBeGreaterThan(games * 0.85)
    expect(killsByBots).toBeGreaterThan(3 * killsByRandom)
  })
})

describe('a mind for a table', () => {
  const draft = { zone: 'galilei', preset: 'basic', seats: 4 }
  test('is made from the same wishes as the table', () => {
    expect(() => botFor('escape', draft, seat(1)).hear({ kind: 'missed' })).not.toThrow()
  })
  test.each(LEVELS)('of the level %s plays the same game again for the same seed', (level) => {
    const play = (): unknown =>
      game(galilei(4, 'advanced'), 3, (s) => botFor('escape', { ...draft, preset: 'advanced' }, s, { level }))
    expect(play()).toEqual(play())
  })
  test('of an unknown style is a bug', () => {
    expect(() => botFor('escape', draft, seat(1), { style: 'hunter' })).not.toThrow()
    expect(() => botFor('escape', draft, seat(1), { style: 'dancer' })).toThrow('no bot has the style dancer')
  })
  test('of an unknown game or setting is a bug', () => {
    expect(() => botFor('chess', draft, seat(1))).toThrow('no bot plays chess')
    expect(() => botFor('toString', draft, seat(1))).toThrow('no bot plays')
    expect(() => botFor('escape', { ...draft, seats: 1 }, seat(1))).toThrow('setting')
  })
})
