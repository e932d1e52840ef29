import { elementAt, type Seat, seatsOf } from '@selva/core'
import { expect, test } from 'vitest'
import { likelyClaim } from '../src/stay-away/likely-claim.ts'
import type { Story } from '../src/stay-away/story.ts'

const [ana, bob] = [elementAt(seatsOf(4), 0), elementAt(seatsOf(4), 1)]

const after = (gave: string, got: string): Story =>
  ({ lines: [{ kind: 'got', from: bob, gave, got }], sightings: [] }) as unknown as Story
const sight = (of: Seat, cards: readonly string[]): Story =>
  ({ lines: [], sightings: [{ of, cards, line: { kind: 'saw' } }] }) as unknown as Story

test('a claim begins with my last exchange, or with what I saw last', () => {
  expect(likelyClaim(after('whisky', 'axe'), 'gave', 'human')).toEqual({ whom: bob, card: 'whisky' })
  expect(likelyClaim(after('whisky', 'axe'), 'got', 'thing')).toEqual({ whom: bob, card: 'axe' })
  expect(likelyClaim(sight(ana, ['infected']), 'saw', 'human')).toEqual({ whom: ana, card: 'infected' })
})

test('no claim begins with a card that betrays its speaker', () => {
  expect(likelyClaim(after('whisky', 'infected'), 'got', 'infected').card).toBeUndefined()
  expect(likelyClaim(after('infected', 'axe'), 'gave', 'thing').card).toBeUndefined()
  expect(likelyClaim(sight(bob, ['theThing']), 'saw', 'infected').card).toBeUndefined()
  expect(likelyClaim(after('whisky', 'axe'), 'am', 'thing')).toEqual({ whom: bob, card: 'axe' })
})
