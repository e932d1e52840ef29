import { describe, expect, test } from 'vitest'
import { soundOf as escapeSound } from '../src/escape/sounds.ts'
import { gravest, SOUNDS } from '../src/sound/sound.ts'
import { soundOf as stayAwaySound } from '../src/stay-away/sounds.ts'

describe('what is heard', () => {
  test('of several things at once is the gravest, and every sound has its place', () => {
    expect(gravest(['silence', undefined, 'strike', 'out'])).toBe('out')
    expect(gravest([undefined])).toBeUndefined()
    for (const sound of SOUNDS) expect(gravest([sound])).toBe(sound)
  })

  test('tells others in the room nothing that only I know', () => {
    for (const kind of ['movedTo', 'stayed', 'drew', 'kept', 'gained', 'usedHidden', 'discarded'])
      expect(escapeSound({ kind, round: 1, seat: 1 } as never)).toBeUndefined()
    const drew = { kind: 'drew', seat: 1, card: 'whisky', open: false, number: 1, turn: 1, active: 1 }
    expect(stayAwaySound({ ...drew, secret: true } as never)).toBeUndefined()
    expect(stayAwaySound({ ...drew, secret: false } as never)).toBe('card')
  })
})
