import { type DocumentFacts, isRefusal, type Refusal, refuse } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { DocumentInfo, DocumentList, NewDocument } from '@selva/protocol'
import type { Games } from '@selva/server'
import { memoryStore, type Visitor } from '@selva/server/testing'
import { openPostgres } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { GAMES } from './games.ts'
import type { Postgres } from './postgres.ts'

/** A zone of the toy game: a JSON of one version, which its game writes in one order. */
type ToyZone = {
  readonly title: string
  readonly description?: string
  readonly players?: readonly [number, number]
  readonly presets?: readonly string[]
  readonly playable?: boolean
}

export const zoneText = (zone: ToyZone): string => JSON.stringify({ toyZone: 1, ...zone })

function read(text: string): DocumentFacts | Refusal {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return refuse('json')
  }
  if (typeof file !== 'object' || file === null || !('toyZone' in file)) return refuse('shape')
  if (file.toyZone !== 1) return refuse('version', file.toyZone)
  const { title, description = '', players, presets = [], playable = true } = file as unknown as ToyZone
  if (typeof title !== 'string' || title.length > 40) return refuse('title', 'at most 40')
  const known = { title, description, ...(players === undefined ? {} : { players }), presets, playable }
  return { ...known, text: zoneText(known), players: players ?? 'unknown' }
}

/** The toy game with zones that people draw, one of its own, and a title that a host may write. */
const drawn: typeof toy = {
  ...toy,
  setting(draft) {
    const setting = toy.setting(draft)
    const title = typeof draft === 'object' && draft !== null && 'title' in draft ? String(draft.title) : undefined
    return isRefusal(setting) || title === undefined ? setting : { ...setting, title }
  },
  documents: { zone: read },
  officialDocuments: [{ kind: 'zone', id: 'official-plain', title: 'Plain' }],
  plays: () => true,
  writtenIn: (setting) => ('title' in setting ? [String(setting.title)] : []),
}

export const DRAWN: Games = { ...GAMES, toy: { game: drawn, pace: {} } }

/** Both databases: how to open a fresh one. */
export const stores = (database: Postgres): readonly (readonly [string, () => Promise<Store>])[] => [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
]

export const newZone = (title: string, more: Partial<ToyZone> & Pick<NewDocument, 'parent'> = {}): NewDocument => {
  const { parent, ...zone } = more
  return { game: 'toy', kind: 'zone', text: zoneText({ title, ...zone }), ...(parent === undefined ? {} : { parent }) }
}

/** Saves a new zone, which must work. */
export async function drawnBy(who: Visitor, title: string, more: Parameters<typeof newZone>[1] = {}) {
  const { status, body } = await who.post('/api/documents', newZone(title, more))
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as DocumentInfo
}

/** Saves and publishes a new zone. */
export async function publishedBy(who: Visitor, title: string, more: Parameters<typeof newZone>[1] = {}) {
  const { id } = await drawnBy(who, title, more)
  const { status, body } = await who.post(`/api/documents/${id}/publish`, { version: 1 })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as DocumentInfo
}

export const listFor = async (who: Visitor, query = ''): Promise<DocumentList> =>
  (await who.get(`/api/documents${query}`)).body as DocumentList
export const titlesFor = async (who: Visitor, query = ''): Promise<readonly string[]> =>
  (await listFor(who, query)).documents.map(({ title }) => title)
