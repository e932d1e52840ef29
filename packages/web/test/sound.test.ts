import type { Seat } from '@selva/core'
import { DANGERS, type Danger } from '@selva/escape'
import { afterEach, describe, expect, test } from 'vitest'
import { soundOf as escapeSound } from '../src/escape/sounds.ts'
import { lengthOf } from '../src/sound/play.ts'
import { gravest, headphonesOn, SOUNDS } from '../src/sound/sound.ts'
import { soundOf as stayAwaySound } from '../src/stay-away/sounds.ts'
import type { LogLine } from '../src/stay-away/story-line.ts'

const INFECTED: LogLine = {
  kind: 'infected',
  seat: 1,
  by: 2,
  number: 1,
  turn: 1,
  active: 2,
  secret: true,
} as never

afterEach(() => {
  headphonesOn.value = false
})

describe('what is heard', () => {
  test('of several things at once is the gravest, and every sound has its place', () => {
    expect(gravest(['silence', undefined, 'strike', 'out'])).toBe('out')
    expect(gravest([undefined])).toBeUndefined()
    for (const sound of SOUNDS) expect(gravest([sound])).toBe(sound)
  })

  test('tells others in the room nothing that only I know', () => {
    for (const kind of ['movedTo', 'stayed', 'kept', 'gained', 'usedHidden', 'discarded'])
      expect(escapeSound({ kind, round: 1, seat: 1 } as never)).toBeUndefined()
    const cards = DANGERS.map((card) =>
      escapeSound({ kind: 'drew', round: 1, turn: 1, active: 1 as Seat, seat: 1 as Seat, card }),
    )
    expect(new Set(cards)).toEqual(new Set(['card']))
    const drew = { kind: 'drew', seat: 1, card: 'whisky', open: false, number: 1, turn: 1, active: 1 }
    expect(stayAwaySound({ ...drew, secret: true } as never)).toBeUndefined()
    expect(stayAwaySound({ ...drew, secret: false } as never)).toBe('card')
    expect(stayAwaySound(INFECTED)).toBeUndefined()
  })

  test('tells me more if I wear headphones', () => {
    headphonesOn.value = true
    const mine = (card: Danger) =>
      escapeSound({ kind: 'drew', round: 1, turn: 1, active: 1 as Seat, seat: 1 as Seat, card })
    expect([mine('yours'), mine('any'), mine('silence')]).toEqual(['own', 'lure', 'card'])
    // It takes the place of the exchange that everyone hears, at the same moment.
    expect(gravest(['pass', stayAwaySound(INFECTED)])).toBe('heart')
  })

  test('lasts as long whether I wear headphones or not', () => {
    expect(lengthOf('own')).toBe(lengthOf('card'))
    expect(lengthOf('lure')).toBe(lengthOf('card'))
    expect(lengthOf('heart')).toBe(lengthOf('pass'))
  })
})
