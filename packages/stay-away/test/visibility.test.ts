import { type Audience, type Seat, SPECTATORS, stateToText } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { stayAway } from '../src/index.ts'
import { ring, type TestTable } from '../src/testing/index.ts'

const AUDIENCES: readonly Audience[] = [SPECTATORS, 1 as Seat, 2 as Seat, 3 as Seat, 4 as Seat]

/** The watchers (`w`) and players A to D who have heard a line like this. */
const whoHeard = (t: TestTable, line: RegExp): string =>
  AUDIENCES.filter((audience) => t.heard(audience).some((l) => line.test(l)))
    .map((audience) => 'wABCD'[audience])
    .join('')

const hands = { A: 'axe', B: 'scary', C: 'missed', D: 'theThing' }

describe('who sees what', () => {
  it('VIS-2: places, direction, doors, Quarantines and the active player are everybody’s', () => {
    const t = ring('ABCD', { doors: ['A|B'], quarantine: { C: 2 }, ccw: true, act: 'B' })
    for (const audience of AUDIENCES) {
      const { ring: seats, direction, doors, players, active } = t.part(audience)
      expect([seats, direction, doors, active]).toEqual([[1, 2, 3, 4], -1, [1, 0, 0, 0], 2])
      expect(players.map((p) => p.quarantine)).toEqual([0, 0, 2, 0])
    }
  })
  it('VIS-5: one knows the own role, and The Thing everybody’s', () => {
    const t = ring('ABCD', { infected: 'B', act: 'A' })
    const roles = (audience: Audience) =>
      t
        .part(audience)
        .players.map((p) => p.role?.[0] ?? '?')
        .join('')
    expect(AUDIENCES.map(roles)).toEqual(['????', 'h???', '?i?t', '??h?', 'hiht'])
  })
  it('VIS-6: whoever has seen The Thing’s card knows the player for good', () => {
    const t = ring('ABCD', { thing: 'B', act: 'A', hands: { A: 'analysis', B: 'theThing axe' } })
    t.a.plays('analysis', 'B')
    expect(t.a.knows('B')).toEqual({ role: 'thing', hand: 'theThing axe whisky whisky' })
    t.a.gives('whisky')
    t.b.gives('whisky')
    t.b.discards('axe')
    t.b.gives('whisky')
    t.c.gives('whisky')
    expect(t.a.knows('B')).toEqual({ role: 'thing', hand: 'theThing' })
    expect(t.d.knows('B').role).toBeUndefined()
  })
  it('VIS-8, VIS-13: a card drawn is its holder’s', () => {
    const t = ring('ABCD', { step3: 'A', hands: { ...hands, B: 'noThanks' }, deck: 'analysis resolute suspicion×5' })
    t.a.gives('axe')
    t.b.defends('noThanks')
    expect(whoHeard(t, /drew hand stayAway B false analysis/)).toBe('B')
    expect(whoHeard(t, /drew hand stayAway B false resolute/)).toBe('B')
    expect(whoHeard(t, /drew hand stayAway B false$/)).toBe('wACD')
  })
  it('VIS-9, VIS-12: Panic cards, cards played and defences are everybody’s', () => {
    const t = ring('ABCD', { act: 'A', hands: { ...hands, A: 'analysis' }, deck: 'ooops suspicion×5' })
    t.a.plays('analysis', 'B')
    t.a.gives('whisky')
    t.b.defends('scary')
    expect(whoHeard(t, /played A analysis B/)).toBe('wABCD')
    expect(whoHeard(t, /defended B scary/)).toBe('wABCD')
    const panic = ring('ABCD', { step3: 'A', deck: 'ooops suspicion×5' })
    panic.a.gives('whisky')
    panic.b.gives('whisky')
    expect(whoHeard(panic, /panic B ooops/)).toBe('wABCD')
  })
  it('VIS-11: a card discarded is seen by whoever discards it', () => {
    const t = ring('ABCD', { act: 'A', hands })
    t.a.discards('axe')
    expect(whoHeard(t, /discarded hand A false axe/)).toBe('A')
    expect(whoHeard(t, /discarded hand A false$/)).toBe('wBCD')
  })
  it('VIS-14: Resolute is its player’s, but for the numbers', () => {
    const t = ring('ABCD', { act: 'A', hands: { ...hands, A: 'resolute' }, deck: 'axe analysis seduction suspicion' })
    t.a.plays('resolute')
    t.a.keeps('axe')
    expect(whoHeard(t, /axe|analysis|seduction/)).toBe('A')
    expect(t.heard().filter((line) => line.startsWith('drew aside'))).toHaveLength(3)
    expect(t.heard().filter((line) => line.startsWith('discarded aside'))).toHaveLength(2)
  })
  it('VIS-15, VIS-16, VIS-18: a hand or card seen is for those two', () => {
    const analysis = ring('ABCD', { act: 'A', hands: { ...hands, A: 'analysis' } })
    analysis.a.plays('analysis', 'B')
    expect(whoHeard(analysis, /handSeen A B whisky whisky whisky scary/)).toBe('AB')
    expect(whoHeard(analysis, /handSeen A B$/)).toBe('wCD')
    const suspicion = ring('ABCD', { act: 'A', hands: { ...hands, A: 'suspicion', B: 'scary×4' } })
    suspicion.a.plays('suspicion', 'B')
    expect(whoHeard(suspicion, /cardSeen A B scary/)).toBe('AB')
    const between = ring('ABCD', { start: 'A', hands, deck: 'betweenUs suspicion' })
    between.a.picks('B')
    expect(whoHeard(between, /handSeen B A axe/)).toBe('AB')
  })
  it('VIS-19: what is revealed, or that nothing is, is everybody’s', () => {
    const t = ring('ABCD', { start: 'A', hands: { A: 'infected axe' }, deck: 'revelations suspicion' })
    t.a.shows('nothing')
    t.b.shows('hand')
    expect(whoHeard(t, /revealed A nothing/)).toBe('wABCD')
    expect(whoHeard(t, /handShown B revelations whisky/)).toBe('wABCD')
  })
  it('VIS-20, VIS-21: an offer is seen by its maker, a swap by the two', () => {
    const t = ring('ABCD', { step3: 'A', hands })
    t.a.gives('axe')
    expect(whoHeard(t, /offered A B false axe/)).toBe('A')
    expect(whoHeard(t, /offered A B false$/)).toBe('wBCD')
    t.b.gives('scary')
    expect(whoHeard(t, /exchanged A B false false axe scary/)).toBe('AB')
    expect(whoHeard(t, /exchanged A B false false$/)).toBe('wCD')
  })
  it('VIS-22, VIS-23: a refused card is seen by the maker, and by whoever played Scary', () => {
    const refuses = (card: string) => {
      const t = ring('ABCD', { step3: 'A', hands: { ...hands, B: card } })
      t.a.gives('axe')
      t.b.defends(card)
      return whoHeard(t, /axe/)
    }
    expect([refuses('noThanks'), refuses('missed'), refuses('scary')]).toEqual(['A', 'A', 'AB'])
  })
  it('VIS-24: a redirect and why an exchange is off are everybody’s', () => {
    const t = ring('ABCD', { step3: 'A', hands: { ...hands, B: 'missed', C: 'noThanks' } })
    t.a.gives('axe')
    t.b.defends('missed')
    t.c.defends('noThanks')
    expect(whoHeard(t, /redirected B C/)).toBe('wABCD')
    expect(whoHeard(t, /exchangeOff A C refused/)).toBe('wABCD')
  })
  it('VIS-26: Infected! received while immune is known to the two alone', () => {
    const t = ring('ABCD', { thing: 'A', step3: 'A', hands: { A: 'theThing infected', B: 'missed' } })
    t.a.gives('infected')
    t.b.defends('missed')
    t.c.gives('whisky')
    expect(whoHeard(t, /exchanged A C false false infected/)).toBe('AC')
    expect(whoHeard(t, /^infected/)).toBe('')
  })
  it('VIS-28: of somebody burnt all learn who and by whom, The Thing knows the role', () => {
    const t = ring('ABCD', { infected: 'B', act: 'A', hands: { ...hands, A: 'flamethrower', B: 'infected axe' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(whoHeard(t, /eliminated B A/)).toBe('wABCD')
    expect(whoHeard(t, /axe/)).toBe('')
    expect(AUDIENCES.map((a) => t.part(a).players[1]?.role)).toEqual([
      undefined,
      undefined,
      'infected',
      undefined,
      'infected',
    ])
  })
  it('VIS-29, VIS-30: Forgetful and Blind date tell others that, not what', () => {
    const forget = ring('ABCD', { start: 'A', hands: { ...hands, A: 'axe analysis' }, deck: 'forgetful suspicion×9' })
    forget.a.keeps('axe')
    expect(whoHeard(forget, /analysis|suspicion/)).toBe('A')
    expect(forget.heard().filter((line) => /^(drew|discarded)/.test(line))).toHaveLength(6)
    const blind = ring('ABCD', { start: 'A', hands, deck: 'blindDate analysis suspicion' })
    blind.a.gives('axe')
    expect(whoHeard(blind, /topped A false axe/)).toBe('A')
    expect(whoHeard(blind, /topped A false$/)).toBe('wBCD')
    expect(whoHeard(blind, /drew hand stayAway A false analysis/)).toBe('A')
  })
  it('VIS-31: in Round and round each knows the own two cards', () => {
    const t = ring('ABCD', { start: 'A', hands, deck: 'roundAndRound suspicion×5' })
    t.a.gives('axe')
    t.b.gives('scary')
    t.c.gives('missed')
    t.d.gives('whisky')
    expect(whoHeard(t, /passed A B axe/)).toBe('AB')
    expect(whoHeard(t, /passed B C scary/)).toBe('BC')
    expect(whoHeard(t, /passed C D missed/)).toBe('CD')
    expect(whoHeard(t, /passed D A whisky/)).toBe('AD')
    // The given card can still be known to be there.
    expect(t.b.knows('C').hand).toBe('scary')
  })
  it('VIS-32: everything that happens on the table is everybody’s', () => {
    const t = ring('ABCD', { doors: ['C|D'], act: 'A', hands: { A: 'changePlaces', B: 'barredDoor' } })
    t.a.plays('changePlaces', 'B')
    t.b.accepts()
    expect(whoHeard(t, /swapped A B/)).toBe('wABCD')
    const turned = ring('ABCD', { act: 'A', hands: { A: 'watchYourBack' } })
    turned.a.plays('watchYourBack')
    expect(whoHeard(turned, /turnedAround/)).toBe('wABCD')
  })
})

describe('side channels', () => {
  it('SIDE-1: a window looks the same whether or not a defence is held', () => {
    const burns = (held: string) => {
      const t = ring('ABCD', { act: 'A', hands: { A: 'flamethrower', B: held } })
      t.a.plays('flamethrower', 'B')
      return [t.log(), stateToText(t.part(3 as Seat))]
    }
    expect(burns('noBarbecue')).toEqual(burns('axe'))
  })
  it('SIDE-2: a decision with one option is asked all the same', () => {
    const thing = ring('ABCD', { thing: 'A', start: 'A', deck: 'forgetful suspicion×5' })
    expect(thing.asks()).toBe('forget A')
    const sheds = ring('ABCD', { thing: 'A', step3: 'A', hands: { A: 'theThing flamethrower' } })
    expect(sheds.asks()).toBe('offer A B step3')
  })
  it('SIDE-4: cards have no ids: only kinds are sent', () => {
    const t = ring('ABCD', { act: 'A', hands })
    t.a.discards('axe')
    expect(JSON.stringify(t.facts)).not.toMatch(/"id"/)
    expect(stayAway.redactor.text(t.facts[0] ?? { kind: 'settled' }, 1 as Seat)).toMatch(/^\["dealt",1,5,\["axe"/)
  })
  it('SIDE-5: a private fact leaves no hole in other views', () => {
    const t = ring('ABCD', { thing: 'A', act: 'B' })
    const before = JSON.stringify(t.part(2 as Seat))
    t.a.orders(true)
    expect(JSON.stringify(t.part(2 as Seat))).toBe(before)
    expect(stayAway.step(t.state, 2 as Seat)).toBe(stayAway.step(t.part(2 as Seat), 2 as Seat))
  })
  it('SIDE-6: hands are put into facts in a fixed order', () => {
    const shown = (hand: string) => {
      const t = ring('ABCD', { act: 'A', hands: { A: `whisky ${hand}` } })
      t.a.plays('whisky')
      return t.heard()
    }
    expect(shown('axe scary missed infected')).toEqual(shown('infected missed axe scary'))
  })
  it('SIDE-11: the order of a new deck is nobody’s', () => {
    const t = ring('ABCD', { step3: 'D', deck: '', discards: 'suspicion axe scary missed' })
    t.d.gives('whisky')
    t.a.gives('whisky')
    expect(whoHeard(t, /reshuffled 4 stayAway$/)).toBe('wABCD')
    for (const audience of AUDIENCES) expect(t.part(audience).deck.every((card) => card === undefined)).toBe(true)
  })
})
