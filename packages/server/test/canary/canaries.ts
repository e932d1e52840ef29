import type { AnyFact, Batch, Seat } from '@selva/core'
import type { Store } from '../../src/store/store.ts'
import type { Table } from '../../src/table/table.ts'

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

/** What is known about the scene from the inside. */
export type Inside = {
  readonly store: Store
  readonly table: Table
  readonly cookies: { readonly [L in Listener]: string }
  readonly names: { readonly [L in Listener]: string }
  readonly notes: { readonly [L in 'ana' | 'bob']: string }
}

const spelt = (bytes: Uint8Array): readonly string[] =>
  (['hex', 'base64', 'base64url'] as const).map((spelling) => Buffer.from(bytes).toString(spelling))

const listenerAt = (seat: Seat): Listener | undefined => PLAYERS[seat - 1]

/** Who may know a card by now, told from the log and by hand: nothing here asks the code that is under test. */
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

/** Every secret there is at this moment. */
export async function canariesNow({ store, table, cookies, names, notes }: Inside): Promise<readonly Canary[]> {
  const batches = await store.batches(table.id)
  const facts = batches.flatMap(({ body }) => (JSON.parse(body) as Batch).facts)
  const hasEnded = facts.some(({ kind }) => kind === 'ended')
  const followers = table.listed ? LISTENERS : PLAYERS
  const seed = await store.seed(table.id)
  const secret = await store.secret('sessions', new Uint8Array(32))
  const own = <L extends Listener>(name: string, texts: { readonly [K in L]: string }): readonly Canary[] =>
    (Object.keys(texts) as L[]).map((who) => ({ name, texts: [texts[who]], mayHear: [who] }))
  const sessions = Object.fromEntries(LISTENERS.map((who) => [who, cookies[who].split('=')[1] ?? '']))
  const people = Object.fromEntries(LISTENERS.map((who) => [who, sessions[who]?.split('.')[0] ?? '']))
  return [
    ...own('session', sessions as Inside['cookies']),
    ...own('person', people as Inside['cookies']),
    ...own('note', notes),
    { name: 'invite', texts: [table.invite], mayHear: PLAYERS },
    { name: 'seed', texts: spelt(seed ?? new Uint8Array(32)), mayHear: hasEnded ? followers : [] },
    { name: 'key of the sessions', texts: spelt(secret), mayHear: [] },
    ...PLAYERS.map((who) => ({ name: 'name', texts: [names[who]], mayHear: followers })),
    ...(['cleo', 'eve'] as const).map((who) => ({ name: 'name', texts: [names[who]], mayHear: [who] })),
    ...cardCanaries(facts, hasEnded),
  ]
}
