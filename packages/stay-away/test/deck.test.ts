import { fastChance, folded, isRefusal, open, SPECTATORS } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  CARDS,
  type CardClass,
  COPIES,
  cards,
  cardsIn,
  copiesIn,
  countsOf,
  deckFor,
  isPanic,
  KINDS,
  type PartialState,
  panicsIn,
  type Setting,
  sizeOfDeck,
  stayAway,
} from '../src/index.ts'

const settingFor = (seats: number, more: object = {}): Setting => {
  const setting = stayAway.setting({ seats, ...more })
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}
const ofClass = (seats: number, ...classes: readonly CardClass[]): number =>
  cardsIn(
    deckFor(seats),
    CARDS.filter((card) => classes.includes(cards[card].class)),
  ).length

describe('the deck', () => {
  it('EX-01 (DECK-3, SET-2): four players use 35 cards and are dealt 16 of them', () => {
    const deck = deckFor(4)
    expect(sizeOfDeck(deck)).toBe(35)
    expect(deck).toMatchObject({ theThing: 1, infected: 8, imComfortable: 1, noThanks: 1, missed: 1, noBarbecue: 1 })
    expect(deck).toMatchObject({ threeFour: 1, forgetful: 1, roundAndRound: 1, blindDate: 1, barredDoor: 1 })
    expect(panicsIn(deck)).toBe(4)
    expect([ofClass(4, 'action'), ofClass(4, 'defence'), ofClass(4, 'obstacle')]).toEqual([17, 4, 1])
    const setting = settingFor(4)
    for (let seed = 0; seed < 50; seed++) {
      const { state, facts } = open(stayAway, setting, fastChance(seed))
      const [opening] = facts.filter((fact) => fact.kind === 'stacked')
      expect(opening).toMatchObject({ size: 19, discarded: 0 })
      const dealt = facts.flatMap((fact) => (fact.kind === 'dealt' ? fact.hand : []))
      expect(dealt).toHaveLength(16)
      expect(dealt).not.toContain('infected')
      expect(copiesIn(dealt, 'theThing')).toBe(1)
      const watched = folded(stayAway as never, setting, [{ n: 0, rulesVersion: 1, facts }], SPECTATORS) as PartialState
      expect(watched.players.every((p) => p.role === undefined && p.hand.every((c) => c === undefined))).toBe(true)
      expect(watched.deck.every((card) => card === undefined)).toBe(true)
      expect(watched.back).toBe(state.back)
    }
  })
  it('EX-02 (DECK-1): six players use the copies marked up to six; eleven and twelve the same 108', () => {
    expect(deckFor(6)).toMatchObject({
      flamethrower: 3,
      analysis: 2,
      suspicion: 4,
      resolute: 3,
      seduction: 3,
      scary: 2,
      quarantine: 1,
      barredDoor: 1,
      infected: 10,
    })
    expect(deckFor(12)).toEqual(deckFor(11))
    expect(sizeOfDeck(deckFor(12))).toBe(108)
    const { facts } = open(stayAway, settingFor(12), fastChance(1))
    expect(facts.find((fact) => fact.kind === 'stacked')).toMatchObject({ size: 60 })
  })
  it('DECK-2: 88 Stay Away and 20 Panic cards in 31 kinds', () => {
    expect(KINDS.filter((kind) => COPIES[kind].length > 0)).toHaveLength(31)
    expect(KINDS.filter((kind) => !isPanic(kind)).flatMap((kind) => COPIES[kind])).toHaveLength(88)
    expect(KINDS.filter(isPanic).flatMap((kind) => COPIES[kind])).toHaveLength(20)
  })
  it.each([
    [4, 35, 8, 4, 22, 19],
    [5, 41, 8, 7, 25, 21],
    [6, 54, 10, 8, 35, 30],
    [7, 63, 12, 10, 40, 35],
    [8, 69, 13, 11, 44, 37],
    [9, 88, 15, 19, 53, 52],
    [10, 95, 17, 20, 57, 55],
    [11, 108, 20, 20, 67, 64],
    [12, 108, 20, 20, 67, 60],
  ])('DECK-3: the totals for %i players', (n, all, infected, panic, rest, pile) => {
    const deck = deckFor(n)
    expect(sizeOfDeck(deck)).toBe(all)
    expect(deck.infected).toBe(infected)
    expect(panicsIn(deck)).toBe(panic)
    expect(ofClass(n, 'action', 'defence', 'obstacle')).toBe(rest)
    expect(all - 4 * n).toBe(pile)
  })
})

