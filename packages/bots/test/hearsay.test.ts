import { elementAt } from '@selva/core'
import { CELLS, type Sector } from '@selva/escape'
import { expect, test } from 'vitest'
import { exposureFrom } from '../src/escape/policy/exposure.ts'
import { type Hearsay, hearsayFrom } from '../src/escape/policy/hearsay.ts'
import { galilei, table } from './table.ts'

const players = [
  { character: 'captain', at: 'E10' },
  { character: 'alien1', at: 'I09' },
]
const { belief } = table(galilei(2), { players }).bot(1)
const { terrain } = belief
const moves = terrain.moves('human', 1)
const [first, second] = [0, 40].map((n) =>
  elementAt(
    terrain.zone.plain.filter((at) => terrain.loud[at] === 1),
    n,
  ),
)
const still = elementAt(
  terrain.zone.plain.filter((at) => terrain.quiet[at] === 1),
  0,
)

/** One move will lead to one of these sectors, each as likely for the others. */
function hearsay(...cells: readonly (Sector | undefined)[]): Hearsay {
  const next = new Float64Array(CELLS)
  for (const cell of cells) next[cell ?? 0] = 1 / cells.length
  return hearsayFrom(belief, moves, exposureFrom(belief, next))
}

/** How likely one more move from here ends in each sector, for the others. */
function onwards(cell: Sector | undefined): Float64Array {
  const out = new Float64Array(CELLS)
  for (let k = moves.start[cell ?? 0] ?? 0; k < (moves.start[(cell ?? 0) + 1] ?? 0); k++)
    out[moves.to[k] ?? 0] = moves.chance[k] ?? 0
  return out
}

test('after a silent sector the others go on from the quiet ones alone', () => {
  expect(hearsay(first, still).after('quiet', still, 0).exposure.next).toEqual(onwards(still))
})

test('after a card they go on from the loud ones alone', () => {
  expect(hearsay(first, still).after('loud', first ?? still, 0).exposure.next).toEqual(onwards(first))
})

test('a named sector is believed as far as they are sure of it', () => {
  const next = hearsay(first, second).after(first ?? still, first ?? still, 0.6).exposure.next
  const [named, other] = [onwards(first), onwards(second)]
  for (let i = 0; i < CELLS; i++) expect(next[i]).toBeCloseTo(0.8 * (named[i] ?? 0) + 0.2 * (other[i] ?? 0), 9)
})

test('where they thought of no such sector, they go on from the one it is in', () => {
  expect(hearsay(first).after('quiet', still, 0).exposure.next).toEqual(onwards(still))
})
