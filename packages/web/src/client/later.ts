import { signal } from '@preact/signals'

/** A part of the client that is not needed at first. */
export type Later<T> = {
  /** Begins to fetch it. A fetch that failed is tried again. */
  want(): void
  /** The part, if it is here; reading this in a component draws it again when it comes. */
  here(): T | undefined
}

export function later<T>(load: () => Promise<T>): Later<T> {
  const part = signal<{ readonly it: T } | undefined>(undefined)
  let asked = false
  return {
    want() {
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
    here: () => part.value?.it,
  }
}
