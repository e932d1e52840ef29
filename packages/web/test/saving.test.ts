import type { DocumentInfo } from '@selva/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftsOnDevice, readDraft, writeDraft } from '../src/documents/drafts-on-device.ts'
import { type DocumentSession, documentSession, type Missing } from '../src/documents/saving/document-session.ts'
import { type OpenedDocument, openDocument, openedText } from '../src/documents/saving/open-document.ts'
import type { DocumentRequests } from '../src/documents/saving/save-document.ts'
import { after, noteOf, type SavingEvent, type SavingState } from '../src/documents/saving/saving-state.ts'

const OFFLINE = { refused: 'offline', about: '' } as const

/** A server in memory. It answers as ours does; `lose` loses the answers, `away` the requests too. */
function fakeServer() {
  type Stored = { id: string; key: string; texts: string[]; published: number | undefined; parent: string }
  const stored: Stored[] = []
  const wrong = { lose: false, away: false, refuse: '' }
  let owner = true
  const infoOf = ({ id, texts, published }: Stored): DocumentInfo =>
    ({
      id,
      kind: 'zone',
      mine: owner,
      version: texts.length,
      versions: texts.length,
      text: texts.at(-1),
      ...(published === undefined ? {} : { published }),
    }) as DocumentInfo
  const answer = (work: () => Stored | { refused: string; about: string }) => {
    if (wrong.away) return Promise.resolve(OFFLINE)
    const done = wrong.refuse === '' ? work() : { refused: wrong.refuse, about: '' }
    if (wrong.lose) return Promise.resolve(OFFLINE)
    return Promise.resolve('refused' in done ? done : infoOf(done))
  }
  const find = (id: string, run: (one: Stored) => Stored | { refused: string; about: string }) => () => {
    const found = stored.find((one) => one.id === id)
    return found === undefined || !owner ? { refused: 'unknownDocument', about: '' } : run(found)
  }
  const api = {
    read: (id: string) => answer(find(id, (one) => one)),
    add: ({ text, requestKey = '', parent }: { text: string; requestKey?: string; parent?: { id: string } }) =>
      answer(() => {
        const before = stored.find(({ key }) => key === requestKey)
        if (before !== undefined) return before
        if (parent?.id === 'gone') return { refused: 'unknownParent', about: '' }
        const id = `document${stored.length}`
        const made = { id, key: requestKey, texts: [text], published: undefined, parent: parent?.id ?? '' }
        stored.push(made)
        return made
      }),
    save: ({ id, version }: { id: string; version: number }, text: string) =>
      answer(
        find(id, (one) => {
          if (one.texts.at(-1) === text) return one
          if (one.texts.length !== version) return { refused: 'documentChanged', about: String(one.texts.length) }
          one.texts.push(text)
          return one
        }),
      ),
    publish: ({ id, version }: { id: string; version: number }) =>
      answer(
        find(id, (one) => {
          if (one.texts[version - 1]?.includes('unwanted')) return { refused: 'unwantedTitle', about: '' }
          one.published = version
          return one
        }),
      ),
    unpublish: (id: string) =>
      answer(
        find(id, (one) => {
          one.published = undefined
          return one
        }),
      ),
  } as unknown as DocumentRequests
  return {
    api,
    stored,
    wrong,
    becomeAnotherPerson() {
      owner = false
    },
  }
}

/** A page with an editor whose whole document is one text. */
function page(api: DocumentRequests, opened: OpenedDocument) {
  let text = opened.text
  const seen = { missing: undefined as Missing | undefined, pointed: [] as Missing[], renamed: [] as string[] }
  const session: DocumentSession = documentSession(
    {
      kind: 'zone',
      game: 'game',
      text: () => text,
      title: () => text,
      show(next) {
        text = next
      },
      renamed: (id) => seen.renamed.push(id),
      missing: () => seen.missing,
      point: (at) => seen.pointed.push(at),
    },
    opened,
    api,
  )
  return {
    session,
    seen,
    type(next: string) {
      text = next
      session.changed()
    },
    text: () => text,
    note: () => noteOf(session.state.value),
  }
}

const listeners = new Set<(event: StorageEvent) => void>()
/** Tells the other tabs what one tab has written; a browser tells none of itself. */
function tellTabs(except: ReadonlySet<(event: StorageEvent) => void> = new Set()): void {
  for (const key of Object.keys(localStorage))
    for (const hear of [...listeners]) if (!except.has(hear)) hear({ key } as StorageEvent)
}

