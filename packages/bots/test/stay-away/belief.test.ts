import { fastChance, type Seat, seatsOf } from '@selva/core'
import { type Card, type Fact, type FullState, living, playerAt, type Setting, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { playGameToEnd, randomBot } from '../../src/index.ts'
import {
  type Belief,
  cell,
  humanChance,
  infectedChance,
  infectedIf,
  setInfected,
  thingChance,
} from '../../src/stay-away/belief/belief.ts'
import { heardLook } from '../../src/stay-away/belief/looks.ts'
import { infectChance } from '../../src/stay-away/belief/stock.ts'
import { type StayAwayBot, stayAwayBot } from '../../src/stay-away/bot.ts'
import { crew, five, four, official, roomy, type Seen, seat, type Table, table } from './table.ts'

/** Listens at a game that others play, and looks at what each of the listeners believes after every batch. */
function listen(
  setting: Setting,
  seed: number,
  players: 'random' | 'bot',
  look: (bots: ReadonlyMap<Seat, StayAwayBot>, state: FullState, facts: readonly Fact[]) => void,
): void {
  const listeners = new Map(seatsOf(setting.seats).map((s) => [s, stayAwayBot(setting, s)]))
  playGameToEnd({
    game: stayAway,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1_000_000),
    bot(s) {
      const listener = listeners.get(s) ?? stayAwayBot(setting, s)
      const acting = players === 'bot' ? listener : randomBot(stayAway, setting, s)
      return {
        hear(fact) {
          if (acting !== listener) acting.hear(fact)
          listener.hear(fact as Seen)
        },
        choose: (stream) => acting.choose(stream),
      }
    },
    after: (state, facts) => look(listeners, state, facts),
  })
}

/** Mistakes of a belief about living players, in words. */
function errors(belief: Belief, state: FullState): readonly string[] {
  const found: string[] = []
  const me = belief.seat
  const all = belief.thing.reduce((a, b) => a + b, 0)
  if (Math.abs(all - 1) > 1e-3) found.push(`seat ${me}: who is The Thing sums to ${all}`)
  if (!(thingChance(belief, state.thing) > 0)) found.push(`seat ${me} rules out The Thing`)
  for (const other of living(state)) {
    if (other === me) continue
    const sum = thingChance(belief, other) + infectedChance(belief, other) + humanChance(belief, other)
    if (Math.abs(sum - 1) > 1e-3) found.push(`seat ${me}: the roles of ${other} sum to ${sum}`)
    if (other === state.thing || me === state.thing) continue
    const infected = infectedIf(belief, state.thing, other)
    const { role } = playerAt(state, other)
    if (!(role === 'infected' ? infected > 0 : infected < 1))
      found.push(`seat ${me} rules out that ${other} is ${role}`)
  }
  for (const seat of seatsOf(belief.seats))
    if (!playerAt(state, seat).alive && thingChance(belief, seat) > 0) found.push(`seat ${me} suspects the dead`)
  return found
}

const level = process.env['SELVA_TEST'] ?? 'quick'
const scale = level === 'nightly' ? 50 : level === 'full' ? 8 : 1

describe('the truth is never ruled out, and all sums to 1', () => {
  test.each([
    ['bot', 4, 60],
    ['bot', 5, 40],
    ['bot', 8, 25],
    ['bot', 12, 6],
    ['random', 4, 60],
    ['random', 6, 60],
    ['random', 9, 40],
    ['random', 12, 40],
  ] as const)('in games of %s players, %i at the table', (players, seats, games) => {
    let looked = 0
    for (let game = 0; game < games * scale; game++)
      listen(official(seats), game + 1, players, (bots, state) => {
        if (state.end !== 'running') return
        for (const bot of bots.values()) {
          if (!playerAt(state, bot.belief.seat).alive) continue
          const wrong = errors(bot.belief, state)
          if (wrong.length > 0) expect.fail(`game ${game + 1}, question ${state.question}: ${wrong.join('; ')}`)
          looked++
        }
      })
    expect(looked).toBeGreaterThan(games * 10)
  })

  test('also at a table that was arranged, whatever happened there before', () => {
    const t = table(roomy(6), { players: crew(6, { 2: { role: 'infected' }, 3: { role: 'thing' } }), step: 'offer' })
    for (const n of [1, 4, 5, 6]) expect(errors(t.bot(n).belief, t.state)).toEqual([])
    expect(thingChance(t.bot(2).belief, seat(3))).toBe(1)
  })
})

