import type { Duplex } from 'node:stream'
import type { Clock } from '../base/clock.ts'

/**
 * Writes a last answer and ends a connection. Its other side has some time to read the answer and to close; then the
 * connection is destroyed, whether or not the answer was read.
 */
export function respondAndClose(stream: Duplex, answer: string, clock: Clock, within: number): void {
  if (stream.destroyed) return
  const cancel = clock.after(within, () => void stream.destroy())
  stream.once('close', cancel)
  stream.end(answer)
  // Only a stream that is read to its end notices that the other side has closed.
  stream.resume()
}
