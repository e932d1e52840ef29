import { type Seat, seatsOf } from '@selva/core'
import { type Sector, sectorNamed, zones } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { inParts, lastSeen, linesAbout } from '../src/escape/sheet/Facts.tsx'
import { en } from '../src/escape/sheet/messages/en.ts'
import { jot, keyOf, type Mark, marksOf, rub } from '../src/escape/sheet/pencil.ts'
import { layOut, type Tag } from '../src/escape/sheet/tags.ts'
import { SHEET_WORDS } from '../src/escape/sheet/words.ts'
import type { LogEvent } from '../src/escape/story-line.ts'
import { type Notes, noteAt, written } from '../src/notes/notes.ts'

const at = (name: string): Sector => {
  const sector = sectorNamed(name)
  if (sector === undefined) throw new Error(name)
  return sector
}
const [galilei] = zones
if (galilei === undefined) throw new Error('no zone')
const [ana, bob, eve] = seatsOf(4) as readonly [Seat, Seat, Seat]
const NONE: Notes = new Map()

describe('the pencil', () => {
  const notes = written(NONE, [
    jot(at('D08'), { kind: 'seat', seat: bob, round: 9 }),
    jot(at('D08'), { kind: 'seat', seat: eve, round: 12 }),
    jot(at('D08'), { kind: 'cross' }),
    jot(at('N04'), { kind: 'text', text: '  surely   a bluff, I think ' }),
  ])

  test('puts several marks on a sector, the newest round first', () => {
    expect(marksOf(notes, galilei, 4)).toEqual([
      { sector: at('D08'), kind: 'seat', seat: eve, round: 12 },
      { sector: at('D08'), kind: 'seat', seat: bob, round: 9 },
      { sector: at('D08'), kind: 'cross' },
      { sector: at('N04'), kind: 'text', text: 'surely a bluff' },
    ])
  })

  test('rubs out what it has jotted', () => {
    const [first] = marksOf(notes, galilei, 4)
    if (first === undefined) throw new Error('no mark')
    const less = written(notes, [rub(first)])
    expect(marksOf(less, galilei, 4)).toHaveLength(3)
    expect(noteAt(less, keyOf(first.sector, first as Mark))).toBe('')
  })

  test('leaves out what is on no sector, or of nobody at this table', () => {
    const odd = written(NONE, [
      ['Z99 ?', '1'],
      ['D08 9@3', '1'],
      ['D08 !', '1'],
      ['tag 2', 'thing'],
      ['C07 x', '1'],
    ])
    expect(marksOf(odd, galilei, 4).map(({ sector }) => galilei.cells[sector])).toEqual(
      galilei.cells[at('C07')] === 'void' ? [] : [galilei.cells[at('C07')]],
    )
  })
})

describe('signs on a sector', () => {
  const tag = (seat: number, round: number): Tag => ({ sector: at('D08'), seat: seat as Seat, round, kind: 'noise' })
  test('up to three stand one under the other, the newest at the bottom', () => {
    const [laid] = layOut([tag(1, 3), tag(2, 5), tag(3, 4)])
    expect(laid?.tags.map((one) => one.tag.round)).toEqual([5, 4, 3])
    expect(new Set(laid?.tags.map((one) => one.dy)).size).toBe(3)
    expect(laid).toMatchObject({ more: 0, covers: true })
    expect(layOut([tag(1, 3), tag(2, 5)])[0]?.covers).toBe(false)
  })
  test('of sixteen the two newest and a count', () => {
    const [laid] = layOut(seatsOf(16).map((seat) => tag(seat, seat)))
    expect(laid?.tags.map((one) => one.tag.seat)).toEqual([16, 15])
    expect(laid?.more).toBe(14)
    expect(laid?.tags.map((one) => one.dy)).not.toContain(laid?.moreAt)
  })
})

describe('what is known of somebody', () => {
  const lines: readonly LogEvent[] = [
    { kind: 'noise', seat: bob, sector: at('D08') },
    { kind: 'silence', seat: ana },
    { kind: 'spotlight', seat: ana, sector: at('E09'), found: [{ seat: bob, sector: at('E09') }] },
    { kind: 'killed', seat: eve, by: bob, sector: at('F11'), side: 'human' },
    { kind: 'reshuffled' },
  ]
  test('is every line in which he plays a part, the newest first', () => {
    expect(linesAbout(lines, bob).map((line) => line.kind)).toEqual(['killed', 'spotlight', 'noise'])
    expect(linesAbout(lines, eve).map((line) => line.kind)).toEqual(['killed'])
  })
  test('stands in parts: attacks, noises, items, and what was seen for certain', () => {
    const parts = inParts(linesAbout(lines, bob)).map(([part, found]) => [part, found.map(({ kind }) => kind)])
    expect(parts).toEqual([
      ['attacks', ['killed']],
      ['heard', ['noise']],
      ['seen', ['spotlight']],
    ])
  })
  test('a noise may be a lie: where he was for sure is the last attack or sight', () => {
    const stop = (kind: 'noise' | 'attack' | 'seen', round: number) => ({ seat: bob, sector: at('D08'), round, kind })
    const trails = new Map([[bob, [stop('seen', 2), stop('attack', 3), stop('noise', 4)]]])
    expect(lastSeen({ trails }, bob)?.round).toBe(3)
    expect(lastSeen({ trails }, ana)).toBeUndefined()
  })
})

type Leaf = { readonly path: string; readonly value: unknown }
const leaves = (value: unknown, path = ''): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
    : [{ path, value }]
const spoken = (value: unknown): string =>
  typeof value === 'function' ? String(value(...Array.from({ length: value.length }, (_, i) => i + 2))) : String(value)

test.each(LANGUAGE_CODES)('the sheet in %s has every sentence, with what completes it', async (code) => {
  const words = leaves(await SHEET_WORDS[code]())
  const source = leaves(en)
  expect(words.map(({ path }) => path)).toEqual(source.map(({ path }) => path))
  for (const [i, { path, value }] of words.entries()) {
    expect(spoken(value), path).toMatch(/\S/)
    expect(spoken(value), path).not.toMatch(/ {2}|—/)
    const english = source[i]?.value
    if (typeof english === 'function')
      for (let n = 2; n < 2 + english.length; n++) expect(spoken(value), path).toContain(String(n))
  }
})
