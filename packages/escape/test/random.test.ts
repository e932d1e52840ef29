import { count, fastChance, isRefusal, nth, open, play } from '@selva/core'
import { compareTwins, fuzzGame, plainSender, type Sender } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import { type Choice, cardsIn, escape, type Fact, type Full, presets, type Setting, zoneFrom } from '../src/index.ts'
import { disguise, table } from '../src/testing/index.ts'
import { socrates } from '../src/zones/socrates.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const more = level === 'quick' ? 1 : level === 'full' ? 12 : 120

const settingOf = (seats: number): Setting => {
  const setting = escape.setting({ zone: 'galilei', preset: 'basic', seats })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}
const small = zoneFrom(socrates)
if (isRefusal(small)) throw new Error(small.refused)
const onSocrates: Setting = { zone: small, rules: presets.basic, seats: 6 }

/** INV-1, INV-3, SET-2. */
function broken(state: Full): string | undefined {
  const { setting, danger, discards, mine, players } = state
  const cards = danger.size + discards.size + (mine.drawn === 'none' ? 0 : 1)
  if (cards !== cardsIn(setting.rules.dangers).length) return `${cards} dangerous cards`
  if (cardsIn(danger.bag).length !== danger.size || cardsIn(discards.bag).length !== discards.size)
    return 'a pile is not its size'
  if (players.filter((p) => p.side === 'human').length !== Math.floor(setting.seats / 2)) return 'a side has changed'
  for (const p of players) {
    const cell = setting.zone.cells[p.at]
    if (cell === 'void') return 'somebody is nowhere'
    if (cell === 'hatch' && p.side === 'alien') return 'an alien is in a hatch'
  }
  if (players[state.turn - 1]?.status !== 'aboard' && state.end === 'running') return 'somebody who is out has the turn'
  return state.round > setting.rules.rounds ? 'a round too many' : undefined
}

describe('random games', () => {
  it('keep every promise on Galilei at every number of players', () => {
    for (let seed = 0; seed < 14 * more; seed++)
      fuzzGame(escape, settingOf(2 + (seed % 7)), seed, { broken, longest: 39 * 8 * 4 })
  })
  it('keep every promise on a zone where people meet', () => {
    for (let seed = 0; seed < 60 * more; seed++) fuzzGame(escape, onSocrates, seed, { broken, longest: 39 * 8 * 4 })
  })
})

/** How many ways the next `depth` choices can go, chance aside: draws are arranged. */
function paths(state: Full, depth: number): number {
  if (depth === 0) return 1
  let n = 0
  for (const seat of escape.awaits(state)) {
    const options = escape.options(state, seat)
    for (let k = 0; k < count(options); k++) {
      const next = escape.clone(state) as Full
      play(escape, next, seat, nth<Choice>(options, k), fastChance(1))
      n += paths(next, depth - 1)
    }
  }
  return n
}

describe('counting', () => {
  it('finds the legal paths of a small zone, worked out by hand', () => {
    // Around L08 lie six sectors, all dangerous, and the cards on top are silence.
    const t = table({ ana: 'captain@L08', bob: 'alien1@L06' }, { zone: small, next: ['silence', 'silence'] })
    expect(t.ana.places().join(' ')).toBe('K08 K09 L07 L09 M08 M09')
    expect(paths(t.state, 1)).toBe(6)
    expect(paths(t.state, 2)).toBe(6)
    expect(paths(t.state, 3)).toBe(6)
    // Then the alien from L06, two steps far: ten sectors, and he resolves or attacks in each.
    const alien = table({ ana: 'captain@L08', bob: 'alien1@L06' }, { zone: small, turn: 2 })
    expect(alien.bob.places().join(' ')).toBe('J07 K06 K07 K08 L05 L07 M06 M07 M08 N07')
    expect(paths(t.state, 4)).toBe(6 * 10)
    expect(paths(t.state, 5)).toBe(6 * 10 * 2)
  })
  it('offers a human who drew "any" every plain sector', () => {
    const t = table({ ana: 'captain@K08', bob: 'alien1@L06' }, { zone: small, step: 'name', from: 'L08', card: 'any' })
    expect(paths(t.state, 1)).toBe(small.plain.length)
    expect(paths(t.state, 2)).toBe(small.plain.length)
  })
})

