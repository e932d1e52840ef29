import { signal } from '@preact/signals'
import type { DocumentKind } from '@selva/core'
import type { DocumentQuery, DocumentSort } from '@selva/protocol'
import { folded } from '../../learn/book/search.ts'
import type { ShownDocument } from '../shown.ts'

/** The wishes of a visitor of the gallery; an empty one is none. */
export type Filters = {
  readonly kind: DocumentKind | 'all'
  readonly mine: boolean
  readonly search: string
  readonly players: string
  readonly preset: string
  readonly sort: DocumentSort
}

/** Kept while the client is open: a visitor who comes back from a document finds the same list. */
export const filters = signal<Filters>({
  kind: 'all',
  mine: false,
  search: '',
  players: '',
  preset: '',
  sort: 'new',
})

export const queryOf = ({ kind, mine, search, players, preset, sort }: Filters): DocumentQuery => ({
  ...(kind === 'all' ? {} : { kind }),
  ...(mine ? { mine: '1' } : {}),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(players === '' ? {} : { players: Number(players) }),
  ...(preset === '' ? {} : { preset }),
  sort,
})

/** The same wishes, for documents that the server does not list. */
export function isWanted(
  { kind, title, description, players, presets }: ShownDocument,
  { search, players: seats, preset, ...wanted }: Filters,
): boolean {
  const text = folded(`${title} ${description}`)
  const words = folded(search).split(/\s+/)
  return (
    (wanted.kind === 'all' || wanted.kind === kind) &&
    words.every((word) => text.includes(word)) &&
    (seats === '' || players === 'unknown' || (players[0] <= Number(seats) && Number(seats) <= players[1])) &&
    (preset === '' || presets.includes(preset))
  )
}