describe('the deal', () => {
  it('SET-1, SET-3: what is not dealt is the deck, with every Infected! and Panic card in it', () => {
    const setting = settingFor(7)
    const { facts } = open(stayAway, setting, fastChance(5))
    const stacked = facts.find((fact) => fact.kind === 'stacked')
    const order = stacked?.kind === 'stacked' ? stacked.order : []
    expect(copiesIn(order, 'infected')).toBe(12)
    expect(order.filter(isPanic)).toHaveLength(10)
    const dealt = facts.flatMap((fact) => (fact.kind === 'dealt' ? fact.hand : []))
    expect(countsOf([...dealt, ...order])).toEqual(setting.cards)
  })
  it('SET-4: whoever is dealt The Thing is The Thing, everybody else is Human', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { facts } = open(stayAway, settingFor(5), fastChance(seed))
      for (const fact of facts)
        if (fact.kind === 'dealt') expect(fact.role).toBe(fact.hand.includes('theThing') ? 'thing' : 'human')
    }
  })
  it('SET-5: anybody may be first, and play goes clockwise', () => {
    const first = new Set<number>()
    for (let seed = 0; seed < 200; seed++) {
      const { state } = open(stayAway, settingFor(4), fastChance(seed))
      first.add(state.active)
      expect(state.direction).toBe(1)
    }
    expect([...first].sort()).toEqual([1, 2, 3, 4])
  })
  it('OPT-16: or the host says who begins', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(open(stayAway, settingFor(6, { first: 4 }), fastChance(seed)).state.active).toBe(4)
  })
  it('SET-6 (VIS-1, VIS-3, VIS-4): each sees the own hand; sizes and the top back are public, the order is not', () => {
    const setting = settingFor(5)
    const { facts, state } = open(stayAway, setting, fastChance(9))
    for (const audience of [0, 1, 2, 3, 4, 5] as const) {
      const partial = folded(
        stayAway as never,
        setting,
        [{ n: 0, rulesVersion: 1, facts }],
        audience as typeof SPECTATORS,
      ) as PartialState
      partial.players.forEach((p, i) => {
        expect(p.hand.length).toBe(state.players[i]?.hand.length)
        expect(p.hand.includes(undefined)).toBe(i + 1 !== audience)
      })
      expect(partial.deck.length).toBe(state.deck.length)
      expect(partial.deck.every((card) => card === undefined)).toBe(true)
      expect(partial.back).toBe(state.back)
    }
  })
})

const verdict = (draft: unknown): string => {
  const made = stayAway.setting(draft)
  return isRefusal(made) ? made.refused : 'accepted'
}

describe('a table', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'seats'],
    ['three players', { seats: 3 }, 'seats'],
    ['thirteen players', { seats: 13 }, 'seats'],
    ['half a player', { seats: 4.5 }, 'seats'],
    ['rules that are no list', { seats: 5, rules: 'all' }, 'rules'],
    ['an unknown rule', { seats: 5, rules: { mercy: true } }, 'rule'],
    ['a rule by an inherited name', { seats: 5, rules: { toString: 1 } }, 'rule'],
    ['an unknown value', { seats: 5, rules: { quarantineTurns: 5 } }, 'ruleValue'],
    ['cards that are no counts', { seats: 5, cards: ['axe'] }, 'cards'],
    ['an unknown card', { seats: 5, cards: { joker: 1 } }, 'card'],
    ['half a card', { seats: 5, cards: { axe: 0.5 } }, 'copies'],
    ['fewer than no cards', { seats: 5, cards: { axe: -1 } }, 'copies'],
    ['two Things', { seats: 5, cards: { theThing: 2 } }, 'copies'],
    ['no Thing', { seats: 5, cards: { theThing: 0 } }, 'copies'],
    ['too few Infected!', { seats: 5, cards: { infected: 3 } }, 'tooFewInfected'],
    [
      'too few cards to deal',
      { seats: 12, cards: { seduction: 0, suspicion: 0, resolute: 0, scary: 0 } },
      'tooFewCards',
    ],
    [
      'nothing left to draw once all doors are laid',
      { seats: 4, cards: { infected: 3, barredDoor: 4, suspicion: 0, resolute: 0, changePlaces: 1, youdBetterRun: 0 } },
      'tooFewToDraw',
    ],
    ['a mountain of cards', { seats: 4, cards: { axe: 60, whisky: 60, missed: 60, scary: 60 } }, 'tooManyCards'],
    ['a first player who is not there', { seats: 4, first: 5 }, 'first'],
  ])('is refused for %s', (_, draft, reason) => {
    expect(verdict(draft)).toBe(reason)
  })
  it('is refused, not thrown at, whatever is sent', () => {
    const bare = Object.create(null)
    for (const value of [null, 0, '', [], { toString: 1, valueOf: 2 }, { [Symbol.toPrimitive]: 3 }, bare, [bare]]) {
      expect(stayAway.setting(value)).toMatchObject({ refused: 'seats' })
      for (const name of ['rules', 'cards', 'first'])
        for (const sent of [value, [value], { axe: value }])
          expect(['accepted', name, 'rule', 'card', 'copies']).toContain(verdict({ seats: 5, [name]: sent }))
    }
  })
  it('may have a deck of its own', () => {
    const setting = settingFor(4, { cards: { ooops: 9, forgetful: 0 } })
    expect(setting.cards).toMatchObject({ ooops: 9, forgetful: 0, whisky: 1 })
    const { state } = open(stayAway, setting, fastChance(1))
    expect([...state.deck, ...state.pile, ...state.inPlay].filter(isPanic).length).toBe(12)
  })
  it('OPT-1, OPT-4: two points of section 14 are no switches, and stay at their default', () => {
    for (const rule of ['nextTurnAfterSwap', 'quarantineStyle'])
      expect(stayAway.setting({ seats: 4, rules: { [rule]: 'other' } })).toMatchObject({ refused: 'rule' })
  })
})
