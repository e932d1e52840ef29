import type { Row, Sql, Statement } from './engine/sql.ts'
import type { Store } from './store.ts'

/** The same store. Every call that fails is also reported to `failed`, once. */
export function watched(store: Store, failed: (error: unknown) => void): Store {
  function watch<R>(answer: Promise<R>): Promise<R> {
    answer.catch(failed)
    return answer
  }
  const watching =
    <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      watch(call(...args))

  const { sql } = store
  const watchedSql: Sql = {
    all: <R extends Row>(text: string, values?: Statement['values']) => watch(sql.all<R>(text, values)),
    run: watching(sql.run),
    together: watching(sql.together),
  }
  return {
    append: watching(store.append),
    batches: watching(store.batches),
    forget: watching(store.forget),
    addTable: watching(store.addTable),
    table: watching(store.table),
    isKnownTo: watching(store.isKnownTo),
    tableInvited: watching(store.tableInvited),
    listedTables: watching(store.listedTables),
    openOf: watching(store.openOf),
    changeTable: watching(store.changeTable),
    changeDeal: watching(store.changeDeal),
    startTable: watching(store.startTable),
    endTable: watching(store.endTable),
    dropTable: watching(store.dropTable),
    seed: watching(store.seed),
    name: watching(store.name),
    rename: watching(store.rename),
    clocks: watching(store.clocks),
    keepClocks: watching(store.keepClocks),
    tablesDue: watching(store.tablesDue),
    putOffClocks: watching(store.putOffClocks),
    runningNote: watching(store.runningNote),
    keepRunningNote: watching(store.keepRunningNote),
    movingTables: watching(store.movingTables),
    runningOf: watching(store.runningOf),
    secret: watching(store.secret),
    sql: watchedSql,
    close: watching(store.close),
  }
}
