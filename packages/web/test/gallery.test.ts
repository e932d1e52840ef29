import { isRefusal } from '@selva/core'
import { escape, PRESETS, presets, zones } from '@selva/escape'
import type { DocumentInfo } from '@selva/protocol'
import { stayAway } from '@selva/stay-away'
import { type ComponentChildren, type FunctionComponent, h, type VNode } from 'preact'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { knowGames, learnGames } from '../src/client/games.ts'
import { loadLanguage } from '../src/client/language.ts'
import { creditText } from '../src/documents/credits.ts'
import { writeDraft } from '../src/documents/drafts-on-device.ts'
import { listedDrafts } from '../src/documents/gallery/drafts.ts'
import { type Filters, isWanted, queryOf } from '../src/documents/gallery/filters.ts'
import { ServerVerdict, VerdictOnCard, verdictFor, verdictsOn } from '../src/documents/ServerVerdict.tsx'
import { gamesWithDocuments, type KnownGame, officialDocuments } from '../src/documents/shown.ts'
import { loadDocumentWords } from '../src/documents/words.ts'
import { withZoneDocument } from '../src/escape/host/brought.ts'
import { EMPTY_FORM, isHostForm, settingOf, withZone } from '../src/escape/host/form.ts'
import { documentsIn } from '../src/escape/host/scenario.ts'
import { GAMES } from '../src/games.ts'
import { loadLabWords } from '../src/lab/words.ts'

let games: readonly KnownGame[]
beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  knowGames(GAMES)
  await loadLanguage('en')
  await Promise.all([learnGames(), loadDocumentWords(), loadLabWords()])
  games = await gamesWithDocuments()
})

const ANY: Filters = { kind: 'all', mine: false, search: '', players: '', preset: '', sort: 'new' }
const shown = () => games.flatMap(officialDocuments)
const wanted = (some: Partial<Filters>) =>
  shown()
    .filter((one) => isWanted(one, { ...ANY, ...some }))
    .map(({ id }) => id)

describe('the wishes of a visitor', () => {
  test('are asked for only where there are any', () => {
    expect(queryOf(ANY)).toEqual({ sort: 'new' })
    expect(queryOf({ ...ANY, kind: 'zone', mine: true, search: ' two ', players: '6', preset: 'arena' })).toEqual({
      kind: 'zone',
      mine: '1',
      search: 'two',
      players: 6,
      preset: 'arena',
      sort: 'new',
    })
  })

  test('pick official documents as the server picks others', () => {
    expect(wanted({ kind: 'zone' })).toHaveLength(zones.length)
    expect(wanted({ kind: 'zone', search: 'LEVI' })).toEqual(['official-levi-montalcini'])
    expect(wanted({ kind: 'zone', players: '2' })).toContain('official-fermi')
    expect(wanted({ kind: 'zone', players: '2' })).not.toContain('official-galilei')
    expect(wanted({ kind: 'scenario', preset: 'infection' })).toEqual(['official-infection'])
  })
})

test('every official document can be played at once', () => {
  const rules = { escape, 'stay-away': stayAway } as const
  for (const { game, documents } of games)
    for (const { id, kind, text } of documents.official()) {
      const setting = documents.settingOf({ kind, text })
      expect(setting, id).toBeDefined()
      expect(isRefusal(rules[game as keyof typeof rules].setting(setting)), id).toBe(false)
    }
})

test('a fork names its parent and its author, as far as they may be seen', () => {
  const parent = { id: 'a', version: 2, title: 'Needle', author: 'Ana' }
  expect(creditText({})).toBe('')
  expect(creditText({ parent })).toBe('Forked from Needle by Ana')
  expect(creditText({ parent: { ...parent, author: null } })).toBe('Forked from Needle by a former player')
  expect(creditText({ parent: { ...parent, author: '' } })).toBe('Forked from Needle')
  expect(creditText({ parent: { ...parent, title: '', author: null } })).toBe(
    'Forked from an original that isn’t public',
  )
})

test('drafts of every kind and game are listed, the newest first, but for those of unknown games', () => {
  const storage: { [key: string]: string } = {}
  const setItem = (key: string, text: string): void => {
    storage[key] = text
  }
  Object.defineProperties(storage, { setItem: { value: setItem }, getItem: { value: (key: string) => storage[key] } })
  vi.stubGlobal('localStorage', storage)
  const keep = (kind: 'zone' | 'scenario', id: string, changed: number, text: string): boolean =>
    writeDraft(kind, id, { text, title: id, changed, unsaved: true, played: [] })
  keep('scenario', 'draft-a', 1, '{"game":"escape"}')
  keep('zone', 'draft-b', 3, 'title: x')
  keep('scenario', 'draft-c', 2, '{"game":"stay-away"}')
  keep('scenario', 'draft-d', 4, '{"game":"chess"}')
  keep('scenario', 'draft-e', 5, 'not a file')
  const listed = listedDrafts(games).map(({ id, kind, game }) => [id, kind, game])
  vi.stubGlobal('localStorage', undefined)
  expect(listed).toEqual([
    ['draft-b', 'zone', 'escape'],
    ['draft-c', 'scenario', 'stay-away'],
    ['draft-a', 'scenario', 'escape'],
  ])
})

