import { count, fastChance, isRefusal, nth, play } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { type Choice, escape, type FullState, zoneFrom } from '../src/index.ts'
import { table } from '../src/testing/index.ts'
import { socrates } from '../src/zones/socrates.ts'
import { advanced, ultimate } from './tables.ts'

const small = zoneFrom(socrates)
if (isRefusal(small)) throw new Error(small.refused)

/** How many ways the next `depth` choices can go, chance aside: draws are arranged. */
function paths(state: FullState, depth: number): number {
  if (depth === 0) return 1
  let n = 0
  for (const seat of escape.awaits(state)) {
    const options = escape.options(state, seat)
    for (let k = 0; k < count(options); k++) {
      const next = escape.clone(state) as FullState
      play(escape, next, seat, nth<Choice>(options, k), fastChance(1))
      n += paths(next, depth - 1)
    }
  }
  return n
}

describe('counting', () => {
  it('finds the legal paths of a small zone, worked out by hand', () => {
    // Around L08 lie six sectors, all dangerous, and the cards on top are silence.
    const t = table({ ana: 'captain@L08', bob: 'alien1@L06' }, { zone: small, next: ['silence', 'silence'] })
    expect(t.ana.places().join(' ')).toBe('K08 K09 L07 L09 M08 M09')
    expect(paths(t.state, 1)).toBe(6)
    expect(paths(t.state, 2)).toBe(6)
    expect(paths(t.state, 3)).toBe(6)
    // Then the alien from L06, two steps far: ten sectors, and he resolves or attacks in each.
    const alien = table({ ana: 'captain@L08', bob: 'alien1@L06' }, { zone: small, turn: 2 })
    expect(alien.bob.places().join(' ')).toBe('J07 K06 K07 K08 L05 L07 M06 M07 M08 N07')
    expect(paths(t.state, 4)).toBe(6 * 10)
    expect(paths(t.state, 5)).toBe(6 * 10 * 2)
  })
  it('offers a human who drew "any" every plain sector', () => {
    const t = table({ ana: 'captain@K08', bob: 'alien1@L06' }, { zone: small, step: 'name', from: 'L08', card: 'any' })
    expect(paths(t.state, 1)).toBe(small.plain.length)
    expect(paths(t.state, 2)).toBe(small.plain.length)
  })
  it('offers an item wherever it may be played, and its targets', () => {
    // Six sectors to go to, Adrenaline, and a Spotlight on any of forty sectors.
    const t = advanced({ ana: 'captain@L08 +adrenaline +spotlight', bob: 'alien1@L06' }, { zone: small })
    expect(paths(t.state, 1)).toBe(6 + 1 + 40)
    // After each Spotlight six sectors and Adrenaline are left; after Adrenaline two steps and the Spotlight.
    t.ana.uses('adrenaline')
    const far = t.ana.places().length
    expect(paths(t.state, 1)).toBe(far + 40)
    const fresh = advanced(
      { ana: 'captain@L08 +adrenaline +spotlight', bob: 'alien1@L06' },
      { zone: small, next: ['silence'] },
    )
    expect(paths(fresh.state, 2)).toBe(6 * (1 + 40) + (far + 40) + 40 * (6 + 1))
  })
  it('asks for two different sectors after a Cat', () => {
    const t = ultimate({ ana: 'medic@L08 spent +cat', bob: 'brute@L06' }, { zone: small, next: ['any'] })
    t.ana.moves('K08')
    t.ana.uses('cat')
    expect(paths(t.state, 2)).toBe(small.plain.length * (small.plain.length - 1))
  })
})
