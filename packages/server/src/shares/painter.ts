import type { GameRecord } from '@selva/core'
import type { Language } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { lowPriorityProcess } from '../base/low-priority-process.ts'
import { mailbox } from '../base/mailbox.ts'

/** A picture to draw; the answer is the file in base64, or empty if there is nothing that could be drawn. */
export type ToPainter = { readonly record: GameRecord; readonly language: Language }
export type FromPainter = { readonly png: string }

/** Draws the pictures of shared games, so that no table waits for one. */
export type Painter = {
  /** The picture as a PNG file; `undefined` if it cannot be had now. */
  paint(picture: ToPainter): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** Pictures that are kept, each of some hundred kilobytes. */
const MOST_KEPT = 40
/** Pictures that may wait to be drawn; more are refused. */
const MOST_WAITING = 20
const HEAP = 128
const TIMEOUT = 30_000

/** Two pictures with the same key are the same: a finished game changes no more, but the names in it can. */
const keyOf = ({ record: { table, seats }, language }: ToPainter): string =>
  JSON.stringify([table, language, seats.map(({ name }) => name)])

/** Draws one picture at a time, in a process of the lowest priority that ends when there is nothing left to draw. */
export function painterInProcess(clock: Clock): Painter {
  const kept = new Map<string, Buffer>()
  const box = mailbox()
  let process = newProcess()
  let waiting = 0
  function newProcess() {
    return lowPriorityProcess<ToPainter, FromPainter>(clock, {
      module: new URL('./painter-process.ts', import.meta.url),
      heap: HEAP,
      timeout: TIMEOUT,
    })
  }

  function keep(key: string, png: Buffer): Buffer {
    kept.delete(key)
    kept.set(key, png)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return png
  }

  async function draw(key: string, picture: ToPainter): Promise<Buffer | undefined> {
    // Another request may have had the same picture drawn meanwhile.
    const known = kept.get(key)
    if (known !== undefined) return known
    const answer = await process.ask(picture)
    if (waiting === 1) {
      await process.close()
      process = newProcess()
    }
    return answer === undefined || answer.png === '' ? undefined : keep(key, Buffer.from(answer.png, 'base64'))
  }

  return {
    async paint(picture) {
      const key = keyOf(picture)
      const known = kept.get(key)
      if (known !== undefined) return keep(key, known)
      if (waiting >= MOST_WAITING) return undefined
      waiting++
      try {
        return await box.post(() => draw(key, picture))
      } finally {
        waiting--
      }
    },
    async close() {
      const closing = box.close()
      await process.close()
      await closing
    },
  }
}
