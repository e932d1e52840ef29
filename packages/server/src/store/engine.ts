import { storeError } from './fault.ts'
import type { Store } from './store.ts'

/** The store's calls as a synchronous engine carries them out. */
export type Engine = {
  readonly [K in keyof Store]: (...args: Parameters<Store[K]>) => Awaited<ReturnType<Store[K]>>
}
export type Call = keyof Store

/** Carries out one call somewhere. */
export type Ask = <K extends Call>(call: K, ...args: Parameters<Store[K]>) => ReturnType<Store[K]>

/** The store, wherever its engine runs. */
export const storeOf = (ask: Ask): Store => ({
  append: (group) => ask('append', group),
  batches: (table) => ask('batches', table),
  addTable: (table, seed) => ask('addTable', table, seed),
  table: (id) => ask('table', id),
  tableInvited: (digest) => ask('tableInvited', digest),
  tablesWith: (status) => ask('tablesWith', status),
  openTables: (madeAfter, most) => ask('openTables', madeAfter, most),
  changeTable: (table) => ask('changeTable', table),
  dropTable: (id) => ask('dropTable', id),
  seed: (id) => ask('seed', id),
  name: (person) => ask('name', person),
  rename: (person, name) => ask('rename', person, name),
  secret: (purpose, fresh) => ask('secret', purpose, fresh),
  close: () => ask('close'),
})

/** Carries out one call on an engine, by name; what goes wrong is told in the host's words. */
export function carryOut(engine: Engine, call: Call, args: readonly unknown[]): unknown {
  try {
    return Reflect.apply(engine[call], undefined, args)
  } catch (error) {
    throw storeError(error)
  }
}

/** An engine on this very thread. */
export const onThisThread = (engine: Engine): Store =>
  // What an engine gives for a call is what its type says; only the name stands between.
  storeOf(<K extends Call>(call: K, ...args: Parameters<Store[K]>) => {
    const done = Promise.try(() => carryOut(engine, call, args))
    return done as ReturnType<Store[K]>
  })