beforeEach(() => {
  const storage: { [key: string]: string } = {}
  const hidden = (name: string, value: unknown) => Object.defineProperty(storage, name, { value, configurable: true })
  hidden('getItem', (key: string) => storage[key] ?? null)
  hidden('setItem', (key: string, value: string) => {
    storage[key] = value
  })
  hidden('removeItem', (key: string) => {
    delete storage[key]
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (name: string, run: (event: StorageEvent) => void) => {
    if (name === 'storage') listeners.add(run)
  })
  vi.stubGlobal('removeEventListener', (_: string, run: (event: StorageEvent) => void) => listeners.delete(run))
  vi.useFakeTimers()
})
afterEach(() => {
  listeners.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const BLANK = openedText('new', 'blank')

describe('the state that an author reads', () => {
  const START: SavingState = {
    device: 'untouched',
    saved: undefined,
    unsaved: true,
    doing: undefined,
    refusal: undefined,
    resumed: false,
    elsewhere: false,
  }
  const version = (n: number, published?: number) => ({ id: 'a', version: n, published, hidden: false })
  const through = (...events: readonly SavingEvent[]) => noteOf(events.reduce(after, START))
  const CHANGED = [{ is: 'changed' }, { is: 'kept' }] as const
  const SAVED = { is: 'answered', saved: version(3), unsaved: false } as const

  test.each<readonly [string, readonly SavingEvent[]]>([
    ['untouched', []],
    ['device', CHANGED],
    ['refused', [{ is: 'changed' }, { is: 'notKept' }]],
    ['saving', [...CHANGED, { is: 'asked', doing: 'save' }]],
    ['saved', [...CHANGED, { is: 'asked', doing: 'save' }, SAVED]],
    ['changed', [...CHANGED, SAVED, ...CHANGED]],
    ['changed', [...CHANGED, { ...SAVED, unsaved: true }]],
    ['publishing', [...CHANGED, SAVED, { is: 'asked', doing: 'publish' }]],
    ['published', [...CHANGED, { ...SAVED, saved: version(3, 3) }]],
    ['newer', [...CHANGED, { ...SAVED, saved: version(3, 2) }]],
    ['hidden', [...CHANGED, { ...SAVED, saved: { ...version(3, 3), hidden: true } }]],
    ['offline', [...CHANGED, { is: 'refused', refusal: { ...OFFLINE, doing: 'save' } }]],
    // A retry says nothing new until there is an answer.
    [
      'offline',
      [...CHANGED, { is: 'refused', refusal: { ...OFFLINE, doing: 'save' } }, { is: 'asked', doing: 'save' }],
    ],
    ['elsewhere', [...CHANGED, { is: 'elsewhere', saved: undefined, unsaved: true, changed: true }]],
    ['saved', [...CHANGED, { is: 'elsewhere', saved: version(1), unsaved: false, changed: false }]],
  ])('%s', (note, events) => {
    expect(through(...events)).toBe(note)
  })

  test('a change answers a refusal about the title, and no conflict', () => {
    const refused = (code: 'unwantedTitle' | 'documentChanged'): SavingEvent => ({
      is: 'refused',
      refusal: { refused: code, about: '4', doing: 'save' },
    })
    const left = (code: 'unwantedTitle' | 'documentChanged') =>
      [SAVED, refused(code), { is: 'changed' } as const].reduce<SavingState>(after, START).refusal?.refused
    expect(left('unwantedTitle')).toBeUndefined()
    expect(left('documentChanged')).toBe('documentChanged')
  })
})

describe('saving', () => {
  test('first makes one document, then its versions', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    expect(ana.note()).toBe('device')
    const device = ana.session.id.value
    await ana.session.save()
    expect(ana.note()).toBe('saved')
    expect(ana.seen.renamed).toEqual([device, 'document0'])
    expect(draftsOnDevice('zone').map(({ id, over, unsaved }) => [id, over, unsaved])).toEqual([
      ['document0', 1, false],
    ])
    ana.type('two')
    expect(ana.note()).toBe('changed')
    expect(readDraft('zone', 'document0')).toMatchObject({ text: 'two', over: 1, unsaved: true })
    await ana.session.save()
    expect(server.stored).toMatchObject([{ key: device, texts: ['one', 'two'] }])
    // An old link to the draft still leads to it.
    expect(await openDocument('zone', device, server.api)).toMatchObject({ id: 'document0', text: 'two' })
  })

  test('a fork that was not changed is saved with its parent', async () => {
    const server = fakeServer()
    const ana = page(server.api, openedText('official-a', 'text', { id: 'official-a', version: 1 }))
    await ana.session.save()
    expect(server.stored).toMatchObject([{ texts: ['text'], parent: 'official-a' }])
  })

  test('a change while a save is under way is not taken for saved', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    const saving = ana.session.save()
    ana.type('one and more')
    await saving
    expect(ana.note()).toBe('changed')
    expect(readDraft('zone', 'document0')).toMatchObject({ text: 'one and more', over: 1, unsaved: true })
  })

  test('a lost answer makes no second document, even after a crash and more changes', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    server.wrong.lose = true
    await ana.session.save()
    expect(ana.note()).toBe('offline')
    ana.session.leave()
    server.wrong.lose = false
    const opened = await openDocument('zone', ana.session.id.value, server.api)
    if ('refused' in opened) throw new Error(opened.refused)
    const again = page(server.api, opened)
    again.type('two')
    await again.session.save()
    expect(again.note()).toBe('saved')
    expect(server.stored).toMatchObject([{ texts: ['one', 'two'] }])
  })

  test('a lost answer to a later version is no conflict', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    await ana.session.save()
    ana.type('two')
    server.wrong.lose = true
    await ana.session.save()
    ana.type('three')
    server.wrong.lose = false
    await ana.session.save()
    expect(ana.note()).toBe('saved')
    expect(server.stored[0]?.texts).toEqual(['one', 'two', 'three'])
  })

  test('without an answer it is tried again until the server is back', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    server.wrong.away = true
    await ana.session.save()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(ana.note()).toBe('offline')
    ana.type('two')
    expect(readDraft('zone', ana.session.id.value)).toMatchObject({ text: 'two' })
    server.wrong.away = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ana.note()).toBe('saved')
    expect(server.stored).toMatchObject([{ texts: ['two'] }])
    ana.session.leave()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a refusal loses nothing', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    server.wrong.refuse = 'documents'
    await ana.session.save()
    expect(ana.session.state.value.refusal).toMatchObject({ refused: 'documents', doing: 'save' })
    expect(ana.note()).toBe('device')
    expect(readDraft('zone', ana.session.id.value)).toMatchObject({ text: 'one' })
  })

  test('another device has saved a newer version: mine goes on top, or gives way', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    await ana.session.save()
    server.stored[0]?.texts.push('from the phone')
    ana.type('mine')
    await ana.session.save()
    expect(ana.session.state.value.refusal).toMatchObject({ refused: 'documentChanged', about: '2' })
    expect(ana.text()).toBe('mine')
    await ana.session.saveOver()
    expect(server.stored[0]?.texts).toEqual(['one', 'from the phone', 'mine'])
    server.stored[0]?.texts.push('from the phone again')
    ana.type('mine again')
    await ana.session.save()
    await ana.session.openSaved()
    expect(ana.text()).toBe('from the phone again')
    expect(ana.note()).toBe('saved')
    expect(ana.session.state.value.saved?.version).toBe(4)
  })

  test('a document that is not mine any more is saved as a new one', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    await ana.session.save()
    server.stored.splice(0)
    ana.type('two')
    await ana.session.save()
    expect(ana.session.state.value.refusal?.refused).toBe('unknownDocument')
    await ana.session.saveAsNew()
    expect(ana.note()).toBe('saved')
    expect(server.stored).toMatchObject([{ texts: ['two'] }])
    expect(draftsOnDevice('zone')).toHaveLength(1)
  })

  test('a fork whose original is gone is saved without it', async () => {
    const server = fakeServer()
    const ana = page(server.api, openedText('gone', 'text', { id: 'gone', version: 2 }))
    await ana.session.save()
    expect(ana.session.state.value.refusal?.refused).toBe('unknownParent')
    await ana.session.saveAsNew()
    expect(server.stored).toMatchObject([{ texts: ['text'], parent: '' }])
  })
})

