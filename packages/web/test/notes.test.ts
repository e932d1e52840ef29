import { MAX_NOTES_BYTES } from '@selva/protocol'
import { describe, expect, test } from 'vitest'
import { LARGEST, merged, type Notes, noteAt, notesFrom, notesText, written } from '../src/notes/notes.ts'
import { syncedNotes } from '../src/notes/synced-notes.ts'
import { manualClock } from './manual-clock.ts'

const NONE: Notes = new Map()

describe('notes of two devices', () => {
  const common = written(NONE, [['D08 ?', '1']])
  const phone = written(written(common, [['E09 x', '1']]), [['D08 ?', '']])
  const laptop = written(common, [['F11 t', 'bluff']])

  test('come to the same, whoever meets whom first and however often', () => {
    const text = notesText(merged(phone, laptop))
    expect(notesText(merged(laptop, phone))).toBe(text)
    expect(notesText(merged(merged(laptop, phone), phone))).toBe(text)
    expect(notesText(merged(merged(common, laptop), phone))).toBe(text)
  })

  test('keep what either wrote, and what one erased stays erased', () => {
    const both = merged(laptop, phone)
    expect([noteAt(both, 'E09 x'), noteAt(both, 'F11 t'), noteAt(both, 'D08 ?')]).toEqual(['1', 'bluff', ''])
  })

  test('of one note keep the later writing, and of two at once the same one everywhere', () => {
    const a = written(common, [['F11 t', 'a']])
    const b = written(common, [['F11 t', 'b']])
    expect(noteAt(merged(a, b), 'F11 t')).toBe(noteAt(merged(b, a), 'F11 t'))
    expect(noteAt(merged(written(a, [['F11 t', 'again']]), b), 'F11 t')).toBe('again')
  })

  test('are read back as they were written, and without what cannot be read', () => {
    expect(notesFrom(notesText(phone))).toEqual(new Map([...phone].toSorted(([a], [b]) => (a < b ? -1 : 1))))
    for (const text of ['', 'no json', '[]', 'null', '{"a":1,"b":[0,"x"],"c":["1","x"],"d":[1,2]}'])
      expect(notesFrom(text).size).toBe(0)
  })
})

/** A server that keeps one seat's notes, and can be away. */
function seat() {
  const kept = { version: 0, text: '' }
  let away: 'offline' | 'busy' | 'tooMany' | undefined
  let writes = 0
  const refusal = (reason: NonNullable<typeof away>) => ({ refused: reason, about: '' }) as const
  const clock = manualClock()
  return {
    kept,
    clock,
    writes: () => writes,
    goes: (gone: typeof away) => {
      away = gone
    },
    /** Lets every answer arrive. */
    settle: async () => {
      for (let i = 0; i < 20; i++) await Promise.resolve()
    },
    device: () =>
      syncedNotes(`test.${Math.random()}`, {
        clock,
        read: async () => (away === undefined ? { ...kept } : refusal(away)),
        write: async ({ version, text }) => {
          if (away !== undefined) return refusal(away)
          if (version !== kept.version) return { refused: 'stale', about: '' } as const
          writes++
          Object.assign(kept, { version: version + 1, text })
          return { version: kept.version }
        },
      }),
  }
}

describe('my notes on a server', () => {
  test('strokes that follow at once are one writing', async () => {
    const { device, kept, clock, settle, writes } = seat()
    const notes = device()
    await settle()
    notes.write(['D08 ?', '1'])
    notes.write(['D08 x', '1'])
    expect(writes()).toBe(0)
    clock.turn(400)
    await settle()
    expect(writes()).toBe(1)
    expect(noteAt(notesFrom(kept.text), 'D08 x')).toBe('1')
  })

  test('another device finds them; two that write do not overwrite each other', async () => {
    const { device, clock, settle, kept } = seat()
    const laptop = device()
    const phone = device()
    await settle()
    laptop.write(['D08 ?', '1'])
    phone.write(['E09 x', '1'])
    clock.turn(400)
    await settle()
    expect([...notesFrom(kept.text).keys()].toSorted()).toEqual(['D08 ?', 'E09 x'])
    laptop.look()
    await settle()
    expect(noteAt(laptop.notes.value, 'E09 x')).toBe('1')
    expect(noteAt(device().notes.value, 'E09 x')).toBe('')
  })

  test('what is written while the server is away is sent when it is back', async () => {
    const { device, clock, settle, kept, goes } = seat()
    goes('offline')
    const notes = device()
    await settle()
    notes.write(['D08 ?', '1'])
    clock.turn(400)
    await settle()
    expect(kept.version).toBe(0)
    goes(undefined)
    clock.turn(5000)
    await settle()
    expect(noteAt(notesFrom(kept.text), 'D08 ?')).toBe('1')
  })

  test.each(['offline', 'busy', 'tooMany'] as const)('are fetched later after the refusal “%s”', async (reason) => {
    const { device, clock, settle, goes } = seat()
    const laptop = device()
    laptop.write(['D08 ?', '1'])
    await settle()
    goes(reason)
    const phone = device()
    await settle()
    expect(phone.notes.value.size).toBe(0)
    goes(undefined)
    clock.turn(5000)
    await settle()
    expect(noteAt(phone.notes.value, 'D08 ?')).toBe('1')
  })

  test('undo takes back one thing at a time, and only what was written here', async () => {
    const { device, settle } = seat()
    const notes = device()
    await settle()
    expect(notes.undoable.value).toBe(false)
    notes.write(['D08 t', 'a'])
    notes.write(['D08 t', 'b'], ['E09 x', '1'])
    notes.undo()
    expect([noteAt(notes.notes.value, 'D08 t'), noteAt(notes.notes.value, 'E09 x')]).toEqual(['a', ''])
    notes.undo()
    expect(noteAt(notes.notes.value, 'D08 t')).toBe('')
    expect(notes.undoable.value).toBe(false)
  })

  test('a full sheet takes no more, and says so', async () => {
    const { device, settle } = seat()
    const notes = device()
    await settle()
    expect(notes.write(['a', 'x'.repeat(LARGEST)])).toBe(false)
    expect(notes.notes.value.size).toBe(0)
    expect(LARGEST).toBe(MAX_NOTES_BYTES)
  })
})
