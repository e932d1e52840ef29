import type { Store } from './store.ts'

/** The same store, with an eye on how its promises end. */
export const watched = (store: Store, watch: <T>(promise: Promise<T>) => Promise<T>): Store =>
  new Proxy(store, {
    get(target, key) {
      const call: unknown = Reflect.get(target, key)
      if (typeof call !== 'function') return call
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(call, target, args)
        return answer instanceof Promise ? watch(answer) : answer
      }
    },
  })
