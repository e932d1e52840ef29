import { fastChance, isRefusal, type Seat, SPECTATORS, type Stream, seatsOf } from '@selva/core'
import {
  CHARACTERS,
  codesFor,
  escape,
  type Fact,
  PRESETS,
  playerAt,
  type SeenFact,
  type Setting,
  type Zone,
  zones,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { calibrationError, entropyOf, lossOf } from '../src/calibration/score.ts'
import { sidesSeen, suspectAt } from '../src/escape/belief/belief.ts'
import { newFilter } from '../src/escape/belief/filter.ts'
import { hear } from '../src/escape/belief/hear.ts'
import { listen } from '../src/escape/belief/listen.ts'
import { canBe } from '../src/escape/belief/suspect.ts'
import { escapeBot } from '../src/escape/bot.ts'
import { calibrate } from '../src/escape/calibration/calibrate.ts'
import { modelPlayer } from '../src/escape/calibration/model-player.ts'
import { defaultWeights, type Weights } from '../src/escape/weights.ts'
import { type Bot, playGameToEnd, randomBot } from '../src/index.ts'
import { ATTENTIVE, SKILLS, type Skill } from '../src/levels.ts'
import { galilei, settingOf } from './table.ts'

type Seen = SeenFact<undefined>

const LEVELS = { quick: 0, full: 1, nightly: 2 }
const level = LEVELS[(process.env['SELVA_TEST'] ?? 'quick') as keyof typeof LEVELS]
/** One of three numbers: for the quick tests, for the full ones and for the night. */
const scaled = (quick: number, full: number, nightly: number): number => [quick, full, nightly][level] ?? quick

/** The long tests take longer than others may. */
const TIMEOUT = 3_600_000

/** A fact as a seat would see it if its own secrets were others. */
function disguised(zone: Zone, fact: Fact, reader: Seat, stream: Stream): Seen | undefined {
  const seen = escape.redactor.redact(fact, reader) as Seen | undefined
  if (seen === undefined || !('seat' in seen) || seen.seat !== reader) return seen
  const at = zone.sectors[stream.below(zone.sectors.length)]
  if (seen.kind === 'dealt') return { ...seen, at, character: CHARACTERS[stream.below(CHARACTERS.length)] }
  if (seen.kind === 'moved') return { ...seen, to: at }
  if (seen.kind === 'turn') return { ...seen, from: at }
  return seen
}

/** A bot at a table at which the others hear of secrets that are not theirs, and hear everything first. */
function amongDisguised(setting: Setting, seat: Seat, skill: Skill, stream: Stream) {
  const table = {}
  const bot = escapeBot(setting, seat, defaultWeights, skill, table)
  const others = seatsOf(setting.seats).filter((other) => other !== seat)
  const listeners = others.map((other) => ({ other, listener: listen(setting, other, table) }))
  return {
    bot,
    tell(facts: readonly Fact[]): void {
      for (const fact of facts) {
        for (const { other, listener } of listeners) {
          const seen = disguised(setting.zone, fact, other, stream)
          if (seen !== undefined) listener.hear(seen)
        }
        const own = escape.redactor.redact(fact, seat) as Seen | undefined
        if (own !== undefined) bot.hear(own)
      }
    },
  }
}

/** Plays a game, and compares each choice with that of the same seat among others with other secrets, and alone. */
function compared(setting: Setting, seed: number, skill: Skill): number {
  const stream = fastChance(seed + 2)
  const masked = new Map(seatsOf(setting.seats).map((seat) => [seat, amongDisguised(setting, seat, skill, stream)]))
  let positions = 0
  playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1),
    bot(seat, table): Bot {
      const bot = escapeBot(setting, seat, defaultWeights, skill, table)
      const alone = escapeBot(setting, seat, defaultWeights, skill)
      return {
        hear(fact) {
          bot.hear(fact as Seen)
          alone.hear(fact as Seen)
        },
        choose(chance) {
          positions++
          const choice = bot.choose(fastChance(positions))
          expect(alone.choose(fastChance(positions))).toEqual(choice)
          expect(masked.get(seat)?.bot.choose(fastChance(positions))).toEqual(choice)
          return bot.choose(chance)
        },
      }
    },
    after(_, facts) {
      for (const { tell } of masked.values()) tell(facts)
    },
  })
  return positions
}