describe('publishing', () => {
  test('asks for what is missing, and sends nothing before', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    for (const missing of ['faults', 'title'] as const) {
      ana.seen.missing = missing
      await ana.session.publish()
    }
    expect(ana.seen.pointed).toEqual(['faults', 'title'])
    expect(ana.session.state.value.refusal?.refused).toBe('untitled')
    expect(server.stored).toEqual([])
  })

  test('saves the changes first, points at a refused title, and takes it back', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('unwanted')
    await ana.session.publish()
    expect(ana.session.state.value.refusal).toMatchObject({ refused: 'unwantedTitle', doing: 'publish' })
    expect(ana.seen.pointed).toEqual(['title'])
    expect(ana.note()).toBe('saved')
    ana.type('wanted')
    await ana.session.publish()
    expect(ana.note()).toBe('published')
    expect(server.stored).toMatchObject([{ texts: ['unwanted', 'wanted'], published: 2 }])
    ana.type('more')
    await ana.session.save()
    expect(ana.note()).toBe('newer')
    await ana.session.unpublish()
    expect(ana.note()).toBe('saved')
    expect(server.stored[0]?.published).toBeUndefined()
  })

  test('is repeated after a lost answer', async () => {
    const server = fakeServer()
    const ana = page(server.api, BLANK)
    ana.type('one')
    server.wrong.lose = true
    await ana.session.publish()
    server.wrong.lose = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ana.note()).toBe('published')
    expect(server.stored).toMatchObject([{ texts: ['one'], published: 1 }])
  })
})

