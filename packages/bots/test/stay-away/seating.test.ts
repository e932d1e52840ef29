import { fastChance } from '@selva/core'
import { type Direction, firstFrom, hasDoor, living, nextOf, stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { playGameToEnd, randomBot } from '../../src/index.ts'
import {
  barred,
  isBarred,
  neighbour,
  partnerIn,
  seatingOf,
  swapped,
  turned,
  without,
} from '../../src/stay-away/policy/seating.ts'
import { official } from './table.ts'

const AROUND: readonly Direction[] = [1, -1]

test('a seating thought out in advance is the one that comes about', () => {
  const done = { swapped: 0, eliminated: 0, turnedAround: 0, doorPlaced: 0 }
  for (let seed = 1; seed <= 150; seed++) {
    const setting = official(4 + (seed % 9))
    let part = stayAway.start(setting)
    playGameToEnd({
      game: stayAway,
      setting,
      chance: fastChance(seed),
      stream: fastChance(seed + 1_000_000),
      bot: (seat) => randomBot(stayAway, setting, seat),
      after(state, facts) {
        for (const fact of facts) {
          const before = seatingOf(part)
          stayAway.evolve(part, fact)
          const after = seatingOf(part)
          // With two players every door lies in the one gap between them (VOC-6), whichever it came from.
          if (living(part).length < 3) continue
          if (fact.kind === 'swapped') expect(swapped(before, fact.a, fact.b)).toEqual(after)
          else if (fact.kind === 'eliminated') expect(without(before, fact.seat)).toEqual(after)
          else if (fact.kind === 'turnedAround') expect(turned(before)).toEqual(after)
          else if (fact.kind === 'doorPlaced') {
            const left = part.ring[fact.gap] ?? part.active
            const right = firstFrom(part, left, 1)
            expect(barred(before, left, right, true)).toEqual(after)
            expect(barred(barred(before, right, left, true), left, right, false)).toEqual(before)
          } else continue
          done[fact.kind]++
        }
        part = stayAway.clone(state)
        const seating = seatingOf(state)
        for (const seat of living(state)) {
          for (const direction of AROUND) {
            expect(neighbour(seating, seat, direction)).toBe(firstFrom(state, seat, direction))
            expect(isBarred(seating, seat, direction)).toBe(hasDoor(state, seat, direction))
          }
          const door = hasDoor(state, seat, state.direction)
          expect(partnerIn(seating, seat)).toBe(door ? undefined : nextOf(state, seat))
        }
      },
    })
  }
  for (const times of Object.values(done)) expect(times).toBeGreaterThan(10)
})
