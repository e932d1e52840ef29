import { allows, fastChance, type Seat, seatsOf } from '@selva/core'
import { type Claim, playerAt, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { botFor, playGameToEnd } from '../../src/index.ts'
import { infectedChance, thingChance } from '../../src/stay-away/belief/belief.ts'
import { type StayAwayBot, stayAwayBot } from '../../src/stay-away/bot.ts'
import { crew, five, official, roomy, seat, streams, type Table, table } from './table.ts'

/** Everyone hears this claim. */
function says(t: Table, speaker: number, claim: Claim): void {
  for (const n of seatsOf(t.state.setting.seats)) t.bot(n).hear({ kind: 'claimed', seat: seat(speaker), claim })
}

const thing = (t: Table, n: number, of: number): number => thingChance(t.bot(n).belief, seat(of))

/** The claims a bot makes with many streams, in words; silence is left out. */
const claimsOf = (bot: StayAwayBot): readonly string[] => [
  ...new Set(
    streams()
      .map((stream) => bot.claim(stream))
      .flatMap((claim) => (claim === undefined ? [] : [Object.values(claim).join(' ')])),
  ),
]

/** Seat 1 has looked at seat 2, who holds this; The Thing sits at 2 or at 5. */
function looked(role: 'thing' | 'human', by: 'human' | 'infected' = 'human'): Table {
  const t = table(roomy(6), {
    players: crew(6, {
      1: { role: by, hand: five('analysis', ...(by === 'infected' ? ['infected'] : [])) },
      2: role === 'thing' ? { role } : {},
      ...(role === 'thing' ? {} : { 5: { role: 'thing' } }),
    }),
    step: 'act',
    standing: true,
  })
  t.does({ do: 'playOn', card: 'analysis', at: seat(2) })
  return t
}

describe('a claim is evidence', () => {
  test('an accusation speaks against the accused, and less against the accuser', () => {
    const t = looked('thing')
    const before = { accused: thing(t, 4, 2), accuser: thing(t, 4, 1), other: thing(t, 4, 3) }
    says(t, 1, { do: 'saw', card: 'theThing', whom: seat(2) })
    expect(thing(t, 4, 2)).toBeGreaterThan(2 * before.accused)
    expect(thing(t, 4, 2)).toBeGreaterThan(thing(t, 4, 1))
    expect(thing(t, 4, 1)).toBeGreaterThan(thing(t, 4, 3))
  })

  test('an accuser who has looked is believed more', () => {
    const seen = looked('thing')
    says(seen, 1, { do: 'is', whom: seat(2), role: 'thing' })
    const guessed = looked('thing')
    says(guessed, 3, { do: 'is', whom: seat(2), role: 'thing' })
    expect(thing(seen, 4, 2)).toBeGreaterThan(thing(guessed, 4, 2))
  })

  test('said again it is no news', () => {
    const t = looked('thing')
    says(t, 1, { do: 'is', whom: seat(2), role: 'thing' })
    const once = structuredClone(t.bot(4).belief)
    says(t, 1, { do: 'saw', card: 'theThing', whom: seat(2) })
    expect(t.bot(4).belief).toEqual(once)
  })

  test('a Human who is accused falsely knows of whom to think worse', () => {
    const t = table(roomy(6), { players: crew(6, { 5: { role: 'thing' } }), step: 'offer' })
    const before = thing(t, 2, 1)
    says(t, 1, { do: 'is', whom: seat(2), role: 'thing' })
    expect(thing(t, 2, 1)).toBeGreaterThan(before)
    expect(thing(t, 2, 2)).toBe(0)
  })

  test('words about oneself are no evidence, and none rules the truth out', () => {
    const t = looked('human')
    const before = structuredClone(t.bot(4).belief)
    says(t, 3, { do: 'am', role: 'human' })
    says(t, 3, { do: 'gave', card: 'infected', whom: seat(1) })
    expect(t.bot(4).belief).toEqual(before)
    for (const n of [1, 2, 3, 6]) says(t, n, { do: 'is', whom: seat(5), role: 'human' })
    expect(thing(t, 4, 5)).toBeGreaterThan(0)
  })

  test('a player who is vouched for is trusted more', () => {
    const t = looked('human')
    const before = infectedChance(t.bot(4).belief, seat(2))
    says(t, 1, { do: 'is', whom: seat(2), role: 'human' })
    expect(infectedChance(t.bot(4).belief, seat(2))).toBeLessThan(before)
  })

  test('The Thing takes an accuser for a player who knows', () => {
    const t = table(roomy(6), { players: crew(6, { 5: { role: 'thing' } }), step: 'offer', standing: true })
    says(t, 3, { do: 'is', whom: seat(5), role: 'thing' })
    says(t, 4, { do: 'is', whom: seat(2), role: 'thing' })
    expect([...t.bot(5).witnesses]).toEqual([3])
  })
})

describe('a bot claims', () => {
  test('as a Human what it has seen: The Thing, or a clean hand', () => {
    expect(claimsOf(looked('thing').bot(1))).toEqual(['saw theThing 2'])
    expect(claimsOf(looked('human').bot(1))).toEqual(['is 2 human'])
  })

  test('nothing of what it does not know, and nothing twice', () => {
    const t = looked('thing')
    expect(claimsOf(t.bot(4))).toEqual([])
    says(t, 1, { do: 'saw', card: 'theThing', whom: seat(2) })
    expect(claimsOf(t.bot(1))).toEqual([])
  })

  test('as an Infected never anything against The Thing', () => {
    expect(claimsOf(looked('thing', 'infected').bot(1))).toEqual(['is 2 human'])
  })

  test('as an Infected against a player who accuses The Thing', () => {
    const t = looked('thing', 'infected')
    says(t, 1, { do: 'is', whom: seat(2), role: 'human' })
    says(t, 4, { do: 'is', whom: seat(2), role: 'thing' })
    expect(claimsOf(t.bot(1))).toEqual(['is 4 thing'])
  })
})

test('in whole games every claim is one that the table offers, and people of every style make their own', () => {
  const made = new Map<string, number>()
  for (const style of ['openHanded', 'liar', 'quiet'])
    for (let i = 0; i < 6; i++) {
      const setting = official(7)
      const parts = new Map<Seat, StayAwayBot>()
      playGameToEnd({
        game: stayAway,
        setting,
        chance: fastChance(i + 1),
        stream: fastChance(i + 1_000_001),
        bot(s) {
          const listener = stayAwayBot(setting, s)
          const bot = botFor('stay-away', { seats: 7 }, s, { style })
          parts.set(s, listener)
          return {
            ...bot,
            hear(fact) {
              bot.hear(fact)
              listener.hear(fact as Parameters<StayAwayBot['hear']>[0])
            },
            claim(stream) {
              const claim = bot.claim?.(stream)
              if (claim === undefined) return undefined
              expect(allows(stayAway.claims(listener.part, s), claim)).toBe(true)
              expect(playerAt(listener.part, s).alive).toBe(true)
              made.set(style, (made.get(style) ?? 0) + 1)
              return claim
            },
          }
        },
      })
    }
  expect(made.get('quiet') ?? 0).toBe(0)
  expect(made.get('openHanded') ?? 0).toBeGreaterThan(0)
  expect(made.get('liar') ?? 0).toBeGreaterThan(made.get('openHanded') ?? 0)
})