describe('opening', () => {
  const draft = { title: '', changed: 1, played: [] }

  test('my document of the server, and another author’s as a fork', async () => {
    const server = fakeServer()
    await server.api.add({ game: 'game', kind: 'zone', text: 'one', requestKey: 'k' })
    expect(await openDocument('zone', 'document0', server.api)).toMatchObject({
      saved: { id: 'document0', version: 1 },
      unsaved: false,
    })
    expect(await openDocument('scenario', 'document0', server.api)).toMatchObject({ refused: 'unknownDocument' })
    const read = async () => ({ kind: 'zone', mine: false, version: 2, text: 'theirs' }) as DocumentInfo
    expect(await openDocument('zone', 'other', { read })).toMatchObject({
      parent: { id: 'other', version: 2 },
      saved: undefined,
    })
  })

  test.each([
    ['newer than the saved version', { text: 'newer', over: 1, unsaved: true }, ['one'], 'newer', 'changed', true],
    [
      'the same as a version whose answer was lost',
      { text: 'two', over: 1, unsaved: true },
      ['one', 'two'],
      'two',
      'saved',
      false,
    ],
    ['older than the server', { text: 'one', over: 1, unsaved: false }, ['one', 'two'], 'two', 'saved', false],
  ] as const)('a draft that is %s', async (_, kept, texts, text, note, resumed) => {
    const server = fakeServer()
    await server.api.add({ game: 'game', kind: 'zone', text: 'one', requestKey: 'k' })
    server.stored[0]?.texts.splice(0, 1, ...texts)
    writeDraft('zone', 'document0', { ...draft, ...kept })
    const opened = await openDocument('zone', 'document0', server.api)
    if ('refused' in opened) throw new Error(opened.refused)
    const ana = page(server.api, opened)
    await vi.advanceTimersByTimeAsync(0)
    expect([ana.text(), ana.note(), ana.session.state.value.resumed]).toEqual([text, note, resumed])
  })

  test('a draft over an old version is a conflict, and stays', async () => {
    const server = fakeServer()
    await server.api.add({ game: 'game', kind: 'zone', text: 'one', requestKey: 'k' })
    server.stored[0]?.texts.push('two')
    writeDraft('zone', 'document0', { ...draft, text: 'mine', over: 1, unsaved: true })
    const opened = await openDocument('zone', 'document0', server.api)
    if ('refused' in opened) throw new Error(opened.refused)
    const ana = page(server.api, opened)
    await vi.advanceTimersByTimeAsync(0)
    expect(ana.text()).toBe('mine')
    expect(ana.session.state.value.refusal).toMatchObject({ refused: 'documentChanged', about: '2' })
  })

  test('a draft of another profile of this browser is kept, and said to be not mine', async () => {
    const server = fakeServer()
    await server.api.add({ game: 'game', kind: 'zone', text: 'one', requestKey: 'k' })
    writeDraft('zone', 'document0', { ...draft, text: 'one', over: 1, unsaved: false })
    server.becomeAnotherPerson()
    const opened = await openDocument('zone', 'document0', server.api)
    if ('refused' in opened) throw new Error(opened.refused)
    const ana = page(server.api, opened)
    await vi.advanceTimersByTimeAsync(0)
    expect(ana.session.state.value.refusal?.refused).toBe('unknownDocument')
    expect(ana.text()).toBe('one')
  })
})

test('two tabs are one document: a change, the first save and its new id reach the other one', async () => {
  const server = fakeServer()
  const one = page(server.api, BLANK)
  one.type('one')
  const ofOne = new Set(listeners)
  const opened = await openDocument('zone', one.session.id.value, server.api)
  if ('refused' in opened) throw new Error(opened.refused)
  const other = page(server.api, opened)
  one.type('two')
  tellTabs(ofOne)
  expect(other.text()).toBe('two')
  expect(other.note()).toBe('elsewhere')
  const before = one.session.id.value
  await one.session.save()
  for (const hear of [...listeners]) hear({ key: `selva.zone.${before}` } as StorageEvent)
  expect(other.session.id.value).toBe('document0')
  expect(other.note()).toBe('saved')
  other.type('three')
  await other.session.save()
  expect(server.stored).toMatchObject([{ texts: ['one', 'two', 'three'].slice(1) }])
})

// cspell:ignore unstub