describe('other secrets of the others change nothing that a seat thinks', () => {
  test.each(['basic', 'advanced', 'ultimate', 'infection'])('%s', { timeout: TIMEOUT }, (preset) => {
    const positions = scaled(60, 2500, 2500)
    let looked = 0
    for (let game = 1; looked < positions; game++) looked += compared(galilei(5, preset), game * 10, ATTENTIVE)
    expect(looked).toBeGreaterThanOrEqual(positions)
  })

  test('advanced, where bots play on from positions that they draw', { timeout: TIMEOUT }, () => {
    const positions = scaled(60, 1000, 1000)
    const skill = { ...SKILLS.oracle, playouts: scaled(5, 20, 20) }
    let looked = 0
    for (let game = 1; looked < positions; game++) looked += compared(galilei(5, 'advanced'), game * 10, skill)
    expect(looked).toBeGreaterThanOrEqual(positions)
  })
})

/** Parameters with which a rule matters early in the game. */
const EARLY: { readonly [code: string]: object } = {
  'crew.sides': { fixed: 'humans', count: 2 },
  'crew.humans': { characters: ['captain', 'medic', 'engineer', 'executiveOfficer'] },
  'crew.aliens': { aliens: ['fast', 'invisible'] },
  'crew.speeds': { humanSpeed: 2, alienSpeed: 1 },
  'own.lightsOut': { round: 2 },
  'own.silentRounds': { every: 2 },
  'own.lockedHatches': { locked: [1, 3], round: 4 },
  'own.frenzy': { round: 2 },
  'A.4': { barred: 'aliens' },
  'B.4': { hatch: 1, usable: true },
  'C.6': { hatches: 'all' },
  'E.3': { n: 3 },
}

/** Any table: an edition, a zone, some of its codes, some players. */
function anySetting(stream: Stream): Setting {
  for (;;) {
    const preset = PRESETS[stream.below(PRESETS.length)] ?? 'basic'
    const zone = zones[stream.below(zones.length)]?.id ?? 'galilei'
    const codes = codesFor(preset)
      .filter(() => stream.below(8) === 0)
      .map((code) => ({ code, ...EARLY[code] }))
    const setting = escape.setting({ preset, zone, seats: 2 + stream.below(9), codes })
    if (!isRefusal(setting)) return setting
  }
}

/** A game of any table that bots or random players play; nobody aboard may ever be ruled out, and all sums to 1. */
function sound(seed: number): readonly [codes: number, looked: number] {
  const chance = fastChance(seed)
  const setting = anySetting(chance)
  const filter = newFilter(setting, SPECTATORS)
  const sort = chance.below(3)
  let looked = 0
  playGameToEnd({
    game: escape,
    setting,
    chance,
    stream: fastChance(seed + 1_000_000),
    bot: (seat, table): Bot =>
      sort === 0
        ? (escapeBot(setting, seat, defaultWeights, undefined, table) as Bot)
        : randomBot(escape, setting, seat),
    after(state, facts) {
      for (const fact of facts) {
        const seen = escape.redactor.redact(fact, SPECTATORS) as Seen | undefined
        if (seen !== undefined) hear(filter, seen)
      }
      if (state.end !== 'running' || !facts.some(({ kind }) => kind === 'turn')) return
      const aliens = sidesSeen(filter, filter.partial)
      for (const seat of seatsOf(setting.seats)) {
        const { status, side, at, turned } = playerAt(state, seat)
        if (status !== 'aboard') continue
        const suspect = suspectAt(filter, seat)
        const what = `seed ${seed}, round ${state.round}: seat ${seat} as ${side} in ${at}`
        const alien = aliens[seat - 1] ?? 0
        expect(turned || (side === 'alien' ? alien : 1 - alien) > 0, what).toBe(true)
        expect(canBe(suspect, side) && (suspect.at[side][at] ?? 0) > 0, what).toBe(true)
        expect(
          suspect.at[side].reduce((a, b) => a + b, 0),
          what,
        ).toBeCloseTo(1, 5)
        looked++
      }
    },
  })
  return [setting.rules.scenario.codes.length, looked]
}

