import { elementAt, fastChance, type Seat, seatsOf } from '@selva/core'
import {
  type Character,
  CODES,
  codesFor,
  escape,
  type FullState,
  isOurs,
  type PartialState,
  PRESETS,
  playerAt,
  type Setting,
  type Side,
  zones,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { mayRush } from '../src/escape/belief/powers.ts'
import { escapeBot } from '../src/escape/bot.ts'
import { type PossiblePositions, type PossibleSectors, possiblePositions } from '../src/escape/where.ts'
import { type Bot, playGameToEnd, randomBot } from '../src/index.ts'
import { settingOf } from './table.ts'

type Seen = Parameters<PossiblePositions['hear']>[0]

const level = process.env['SELVA_TEST'] ?? 'quick'
/** A table of sixteen, each with its own sheet, is a long game: there are more of them only at night. */
const GAMES = level === 'nightly' ? 20 : 1
const QUICK = level === 'quick'

type Look = (state: FullState, seat: Seat, about: PossiblePositions) => void

/** A whole game at which every seat keeps its sheet; `look` is at each of them after each batch. */
function watched(setting: Setting, seed: number, sort: string, look: Look): void {
  const sheets = new Map<Seat, PossiblePositions>()
  const bot = (seat: Seat): Bot => {
    const about = possiblePositions(setting, seat)
    sheets.set(seat, about)
    const player: Bot = sort === 'bot' ? (escapeBot(setting, seat) as Bot) : randomBot(escape, setting, seat)
    return {
      hear(fact) {
        about.hear(fact as Seen)
        player.hear(fact)
      },
      choose: (stream) => player.choose(stream),
    }
  }
  playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1_000_000),
    bot,
    after(state) {
      for (const [seat, about] of sheets) look(state, seat, about)
    },
  })
}

const placesOf = (places: readonly PossibleSectors[], seat: Seat): PossibleSectors => elementAt(places, seat - 1)

/** Everybody aboard is where his sheet says he can be, as what he is. */
function neverWrong(state: FullState, reader: Seat, about: PossiblePositions): number {
  let compared = 0
  const places = about.places()
  for (const seat of seatsOf(state.setting.seats)) {
    const { status, at, side } = playerAt(state, seat)
    if (status !== 'aboard') continue
    compared++
    if (!placesOf(places, seat)[side].includes(at))
      throw new Error(`seat ${reader} rules out that ${seat} is a ${side} in ${at}`)
  }
  return compared
}

const OWN = CODES.filter((code) => isOurs(code) && codesFor('advanced').includes(code))
/** Rules that change with the round, early enough for a random game. */
const EARLY = ['own.echo', { code: 'own.silentRounds', every: 2 }, { code: 'own.lightsOut', round: 3 }]

const EVERYWHERE = PRESETS.flatMap((preset) => zones.map(({ id }) => [preset, id] as const)).filter(
  ([preset, zone]) => preset !== 'arena' || zone !== 'fermi',
)

describe('nobody is ever ruled out where he is', () => {
  test.each(EVERYWHERE)('%s in %s', (preset, zone) => {
    let compared = 0
    // Quick ones of each sort; the others of both sorts with more seats.
    const sorts = QUICK ? [zone.length % 2 === 0 ? 'bot' : 'random'] : ['bot', 'random']
    for (const seats of QUICK ? [3, 7] : [2, 5, 9, 16])
      for (const sort of sorts)
        for (let i = 0; i < GAMES; i++)
          watched(settingOf({ preset, zone, seats }), 17 * seats + i, sort, (state, reader, about) => {
            compared += neverWrong(state, reader, about)
          })
    expect(compared).toBeGreaterThan(500)
  })

  const codes = (text: string) => text.split(' ').map((code) => ({ code }))
  const SWITCHED = {
    alienTransit: 'never',
    attackAfterDraw: false,
    adrenaline: 'two',
    crew: 'both',
    noiseTargets: 'dangerous',
  }
  test.each<readonly [string, object]>([
    ['A.1 A.2 B.4', { codes: [...codes('A.1 A.2'), { code: 'B.4', hatch: 1, usable: false }] }],
    ['A.5 C.6 E.3', { codes: [{ code: 'A.5' }, { code: 'C.6', hatches: 'all' }, { code: 'E.3', n: 4 }] }],
    ['A.4 B.3 C.3 D.2 G.4 J.4', { codes: [{ code: 'A.4', barred: 'aliens' }, ...codes('B.3 C.3 D.2 G.4 J.4')] }],
    ['every switch', { switches: SWITCHED }],
    [
      'one human, other speeds',
      {
        codes: [
          { code: 'crew.sides', fixed: 'humans', count: 1 },
          { code: 'crew.speeds', humanSpeed: 3, alienSpeed: 1 },
        ],
      },
    ],
    [
      'two aliens of one kind, chosen humans',
      {
        preset: 'ultimate',
        codes: [
          { code: 'crew.sides', fixed: 'aliens', count: 2 },
          {
            code: 'crew.humans',
            characters: ['captain', 'psychologist', 'executiveOfficer', 'medic', 'pilot', 'soldier'],
          },
          { code: 'crew.aliens', aliens: ['fast'] },
        ],
      },
    ],
    ['Ultimate with A.1 A.2 A.5 B.3 D.2', { preset: 'ultimate', codes: codes('A.1 A.2 A.5 B.3 D.2') }],
    ...OWN.map((code): readonly [string, object] => [code, { codes: [code] }]),
    ...(['advanced', 'ultimate'] as const).map((preset): readonly [string, object] => [
      `all of our own, ${preset}`,
      { preset, codes: [...OWN, 'A.2', 'A.5'] },
    ]),
    [
      'own.echo with the powers of the crew',
      { codes: [...codes('H.1 H.2 H.13 G.4'), { code: 'own.echo' }], switches: { crew: 'both' } },
    ],
    ['Ultimate with own.echo own.silentRounds own.lightsOut', { preset: 'ultimate', codes: EARLY }],
  ])('with the scenario rules %s', (_name, more) => {
    let compared = 0
    for (const seats of [3, 8])
      for (let i = 0; i < GAMES; i++)
        watched(
          settingOf({ preset: 'advanced', zone: 'galilei', seats, ...more }),
          seats + i,
          'random',
          (state, reader, about) => {
            compared += neverWrong(state, reader, about)
          },
        )
    expect(compared).toBeGreaterThan(500)
  })
})

