import type { Sql } from './sql.ts'
import type { Store } from './store.ts'

type Watch = <T>(promise: Promise<T>) => Promise<T>

/** The same calls, with an eye on how their promises end. */
const watchedCalls = <T extends object>(calls: T, watch: Watch): T =>
  new Proxy(calls, {
    get(target, key) {
      const call: unknown = Reflect.get(target, key)
      if (typeof call !== 'function') return call
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(call, target, args)
        return answer instanceof Promise ? watch(answer) : answer
      }
    },
  })

/** The same store, with an eye on how all its promises end, also those of concerns that keep tables of their own. */
export function watched(store: Store, watch: Watch): Store {
  const sql: Sql = watchedCalls(store.sql, watch)
  return watchedCalls({ ...store, sql }, watch)
}
