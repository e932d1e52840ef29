import { type AnyFact, elementAt, isRefusal, type Seat, seatsOf } from '@selva/core'
import {
  type Arrangement,
  arrivalBy,
  escape,
  type FullState,
  litBy,
  mayChooseSector,
  mayPlay,
  nameOf,
  type PartialState,
  sectorNamed,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { askOf, playsIn } from '../src/escape/ask.ts'
import { handOf, limitOf, mySpeed, servesStill } from '../src/escape/hand.ts'
import { intentsOf, nextBy } from '../src/escape/intent.ts'
import { en } from '../src/escape/messages/en.ts'
import { choiceBy, keyOf, labelOf } from '../src/escape/plays.ts'
import { powerText } from '../src/escape/power.ts'
import { playReasonText, sectorReasonText } from '../src/escape/reasons.ts'

const me: Seat = elementAt(seatsOf(2), 0)
const s = (name: string) => {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(name)
  return at
}

/** Seat 1's knowledge of a described position. */
function seen(preset: string, arrangement: Arrangement, more: object = {}): PartialState {
  const setting = escape.setting({ zone: 'galilei', preset, seats: arrangement.players.length, ...more })
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  const facts = escape.arrange(setting, { turn: 1, ...arrangement })
  if (isRefusal(facts)) throw new Error(`${facts.refused} ${facts.about}`)
  const state = escape.start(setting)
  for (const fact of facts) {
    const part = escape.redactor.redact(fact, me)
    if (part !== undefined) escape.evolve(state, part as AnyFact & Parameters<typeof escape.evolve>[1])
  }
  return state
}
const askIn = (state: PartialState) => askOf(escape.options(state, me), state.players[0]?.side === 'alien')
const keysIn = (state: PartialState) => playsIn(askIn(state)).map(keyOf).toSorted()
const OTHERS = [{ character: 'alien1', at: 'S05' }]

describe('what is asked', () => {
  test('items and powers stand beside the question', () => {
    const state = seen('ultimate', {
      players: [
        { character: 'medic', at: 'D09', hand: ['spotlight', 'sedatives', 'attack', 'silence'] },
        { character: 'blink', at: 'S05' },
      ],
    })
    expect(askIn(state).kind).toBe('move')
    expect(keysIn(state)).toEqual(['medic', 'sedatives', 'spotlight'])
  })
  test('an attack is an alien’s answer, and a power of the Soldier', () => {
    const step = { step: 'arrived', from: 'D09' }
    const alien = seen('ultimate', {
      players: [
        { character: 'blink', at: 'D08' },
        { character: 'captain', at: 'S05' },
      ],
      ...step,
    })
    expect(askIn(alien)).toMatchObject({ kind: 'arrived', attack: true, resolve: true, plays: [] })
    const soldier = seen('ultimate', {
      players: [
        { character: 'soldier', at: 'D08' },
        { character: 'blink', at: 'S05' },
      ],
      ...step,
    })
    expect(askIn(soldier)).toMatchObject({ kind: 'arrived', attack: false })
    expect(keysIn(soldier)).toEqual(['strike'])
  })
  test('every play becomes a choice once it is aimed', () => {
    const spot = { kind: 'spotlight', at: [s('D08')] } as const
    expect(choiceBy(spot, undefined, undefined)).toBeUndefined()
    expect(choiceBy(spot, s('D08'), undefined)).toEqual({ do: 'spotlight', at: s('D08') })
    expect(choiceBy({ kind: 'sensor', on: [me] }, undefined, me)).toEqual({ do: 'sensor', on: me })
    expect(choiceBy({ kind: 'strike' }, undefined, undefined)).toEqual({ do: 'attack' })
    expect(choiceBy({ kind: 'item', item: 'cat' }, undefined, undefined)).toEqual({ do: 'use', item: 'cat' })
    expect(labelOf({ kind: 'hold' }, en)).toBe('Fake a move')
  })
})

describe('the move sheet', () => {
  test('a human with nothing to play resolves, and is not asked about it', () => {
    const state = seen('advanced', { players: [{ character: 'captain', at: 'D09' }, ...OTHERS] })
    const arrival = arrivalBy(state, me, { do: 'move', to: s('D08') })
    expect(arrival.resolution.kind).toBe('draw')
    expect(intentsOf(arrival)).toEqual(['resolve'])
    expect(nextBy(state, me, { do: 'move', to: s('D08') }, 'attack')).toEqual({ do: 'resolve' })
    expect(arrivalBy(state, me, { do: 'move', to: s('D10') }).resolution.kind).toBe('silent')
  })
  test('an alien may mean to attack, and whoever holds an Attack card to play it', () => {
    const alien = seen('advanced', {
      players: [
        { character: 'alien1', at: 'D09' },
        { character: 'captain', at: 'S05' },
      ],
    })
    expect(intentsOf(arrivalBy(alien, me, { do: 'move', to: s('D08') }))).toEqual(['resolve', 'attack', 'wait'])
    const armed = seen('advanced', { players: [{ character: 'captain', at: 'D09', hand: ['attack'] }, ...OTHERS] })
    expect(nextBy(armed, me, { do: 'move', to: s('D08') }, 'card')).toEqual({ do: 'use', item: 'attack' })
    expect(nextBy(armed, me, { do: 'move', to: s('D08') }, 'wait')).toBeUndefined()
  })
  test('a lurker can only mean to attack; the real position is not touched', () => {
    const state = seen('ultimate', {
      players: [
        { character: 'lurking', at: 'D08' },
        { character: 'captain', at: 'S05' },
      ],
    })
    const before = JSON.stringify({ ...state, setting: undefined })
    expect(nextBy(state, me, { do: 'lurk' }, 'resolve')).toEqual({ do: 'attack' })
    expect(JSON.stringify({ ...state, setting: undefined })).toBe(before)
  })
  test('H.1: the Captain’s first dangerous sector is known to cost nothing', () => {
    const state = seen('old-school', { players: [{ character: 'captain', at: 'D09' }, ...OTHERS] })
    expect(arrivalBy(state, me, { do: 'move', to: s('D08') }).resolution.kind).toBe('silent')
  })
})

describe('the hand', () => {
  test('has words for why a card cannot be played now', () => {
    const hand = ['attack', 'sedatives', 'teleport', 'defense']
    const before = seen('advanced', { players: [{ character: 'captain', at: 'L08', hand }, ...OTHERS] })
    const text = (card: 'attack' | 'sedatives' | 'teleport') => {
      const may = mayPlay(before, me, card)
      return may === true ? '' : playReasonText(may, en)
    }
    expect(text('attack')).toBe('Only after your move.')
    expect(text('sedatives')).toBe('')
    expect(text('teleport')).toBe('You’re already in the Human Sector.')
  })
  test('is counted kind by kind, and knows its limit', () => {
    expect(handOf(['silence', 'cat', 'silence'])).toEqual([
      { card: 'cat', n: 1 },
      { card: 'silence', n: 2 },
    ])
    const soldier = seen('old-school', { players: [{ character: 'soldier', at: 'D09' }, ...OTHERS] })
    expect(limitOf(soldier, me)).toBe(4)
    const pilot = seen('old-school', {
      players: [
        { character: 'pilot', at: 'D09', hand: ['teleport'] },
        { character: 'alien1', at: 'S05' },
      ],
    })
    expect(servesStill(pilot, me)).toBe(3)
  })
})

test('speed, powers and reasons are the table’s own', () => {
  const fed = seen('advanced', {
    players: [
      { character: 'alien1', at: 'D09', fed: true },
      { character: 'captain', at: 'S05' },
    ],
  })
  expect(mySpeed(fed, me)).toBe(3)
  expect(powerText(fed, me, en)).toBeUndefined()
  const medic = seen('ultimate', {
    players: [
      { character: 'medic', at: 'D09', spent: true },
      { character: 'blink', at: 'S05' },
    ],
  })
  expect(powerText(medic, me, en)?.off).toBe(en.hand.why.spent)
  const why = (name: string) => {
    const may = mayChooseSector(fed, me, s(name))
    return may === true ? '' : sectorReasonText(may, en)
  }
  expect(why('D08')).toBe('')
  expect(why('B02')).toBe(en.act.why.hatchAlien)
  expect(why('W14')).toBe(en.act.why.tooFar(3))
})

test('a Spotlight lights a sector and its neighbours (EX-33)', () => {
  const { zone } = (seen('advanced', { players: [{ character: 'captain', at: 'D09' }, ...OTHERS] }) as FullState)
    .setting
  expect(litBy(zone, s('D09')).map(nameOf).toSorted()).toEqual(['C09', 'C10', 'D08', 'D09', 'D10', 'E09', 'E10'])
})
