import type { Batch } from '@selva/core'

/**
 * The committed batches of a game, as the texts that the store has. Objects would take more than twice the memory, and
 * only a page that catches up, a bot that begins to think or a file of the game reads them again.
 */
export type GameLog = {
  /** The number of batches. */
  size(): number
  /** The batch with this number; `undefined` if there is none yet. */
  at(n: number): Batch | undefined
  /** All batches from this number on, in order. */
  from(n: number): readonly Batch[]
  /** The link of the last batch in the chain; `undefined` where there is none. */
  lastLink(): string | undefined
  /** Adds the next batch: its JSON text, and its link. */
  add(text: string, link: string | undefined): void
}

const read = (text: string): Batch => JSON.parse(text)

export function gameLog(): GameLog {
  const texts: string[] = []
  let last: string | undefined
  return {
    size: () => texts.length,
    at(n) {
      const text = texts[n]
      return text === undefined ? undefined : read(text)
    },
    from: (n) => texts.slice(n).map(read),
    lastLink: () => last,
    add(text, link) {
      texts.push(text)
      last = link
    },
  }
}