/** How likely a seat thinks another to be The Thing, and infected. */
const thinks = (t: Table, n: number, of: number): { readonly thing: number; readonly infected: number } => ({
  thing: thingChance(t.bot(n).belief, seat(of)),
  infected: infectedChance(t.bot(n).belief, seat(of)),
})

describe('what the facts say', () => {
  /** Seat 1 looks at seat 2, who holds this, among six with The Thing at 5. */
  const seen = (card: 'analysis' | 'suspicion', cards: readonly string[], role = 'human') => {
    const t = table(roomy(6), {
      players: crew(6, {
        1: { hand: five(card) },
        2: { role, hand: cards },
        ...(role === 'thing' ? {} : { 5: { role: 'thing' } }),
      }),
      step: 'act',
    })
    const before = thinks(t, 1, 2)
    const bystander = thinks(t, 3, 2)
    t.does({ do: 'playOn', card, at: seat(2) })
    return { before, after: thinks(t, 1, 2), bystander, bystanderAfter: thinks(t, 3, 2) }
  }

  test('at first anybody else may be The Thing, each as likely, and nobody is infected', () => {
    listen(official(5), 3, 'bot', (bots, state, facts) => {
      if (!facts.some((fact) => fact.kind === 'dealt')) return
      for (const [me, { belief }] of bots) {
        if (me === state.thing) continue
        for (const other of seatsOf(5)) {
          expect(thingChance(belief, other)).toBeCloseTo(other === me ? 0 : 1 / 4, 6)
          expect(infectedChance(belief, other)).toBe(0)
        }
      }
    })
  })

  test('a clean hand clears; others who did not look learn nothing', () => {
    const { before, after, bystander, bystanderAfter } = seen('analysis', four())
    expect(before.thing).toBeCloseTo(0.2, 6)
    expect(after).toEqual({ thing: 0, infected: 0 })
    expect(bystanderAfter).toEqual(bystander)
  })

  test("The Thing's card proves", () => {
    expect(seen('analysis', four('theThing'), 'thing').after).toEqual({ thing: 1, infected: 0 })
  })

  test('an Infected! in a hand speaks for an infection, and rules The Thing out', () => {
    const { before, after } = seen('analysis', four('infected'), 'infected')
    expect(after.thing).toBe(0)
    expect(after.infected).toBeGreaterThan(before.infected * 1.3)
    expect(after.infected).toBeLessThan(1)
  })

  test('one card by Suspicion says less, but the same way', () => {
    const clean = seen('suspicion', four())
    expect(clean.after.thing).toBeLessThan(clean.before.thing)
    expect(clean.after.thing).toBeGreaterThan(0)
    expect(clean.after.infected).toBeLessThan(clean.before.infected)
    const stained = seen('suspicion', four('infected', 'infected', 'infected', 'infected'))
    expect(stained.after.infected).toBeGreaterThan(stained.before.infected)
  })

  /** Seat 1 offers this to seat 2, who gives that. */
  const exchanged = (given: Card, taken: Card, first: object, second: object, rest: object = {}) => {
    const t = table(roomy(6), { players: crew(6, { 1: first, 2: second, ...rest }), step: 'answer', offered: given })
    const before = [1, 2, 3].map((n) => [1, 2].map((of) => thinks(t, n, of)))
    t.does({ do: 'give', card: taken })
    return { t, before }
  }

  test('an exchange: whoever is The Thing may have infected the other; the rest stay as they were', () => {
    const { t } = exchanged('imComfortable', 'imComfortable', {}, {}, { 5: { role: 'thing' } })
    const { belief } = t.bot(3)
    expect(infectedIf(belief, seat(1), seat(2))).toBeGreaterThan(0.4)
    expect(infectedIf(belief, seat(2), seat(1))).toBeGreaterThan(0.4)
    expect(infectedIf(belief, seat(5), seat(2))).toBe(belief.habits.arranged.infected)
    expect(infectedIf(belief, seat(1), seat(6))).toBe(belief.habits.arranged.infected)
  })

  test('a harmless card received speaks against The Thing', () => {
    const { t, before } = exchanged('imComfortable', 'imComfortable', {}, {}, { 5: { role: 'thing' } })
    expect(thinks(t, 2, 1).thing).toBeLessThan(before[1]?.[0]?.thing ?? 0)
    expect(thinks(t, 1, 2).thing).toBeLessThan(before[0]?.[1]?.thing ?? 0)
    expect(thinks(t, 3, 1).thing).toBeCloseTo(before[2]?.[0]?.thing ?? -1, 9)
  })

  test('a Flamethrower offered speaks for The Thing, which must shed it', () => {
    const { t, before } = exchanged(
      'flamethrower',
      'imComfortable',
      { hand: four('flamethrower') },
      {},
      { 5: { role: 'thing' } },
    )
    expect(thinks(t, 2, 1).thing).toBeGreaterThan((before[1]?.[0]?.thing ?? 1) * 1.5)
  })

  test('an Infected! received tells the new Infected who The Thing is', () => {
    const thing = { role: 'thing', hand: four('theThing', 'infected') }
    const { t } = exchanged('infected', 'imComfortable', thing, {})
    expect(thinks(t, 2, 1)).toEqual({ thing: 1, infected: 0 })
    expect(thinks(t, 3, 1).thing).toBeLessThan(0.3)
  })

  test('an Infected! that everybody sees offered is The Thing, or comes from an Infected to it', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing', hand: four('theThing', 'infected'), quarantine: 2 } }),
      step: 'answer',
      offered: 'infected',
    })
    expect(thinks(t, 3, 1).thing + thinks(t, 3, 2).thing).toBeCloseTo(1, 6)
    expect(thinks(t, 3, 1).thing).toBeGreaterThan(thinks(t, 3, 2).thing)
    expect(thinks(t, 2, 1).thing).toBe(1)
  })

  test('whoever sees what he refuses knows (Scary!), the others do not', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing', hand: four('theThing', 'infected') }, 2: { hand: four('scary') } }),
      step: 'answer',
      offered: 'infected',
    })
    t.does({ do: 'defend', card: 'scary' })
    expect(thinks(t, 2, 1).thing).toBe(1)
    expect(thinks(t, 3, 1).thing).toBeGreaterThan(0.2)
    expect(thinks(t, 3, 1).thing).toBeLessThan(0.5)
    expect([...t.bot(1).witnesses]).toEqual([2])
  })

  test('somebody who was saved by Missed! knows, and is not infected', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing', hand: four('theThing', 'infected') }, 2: { hand: four('missed') } }),
      step: 'answer',
      offered: 'infected',
    })
    t.does({ do: 'defend', card: 'missed' })
    t.does({ do: 'give', card: 'imComfortable' })
    expect(thinks(t, 3, 1).thing).toBeGreaterThan(0.5)
    expect(thinks(t, 3, 1).thing + thinks(t, 3, 2).thing).toBeCloseTo(1, 6)
    expect([...t.bot(1).witnesses]).toEqual([3])
    // MIS-4: everybody else knows as well that nobody but the initiator can have been infected.
    const { belief } = t.bot(5)
    expect(infectedIf(belief, seat(1), seat(3))).toBe(belief.habits.arranged.infected)
    expect(infectedIf(belief, seat(3), seat(1))).toBeGreaterThan(belief.habits.arranged.infected)
  })

  test('who turns on a neighbour speaks against him, the more after a look into his hand', () => {
    const burns = (before: (belief: Belief) => void): number => {
      const t = table(roomy(6), {
        players: crew(6, { 1: { hand: five('flamethrower') }, 2: { hand: four('noBarbecue') }, 5: { role: 'thing' } }),
        step: 'act',
      })
      before(t.bot(4).belief)
      t.does({ do: 'playOn', card: 'flamethrower', at: seat(2) })
      return thinks(t, 4, 2).thing
    }
    const blind = burns(() => undefined)
    expect(blind).toBeGreaterThan(0.25)
    expect(burns((belief) => heardLook(belief, seat(1), seat(2)))).toBeGreaterThan(blind * 1.2)
    // An Infected would do nothing to The Thing: if he is one, that is not who he burns.
    expect(burns((belief) => setInfected(belief, seat(2), seat(1), 0.95))).toBeLessThan(0.2)
  })

  test('everybody hears who looked at whose hand', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { hand: five('analysis') }, 5: { role: 'thing' } }),
      step: 'act',
    })
    t.does({ do: 'playOn', card: 'analysis', at: seat(2) })
    const { belief } = t.bot(4)
    expect(belief.looked[cell(belief, seat(1), seat(2))]).toBe(1)
    expect(belief.looked[cell(belief, seat(2), seat(1))]).toBe(0)
  })

  test('The Thing is thought the more dangerous, the more cards it has drawn', () => {
    const setting = official(6)
    const bot = stayAwayBot(setting, seat(1))
    bot.hear({
      kind: 'stacked',
      size: 30,
      back: 'stayAway',
      discarded: 0,
      panics: 0,
      order: undefined,
      discards: undefined,
    })
    const chances = [0, 1, 2, 3].map(() => {
      const chance = infectChance(bot.belief, seat(3))
      bot.hear({
        kind: 'drew',
        to: 'hand',
        back: 'stayAway',
        seat: seat(3),
        open: false,
        card: undefined,
        ghosts: undefined,
      })
      return chance
    })
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(chances[0]).toBeLessThan(0.05)
    expect(chances[3]).toBeGreaterThan(0.6)
  })
})

