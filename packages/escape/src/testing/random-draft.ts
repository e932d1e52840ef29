import { randomElement, type Stream, shuffled } from '@selva/core'
import { around, CELLS, type Sector } from '../sector.ts'
import { emptyDraft, MAX_HATCHES, type ZoneDraft } from '../zone/draft.ts'
import type { Cell, Hatch } from '../zone.ts'

/** A blot of sectors that grows from a cell, so that most of them hang together. */
function blot(size: number, stream: Stream): readonly Sector[] {
  const edge: Sector[] = [stream.below(CELLS) as Sector]
  const grown = new Set<Sector>(edge)
  while (grown.size < size && edge.length > 0) {
    const from = randomElement(edge, stream)
    const free = around(from).filter((at) => !grown.has(at))
    if (free.length === 0) edge.splice(edge.indexOf(from), 1)
    else {
      const at = randomElement(free, stream)
      grown.add(at)
      edge.push(at)
    }
  }
  return [...grown]
}

/**
 * Any zone at all: a needle or a whole sheet, in one piece or in several, with the starts and one to nine hatches
 * anywhere on it. Many cannot be played; the checks must say which.
 */
export function randomDraft(stream: Stream): ZoneDraft {
  const cells: Cell[] = [...emptyDraft.cells]
  const danger = 1 + stream.below(9)
  for (let parts = 1 + stream.below(3); parts > 0; parts--)
    for (const at of blot(2 + stream.below(stream.below(2) === 0 ? 12 : 200), stream))
      cells[at] = stream.below(10) < danger ? 'dangerous' : 'secure'
  const drawn = cells.flatMap((cell, i) => (cell === 'void' ? [] : [i as Sector]))
  const [human, alien, ...rest] = shuffled(drawn, stream)
  if (human !== undefined) cells[human] = 'humanSector'
  if (alien !== undefined) cells[alien] = 'alienSector'
  const hatches: readonly Hatch[] = rest.slice(0, 1 + stream.below(MAX_HATCHES)).map((at, i) => ({ number: i + 1, at }))
  for (const { at } of hatches) cells[at] = 'hatch'
  return { ...emptyDraft, title: 'Random', cells, hatches }
}
