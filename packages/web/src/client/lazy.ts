import { signal } from '@preact/signals'

/** A part of the client that is not needed at first. */
export type Lazy<T> = {
  /** Begins to fetch it. A fetch that failed is tried again. */
  load(): void
  /** The part, if it is here; reading this in a component draws it again when it comes. */
  value(): T | undefined
}

export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const part = signal<{ readonly it: T } | undefined>(undefined)
  let asked = false
  return {
    load() {
      if (asked) return
      asked = true
      load().then(
        (it) => {
          part.value = { it }
        },
        () => {
          asked = false
        },
      )
    },
    value: () => part.value?.it,
  }
}