/** How often something that was believed, to the nearest fifth, was so. */
class Ledger {
  readonly believed = [0, 0, 0, 0, 0]
  readonly so = [0, 0, 0, 0, 0]
  enter(chance: number, isSo: boolean): void {
    const fifth = Math.min(4, Math.floor(chance * 5))
    this.believed[fifth] = (this.believed[fifth] ?? 0) + 1
    if (isSo) this.so[fifth] = (this.so[fifth] ?? 0) + 1
  }
  shares(): readonly number[] {
    for (const n of this.believed) expect(n).toBeGreaterThan(50)
    return this.believed.map((n, fifth) => (this.so[fifth] ?? 0) / n)
  }
}

test('what is believed comes true about as often as it is believed', () => {
  const things = new Ledger()
  const infections = new Ledger()
  for (let game = 0; game < 60 * scale; game++)
    listen(official(7), game + 500, 'bot', (bots, state, facts) => {
      if (state.end !== 'running' || !facts.some((fact) => fact.kind === 'turn')) return
      for (const [me, { belief }] of bots) {
        if (!playerAt(state, me).alive || playerAt(state, me).role !== 'human') continue
        for (const other of living(state)) {
          const p = thingChance(belief, other)
          const q = infectedChance(belief, other)
          if (other === me) continue
          if (p > 0 && p < 1) things.enter(p, other === state.thing)
          if (q > 0 && q < 1) infections.enter(q, playerAt(state, other).role === 'infected')
        }
      }
    })
  for (const ledger of [things, infections])
    for (const [fifth, share] of ledger.shares().entries()) {
      expect(share).toBeGreaterThan(fifth / 5 - 0.15)
      expect(share).toBeLessThan(fifth / 5 + 0.35)
    }
})