/** The words of a component that keeps no state, and of everything in it. */
function wordsIn(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(wordsIn).join(' ')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (typeof node !== 'object' || node === null || !('props' in node)) return ''
  const { type, props } = node as VNode<{ readonly children?: ComponentChildren }>
  return wordsIn(typeof type === 'function' ? (type as FunctionComponent)(props) : props.children)
}

describe('the verdict of the server', () => {
  const rate = { share: 0.62, low: 0.58, high: 0.66 }
  const advice = [{ code: 'hatchFavoured', hatch: 4, share: 0.63 }]
  const verdict = { bots: 7, rules: 12, games: 400, seats: 6, lean: 'leansToHunters', firm: true, rate, advice }
  const judged = (verdict: unknown, presets: readonly string[] = []) =>
    games.map((game) => ({ document: { presets: [...presets], verdicts: [verdict] }, game }))
  const told = (verdict: unknown, whole: boolean, presets: readonly string[] = []): readonly string[] =>
    judged(verdict, presets).map((one) =>
      wordsIn(
        whole
          ? h(ServerVerdict, { ...one, seats: undefined, pick: () => {} })
          : h(VerdictOnCard, { ...one, players: undefined }),
      ),
    )

  test('is a word in the gallery, in the terms of each game', () => {
    const [inEscape, inStayAway] = told(verdict, false)
    expect(inEscape).toContain('Measured by this server')
    expect(inEscape).toContain('Favours aliens')
    expect(inEscape).toContain('6 players')
    expect(inEscape).not.toContain('62')
    expect(inStayAway).toContain('Measured by this server')
    expect(inStayAway).not.toContain('aliens')
  })

  test('is whole on the page of a document: sentence, interval and versions', () => {
    for (const words of told(verdict, true)) {
      expect(words).toContain('62 of 100 games with 6 players')
      expect(words).toContain('Probably between 58 and 66, after 400 games.')
      expect(words).toContain('Played by version 7 of the bots, with version 12 of the rules.')
    }
  })

  test('is the one for the nearest number of players, or else the middle one', () => {
    const [first] = judged(verdict)
    if (first === undefined) throw new Error('no game has documents')
    const verdicts = [4, 6, 8].map((seats) => ({ ...verdict, seats }))
    const three = verdictsOn({ ...first, document: { presets: [], verdicts } })
    expect([undefined, 2, 4, 7, 8, 16].map((players) => verdictFor(three, players)?.seats)).toEqual([6, 4, 4, 6, 8, 8])
    expect(verdictFor([], 6)).toBeUndefined()
  })

  test('says hatch or pod as the edition of its rules does', () => {
    const ultimate = PRESETS.find((preset) => presets[preset].edition === 'ultimate') ?? ''
    expect(told(verdict, true, ['advanced'])[0]).toContain('Hatch 4')
    expect(told(verdict, true, [ultimate])[0]).toContain('Pod 4')
  })

  test('is not shown before there is one, nor if this client has no words for it', () => {
    for (const none of [undefined, null, '', {}, { ...verdict, lean: 'toString' }, { ...verdict, lean: 'later' }])
      expect(told(none, true).join('')).toBe('')
  })
})

describe('a host brings', () => {
  const text = (zones[1]?.text ?? '').replace(/^zone: .*\n/, '').replace(/title: .*/, 'title: Needle')
  const stored = { id: 'abc', version: 3, published: 3, players: [2, 4], text } as unknown as DocumentInfo

  test('a zone of a person: its whole text goes into the setting, and the table names it', () => {
    const form = withZoneDocument(EMPTY_FORM, { kind: 'zone', id: 'abc', stored })
    expect(form).toMatchObject({ zone: text, seats: 4, zoneDocument: { id: 'abc', version: 3 } })
    expect(isHostForm(form)).toBe(true)
    expect(form === undefined || isRefusal(settingOf(form))).toBe(false)
    expect(form === undefined ? undefined : documentsIn(form)).toEqual([{ id: 'abc', version: 3 }])
    expect(form === undefined ? undefined : documentsIn(withZone(form, 'fermi'))).toBeUndefined()
  })

  test('official ones by name, and nothing that is none', () => {
    expect(withZoneDocument(EMPTY_FORM, { kind: 'zone', id: 'official-fermi' })?.zone).toBe('fermi')
    expect(withZoneDocument(EMPTY_FORM, { kind: 'scenario', id: 'official-arena' })?.preset).toBe('arena')
    expect(withZoneDocument(EMPTY_FORM, { kind: 'zone', id: 'official-arena' })).toBeUndefined()
    expect(withZoneDocument(EMPTY_FORM, { kind: 'zone', id: 'abc', stored: { ...stored, text: 'x' } })).toBeUndefined()
  })
})
