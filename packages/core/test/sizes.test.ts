import { describe, expect, it } from 'vitest'
import { codedText, fastChance, hiddenFieldRoom, open, redactor, SPECTATORS, seatsOf, textOf } from '../src/index.ts'
import { compareSizes, toyDisguise, type Writer } from '../src/testing/index.ts'
import { visibility } from '../src/toy/facts.ts'
import { toy } from '../src/toy/toy.ts'

const setting = { seats: 4, rounds: 3 }
const sizes = (game: typeof toy, write?: Writer, table: { seats: number; rounds: number; after?: number } = setting) =>
  compareSizes(game, table, toyDisguise, { positions: 2000, seed: 11, ...(write === undefined ? {} : { write }) })
const withReserve = (reserve: object): typeof toy => ({
  ...toy,
  redactor: redactor(visibility, { words: [], shapes: [], reserve: reserve as never }),
})

describe('L16: the size of a frame', () => {
  it('does not tell a card, nor whether there was a hidden fact, to anybody who sees only sizes', () => {
    const { leak, compared } = sizes(toy)
    expect(leak).toBeUndefined()
    expect(compared).toBeGreaterThan(1000)
  })
  it('is found to tell a card where cards have names of different lengths', () => {
    // The cards 8 to 19 have one digit or two.
    expect(sizes(toy, textOf, { ...setting, after: 3 }).leak).toBeDefined()
  })
  it('is found to tell a hidden fact where there is no room for it', () => {
    expect(sizes(withReserve({})).leak).toContain('marked')
    expect(sizes(withReserve({ won: hiddenFieldRoom(1) })).leak).toContain('marked')
    expect(sizes(toy, (...of) => codedText(...of).trimEnd()).leak).toContain('marked')
  })
  it('is found to tell what somebody sees where unknown fields take no room', () => {
    const cut: Writer = (r, facts, audience) =>
      codedText(r, facts, audience === SPECTATORS ? SPECTATORS : audience).replaceAll(r.coder.write(undefined), '')
    expect(sizes(toy, cut).leak).toBeDefined()
  })
})

describe('the short form', () => {
  it('takes two characters for any card, place, word, yes, no, and for what is unknown', () => {
    const { coder } = toy.redactor
    for (const value of [0, 7, 16, 321, 5519, true, false, 'suspect', 'person', undefined])
      expect([value, coder.write(value).length]).toEqual([value, 2])
  })
  it('reads what it has written, whatever it is', () => {
    const { coder } = toy.redactor
    const values = [
      [],
      [1, [2, 'suspect', [true]]],
      { do: 'suspect', whom: 3 },
      { a: 1, b: { c: [undefined, 'x'] } },
      'any text, "with quotes", \\ and ünicode 🛸',
      -1,
      123_456,
      0.25,
      Array.from({ length: 300 }, (_, i) => i),
    ]
    for (const value of values) {
      const text = JSON.parse(`"${coder.write(value)}"`)
      expect(coder.reader(text).value()).toEqual(value)
      const blank = coder.reader(coder.blank(value))
      expect([blank.value(), blank.atEnd()]).toEqual([undefined, true])
      expect(coder.blank(value).length).toBe(typeof value === 'number' ? 2 : coder.write(value).length)
    }
  })
  it('throws on what nobody has written', () => {
    const { coder, readFrame } = toy.redactor
    for (const text of ['', '!', '~~', ' ', 'zz']) expect(() => coder.reader(text).value()).toThrow()
    expect(() => readFrame('~')).toThrow()
  })
  it('has another name for every other vocabulary', () => {
    const other = redactor(visibility, { words: ['axe'], shapes: [], reserve: {} })
    expect(other.coder.id).not.toBe(toy.redactor.coder.id)
    expect(redactor(visibility, { words: ['axe'], shapes: [], reserve: {} }).coder.id).toBe(other.coder.id)
  })
  it('is as long for a watcher as for every seat in the deal', () => {
    const { facts } = open(toy, setting, fastChance(1))
    const lengths = [SPECTATORS, ...seatsOf(4)].map(
      (audience) => codedText(toy.redactor, facts, audience as never).length,
    )
    expect(new Set(lengths).size).toBe(1)
  })
})