test('a power that I have myself, or that was shown, is nobody else’s', () => {
  const setting = settingOf({ preset: 'ultimate', zone: 'galilei', seats: 6 })
  /** Seat 1's knowledge once it has been dealt this character. */
  const knowing = (character: Character): PartialState => {
    const part = escape.start(setting)
    for (const seat of seatsOf(6))
      escape.evolve(part, {
        kind: 'dealt',
        seat,
        character: seat === 1 ? character : undefined,
        at: seat === 1 ? setting.zone.alienSector : undefined,
      })
    return part
  }
  expect(mayRush(knowing('fast'), 2 as Seat)).toBe(0)
  const part = knowing('brute')
  expect(mayRush(part, 2 as Seat)).toBeGreaterThan(0)
  escape.evolve(part, { kind: 'characterShown', seat: 3 as Seat, character: 'fast' })
  expect(mayRush(part, 2 as Seat)).toBe(0)
  expect(mayRush(part, 3 as Seat)).toBe(1)
})

const both = (about: PossiblePositions, seat: Seat): number => {
  const { human, alien } = placesOf(about.places(), seat)
  return new Set([...human, ...alien]).size
}

describe('it is worth having', () => {
  test('a card that is drawn and a silence shrink the sectors by a good part', () => {
    const setting = settingOf({ preset: 'advanced', zone: 'galilei', seats: 6 })
    const sizes = new Map<string, number[]>()
    for (let i = 0; i < 6; i++) {
      const about = new Map<Seat, number>()
      watched(setting, i + 300, 'bot', (state, reader, sheet) => {
        if (reader !== 1 || state.turn === 1) return
        const now = both(sheet, state.turn)
        if (state.heard === 'moved') about.set(state.turn, now)
        else if (state.heard === 'resolved' && about.has(state.turn)) {
          sizes.set('moved', [...(sizes.get('moved') ?? []), about.get(state.turn) ?? 0])
          sizes.set('resolved', [...(sizes.get('resolved') ?? []), now])
          about.delete(state.turn)
        }
      })
    }
    const mean = (list: readonly number[] = []): number => list.reduce((a, b) => a + b, 0) / list.length
    expect(sizes.get('moved')?.length).toBeGreaterThan(100)
    expect(mean(sizes.get('resolved'))).toBeLessThan(mean(sizes.get('moved')) * 0.8)
    expect(mean(sizes.get('resolved'))).toBeLessThan(setting.zone.sectors.length * 0.6)
  })

  test('the sides that the others leave open: with every alien known the rest are human', () => {
    const setting = settingOf({ preset: 'basic', zone: 'galilei', seats: 2 })
    const sides: Side[] = []
    watched(setting, 4, 'random', (state, reader, about) => {
      const other = (3 - reader) as Seat
      const { human, alien } = placesOf(about.places(), other)
      if (playerAt(state, other).status !== 'aboard') return
      expect(human.length > 0 && alien.length > 0).toBe(false)
      sides.push(human.length > 0 ? 'human' : 'alien')
    })
    expect(new Set(sides).size).toBe(2)
  })

  test('nobody is anywhere once he is out', () => {
    const setting = settingOf({ preset: 'basic', zone: 'galilei', seats: 8 })
    let out = 0
    watched(setting, 9, 'bot', (state, _reader, about) => {
      for (const seat of seatsOf(8)) {
        if (playerAt(state, seat).status === 'aboard') continue
        out++
        expect(both(about, seat)).toBe(0)
      }
    })
    expect(out).toBeGreaterThan(10)
  })
})