describe('the truth is never ruled out', () => {
  const games = scaled(100, 10_000, 10_000)
  const parts = 10
  test.each(Array.from({ length: parts }, (_, i) => i))(
    'at tables of every sort, part %i',
    { timeout: TIMEOUT },
    (part) => {
      let withCodes = 0
      let all = 0
      for (let game = 0; game < games / parts; game++) {
        const [codes, looked] = sound(part * 100_000 + game)
        if (codes > 0) withCodes++
        all += looked
      }
      expect(withCodes).toBeGreaterThan(games / parts / 4)
      expect(all).toBeGreaterThan(games)
    },
  )
})

test('when the model is true, the loss is the entropy, and chances come true as often as they say', {
  timeout: TIMEOUT,
}, () => {
  const setting = settingOf({ preset: 'advanced', zone: 'galilei', seats: 8 })
  // In few games chance alone makes chances and outcomes differ by more than 1 %.
  const games = scaled(8, 300, 300)
  const bot = (seat: Seat, table: object): Bot => modelPlayer(setting, seat, table)
  const { mixture, uniform, logic } = calibrate({ setting, seed: 1, games, bot })
  expect(mixture.asked).toBeGreaterThan(games * 500)
  expect(Math.abs(lossOf(mixture) - entropyOf(mixture))).toBeLessThanOrEqual(scaled(0.1, 0.03, 0.03))
  expect(calibrationError(mixture)).toBeLessThanOrEqual(scaled(0.03, 0.01, 0.01))
  expect(lossOf(mixture)).toBeLessThan(lossOf(uniform) - 0.3)
  expect(lossOf(uniform)).toBeLessThan(lossOf(logic))
})

/** Ways of playing that no figure of the model was chosen for. */
const STRANGERS: { readonly [name: string]: Weights } = {
  'reckless runners and wild attackers': {
    ...defaultWeights,
    human: { ...defaultWeights.human, fear: 2, foresight: 0.2, taste: 1 },
    alien: { ...defaultWeights.alien, threshold: 0.04 },
  },
  'careful humans and patient aliens': {
    ...defaultWeights,
    human: { ...defaultWeights.human, fear: 16, foresight: 5 },
    alien: { ...defaultWeights.alien, threshold: 0.35, hatch: 8 },
  },
  'players who take the second best': {
    ...defaultWeights,
    human: { ...defaultWeights.human, slack: 2 },
    alien: { ...defaultWeights.alien, slack: 0.1, drift: 0.6 },
  },
}

test.each(Object.keys(STRANGERS))('against %s chances are hardly off', (name) => {
  const weights = STRANGERS[name]
  const games = scaled(10, 60, 200)
  for (const zone of ['galilei', 'levi-montalcini']) {
    const setting = settingOf({ preset: 'advanced', zone, seats: 6 })
    const bot = (seat: Seat, table: object): Bot => escapeBot(setting, seat, weights, undefined, table) as Bot
    const { mixture, uniform, logic } = calibrate({ setting, seed: 77, games, bot })
    expect(calibrationError(mixture)).toBeLessThanOrEqual(scaled(0.08, 0.07, 0.07))
    expect(lossOf(mixture)).toBeLessThan(lossOf(uniform) - 0.2)
    expect(lossOf(mixture)).toBeLessThan(lossOf(logic) - 0.2)
  }
})