describe('noninterference', () => {
  const positions = 8000 * more
  it.each([
    ['Galilei', settingOf(8)],
    ['Socrates', onSocrates],
  ])('twins on %s give an audience the same bytes', (_, setting) => {
    const result = compareTwins(escape, setting, disguise(setting), { positions, seed: 1 })
    expect(result.leak).toBeUndefined()
    expect(result.compared).toBeGreaterThan(positions / 3)
  })
  it('finds every planted leak', () => {
    const leakOf = (sender: Sender, game = escape) =>
      compareTwins(game, onSocrates, disguise(onSocrates), { positions: 20_000, seed: 2, sender }).leak
    expect(leakOf(plainSender)).toBeUndefined()
    for (const [name, game, sender] of leaks) expect(leakOf(sender, game), name).toBeDefined()
  })
})

type Escape = typeof escape
type Decide = Escape['decide']
const deciding = (decide: Decide): Escape => ({ ...escape, decide })
/** How many choices the acting player had after the batch with this fact. */
const prompts = new WeakMap<object, number>()
const leaks: readonly (readonly [string, Escape, Sender])[] = [
  // A field that slips through a redaction by deletion.
  [
    'undeclared field',
    escape,
    (game, facts, a) =>
      plainSender(game, facts, a, 0) === ''
        ? ''
        : JSON.stringify(facts.map(({ ...f }) => ({ ...f, card: undefined, character: undefined }))),
  ],
  // The prompt of the acting player goes to all.
  [
    'prompt',
    deciding((turn, seat, choice) => {
      const asked: Fact[] = []
      const emit = (fact: Fact) => {
        turn.emit(fact)
        asked.push(fact)
      }
      escape.decide({ ...turn, emit }, seat, choice)
      for (const fact of asked) prompts.set(fact, count(escape.options(turn.state, seat)))
    }),
    (game, facts, a, n) =>
      plainSender(game, facts, a, n) + (prompts.get(facts[0] as object) === 2 ? 'resolve or attack' : ''),
  ],
  // "Noise in your sector" announces itself: the pace tells the kinds apart (NOI-3).
  [
    'forced announcement',
    deciding((turn, seat, choice) => {
      escape.decide(turn, seat, choice)
      const { mine } = turn.state
      if (mine.step === 'name' && mine.drawn.startsWith('yours'))
        escape.decide(turn, seat, { do: 'noise', at: turn.state.players[seat - 1]?.at as never })
    }),
    plainSender,
  ],
  // A human's CLOSE is skipped (TRN-4).
  [
    'skipped end',
    deciding((turn, seat, choice) => {
      escape.decide(turn, seat, choice)
      const human = turn.state.players[seat - 1]?.side === 'human'
      if (human && turn.state.mine.step === 'close' && turn.state.turn === seat)
        escape.decide(turn, seat, { do: 'end' })
    }),
    plainSender,
  ],
  // The deck shows what is left of it.
  [
    'pile',
    escape,
    (game, facts, a, n) => {
      const drew = facts.find((f) => f.kind === 'drew') as { card?: string } | undefined
      return plainSender(game, facts, a, n) + (drew?.card?.endsWith('Icon') ? ' ' : '')
    },
  ],
]

describe('the deal', () => {
  it('tells nobody about anybody else', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { facts } = open(escape, settingOf(8), fastChance(seed))
      const heard = plainSender(escape as never, facts, 0, 0)
      const dealt = heard.match(/\["dealt",\d\]/g)
      expect(dealt).toHaveLength(8)
      expect(heard).not.toMatch(/captain|pilot|psychologist|soldier|alien/)
    }
  })
})
