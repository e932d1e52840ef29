import { type AnyFact, type Batch, digest, type Seat, seedOfOpening } from '@selva/core'
import type { Table } from '../../src/store/rows/table.ts'
import type { Store } from '../../src/store/store.ts'

/** Everybody who listens: two who play, one who watches where that is allowed, one who has no business there. */
export const LISTENERS = ['ana', 'bob', 'cleo', 'eve'] as const
export type Listener = (typeof LISTENERS)[number]
const PLAYERS = ['ana', 'bob'] as const

/** A secret, how it may look on the wire, and who may see it now. To watch over one more secret, add one here. */
export type Canary = {
  readonly name: string
  readonly texts: readonly string[]
  readonly mayHear: readonly Listener[]
}

/** Inside knowledge of the scene. */
export type Inside = {
  readonly store: Store
  readonly table: Table
  readonly cookies: { readonly [L in Listener]: string }
  readonly names: { readonly [L in Listener]: string }
  readonly notes: { readonly [L in 'ana' | 'bob']: string }
  readonly personalData: AnaSecrets
}

/** Other data that Ana keeps with the server, secrets of Bob's browser, and the chat. */
export type AnaSecrets = {
  readonly pushEndpoint: string
  readonly pushKeys: readonly string[]
  readonly webhook: string
  readonly passkey: { readonly id: string; readonly publicKey: string }
  readonly recoveryCodes: readonly string[]
  readonly deviceLink: string
  /** Bob's part of the seed, which he shows before it is asked for and so never in earnest. */
  readonly unrevealedPart: string
  readonly adminToken: string
  /** Ana's words at the table, and the watchers' words. */
  readonly said: { readonly table: string; readonly out: string }
}

const spelt = (bytes: Uint8Array): readonly string[] =>
  (['hex', 'base64', 'base64url'] as const).map((spelling) => Buffer.from(bytes).toString(spelling))

const listenerAt = (seat: Seat): Listener | undefined => PLAYERS[seat - 1]

/** The listeners who may know a card by now, worked out from the log by hand: nothing here asks the code under test. */
function cardCanaries(facts: readonly AnyFact[], hasEnded: boolean): readonly Canary[] {
  const known = new Map<number, Set<Listener>>()
  const holds = (card: number, who: readonly (Listener | undefined)[]): void => {
    const set = known.get(card) ?? new Set()
    for (const one of who) if (one !== undefined) set.add(one)
    known.set(card, set)
  }
  for (const fact of facts as readonly (AnyFact & {
    readonly seat: Seat
    readonly card: number
    readonly hand: readonly number[]
    readonly deck: readonly number[]
  })[]) {
    if (fact.kind === 'dealt') for (const card of fact.hand) holds(card, [listenerAt(fact.seat)])
    if (fact.kind === 'stacked') for (const card of fact.deck) holds(card, [])
    if (fact.kind === 'drew' || fact.kind === 'laid') holds(fact.card, [listenerAt(fact.seat)])
    if (fact.kind === 'shown') holds(fact.card, LISTENERS)
  }
  return [...known].map(([card, who]) => ({
    name: 'card',
    texts: [String(card)],
    mayHear: hasEnded ? LISTENERS : [...who],
  }))
}

/** Only Ana may hear the data that she has left with the server; nobody may hear what only serves to check it. */
const belongingCanaries = (own: AnaSecrets): readonly Canary[] => [
  { name: 'push endpoint', texts: [own.pushEndpoint], mayHear: ['ana'] },
  { name: 'push key', texts: own.pushKeys, mayHear: [] },
  { name: 'webhook', texts: [own.webhook], mayHear: ['ana'] },
  { name: 'passkey', texts: [own.passkey.id], mayHear: ['ana'] },
  { name: 'key of a passkey', texts: [own.passkey.publicKey], mayHear: [] },
  { name: 'recovery code', texts: own.recoveryCodes, mayHear: ['ana'] },
  { name: 'device link', texts: [own.deviceLink], mayHear: ['ana'] },
  { name: 'digest of a device link', texts: [digest(own.deviceLink)], mayHear: [] },
  { name: 'part of the seed', texts: [own.unrevealedPart], mayHear: [] },
  { name: 'admin token', texts: [own.adminToken], mayHear: [] },
]

/** Every secret there is at this moment. */
export async function canariesNow(inside: Inside): Promise<readonly Canary[]> {
  const { store, table, cookies, names, notes, personalData } = inside
  const batches = await store.batches(table.id)
  const log = batches.map(({ body }): Batch => JSON.parse(body))
  const facts = log.flatMap((batch) => batch.facts)
  const hasEnded = facts.some(({ kind }) => kind === 'gameOver')
  const followers = table.listed ? LISTENERS : PLAYERS
  const whenOver = hasEnded ? followers : []
  const secretPart = (await store.seed(table.id)) ?? new Uint8Array(32)
  const secret = await store.secret('sessions', new Uint8Array(32))
  const own = <L extends Listener>(name: string, texts: { readonly [K in L]: string }): readonly Canary[] =>
    (Object.keys(texts) as L[]).map((who) => ({ name, texts: [texts[who]], mayHear: [who] }))
  const sessions = Object.fromEntries(LISTENERS.map((who) => [who, cookies[who].split('=')[1] ?? '']))
  const devices = Object.fromEntries(LISTENERS.map((who) => [who, sessions[who]?.split('.')[0] ?? '']))
  const known = await store.sql.all<{ id: string; person: string }>('select id, person from device')
  const people = Object.fromEntries(
    LISTENERS.map((who) => [who, known.find(({ id }) => id === devices[who])?.person ?? `nobody is ${who}`]),
  )
  return [
    ...own('session', sessions as Inside['cookies']),
    ...own('device', devices as Inside['cookies']),
    ...own('person', people as Inside['cookies']),
    ...own('note', notes),
    { name: 'invite', texts: [table.invite], mayHear: PLAYERS },
    { name: 'seed', texts: spelt(secretPart), mayHear: whenOver },
    { name: 'seed of the deal', texts: spelt(seedOfOpening(table.id, secretPart, log[0])), mayHear: whenOver },
    { name: 'link of the chain', texts: log.flatMap(({ chain = [] }) => chain), mayHear: whenOver },
    { name: 'talk of the table', texts: [personalData.said.table], mayHear: followers },
    // Watchers hear each other, and the table hears them in the end.
    { name: 'talk of the others', texts: [personalData.said.out], mayHear: hasEnded ? followers : ['cleo', 'eve'] },
    ...belongingCanaries(personalData),
    { name: 'key of the sessions', texts: spelt(secret), mayHear: [] },
    ...PLAYERS.map((who) => ({ name: 'name', texts: [names[who]], mayHear: followers })),
    // Watchers have a name for the people who hear them speak.
    { name: 'name', texts: [names.cleo], mayHear: ['cleo', ...(table.listed ? ['eve' as const, ...whenOver] : [])] },
    { name: 'name', texts: [names.eve], mayHear: ['eve'] },
    ...cardCanaries(facts, hasEnded),
  ]
}
