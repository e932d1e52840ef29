import { fastChance } from '@selva/core'
import type { Card, Claim } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { stayAwayBot } from '../../src/stay-away/bot.ts'
import { STYLES } from '../../src/stay-away/styles.ts'
import { crew, four, roomy, type Seen, seat, type Table, table } from './table.ts'

/** Seat 1 and seat 2 have exchanged these cards. */
function exchanged(gave: Card, got: Card, thing: 1 | 6 = 6): Table {
  const t = table(roomy(6), {
    players: crew(6, {
      [thing]: { role: 'thing', hand: four('theThing', ...(thing === 1 ? [gave] : [])) },
      ...(thing === 1 ? {} : { 1: { hand: four(gave) } }),
      2: { hand: four(got) },
    }),
    step: 'offer',
  })
  t.does({ do: 'give', card: gave })
  t.does({ do: 'give', card: got })
  return t
}

const said = (t: Table, n: number) => t.bot(n).claim(fastChance(1))

test('a bot tells of its last exchange, once, where no one learns whom to fear', () => {
  const t = exchanged('whisky', 'suspicion')
  const first = said(t, 1)
  expect([
    { do: 'gave', card: 'whisky', whom: seat(2) },
    { do: 'got', card: 'suspicion', whom: seat(2) },
  ]).toContainEqual(first)
  expect(said(t, 1)).toBeUndefined()
  expect(said(t, 3)).toBeUndefined()
  expect(said(exchanged('flamethrower', 'analysis'), 1)).toBeUndefined()
})

test('The Thing that gave an Infected! names a harmless card, and so does who got it', () => {
  const t = exchanged('infected', 'analysis', 1)
  for (const n of [1, 2]) {
    const claim = said(t, n)
    expect(claim?.do).toBe(n === 1 ? 'gave' : 'got')
    expect(JSON.stringify(claim)).not.toContain('infected')
  }
})

test('the quiet one tells nothing', () => {
  const t = exchanged('whisky', 'suspicion')
  const [plain, quiet] = [undefined, STYLES.quiet].map((style) => {
    const bot = stayAwayBot(t.state.setting, seat(1), style)
    for (const fact of t.seen(1)) bot.hear(fact as Seen)
    return bot
  })
  expect(plain?.claim(fastChance(1))).toBeDefined()
  expect(quiet?.claim(fastChance(1))).toBeUndefined()
})

test('a bot that is accused denies it once to each accuser, and says nothing before', () => {
  const t = table(roomy(6), { players: crew(6, { 5: { role: 'thing' } }), step: 'offer' })
  const accusation: Claim = { do: 'is', whom: seat(2), role: 'thing' }
  const accuse = (by: number) => t.bot(2).hear({ kind: 'claimed', seat: seat(by), claim: accusation })
  expect(said(t, 2)).toBeUndefined()
  accuse(1)
  expect(said(t, 2)).toEqual({ do: 'am', role: 'human' })
  expect(said(t, 2)).toBeUndefined()
  accuse(3)
  expect(said(t, 2)).toEqual({ do: 'am', role: 'human' })
})
