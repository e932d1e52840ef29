import type { Seat } from '@selva/core'
import { describe, expect, test } from 'vitest'
import { laneOf, type ScriptedGame } from './lane.ts'

/** A game of so many choices, made in turn; what its pages write is noted down. */
function gameOf(name: string, choices: number, written: string[]): ScriptedGame {
  return {
    pages: [1, 2, 3].map((seat) => ({ write: (frame) => written.push(`${seat} ${String(frame)}`) })),
    script: Array.from({ length: choices }, (_, i) => ({
      seat: ((i % 3) + 1) as Seat,
      frame: Buffer.from(`${name}${i}`),
      readers: 3,
    })),
  }
}

function lane(games: readonly number[], { acknowledged = true, endless = false } = {}) {
  const written: string[] = []
  const done: number[] = []
  let ranOut = false
  const made = laneOf({
    games: games.map((choices, i) => gameOf('abc'[i] ?? '', choices, written)),
    acknowledged,
    endless,
    done: (_, from) => done.push(from),
    ranOut: () => {
      ranOut = true
    },
  })
  return { ...made, written, done, ranOut: () => ranOut }
}

describe('a lane', () => {
  test('is done with a choice when all seats have it and its sender has the acknowledgement', () => {
    const { send, heard, waits, written, done } = lane([2])
    send(10)
    expect(written).toEqual(['1 a0'])
    heard(1, 0)
    heard(2, 0)
    expect(done).toEqual([])
    expect(waits()).toBe(true)
    heard(1, 0)
    expect(done).toEqual([10])
    expect(waits()).toBe(false)
  })

  test('goes on in the next game when one is over, and passes by what comes late from the last', () => {
    const { send, heard, written, done } = lane([1, 2])
    send(1)
    heard(4, 0)
    send(2)
    heard(2, 0)
    heard(3, 1)
    expect(done).toEqual([1])
    heard(1, 1)
    send(3)
    expect(written).toEqual(['1 a0', '1 b0', '2 b1'])
    expect(done).toEqual([1, 2])
  })

  test('says when it has no more choices', () => {
    const { send, heard, ranOut, waits } = lane([1])
    send(1)
    heard(4, 0)
    expect(ranOut()).toBe(false)
    send(2)
    expect(ranOut()).toBe(true)
    expect(waits()).toBe(false)
  })

  test('without acknowledgements waits for the seats alone, and an endless script begins again', () => {
    const { send, heard, written } = lane([1], { acknowledged: false, endless: true })
    for (let i = 0; i < 3; i++) {
      send(i)
      heard(3, 0)
    }
    expect(written).toEqual(['1 a0', '1 a0', '1 a0'])
  })
})
