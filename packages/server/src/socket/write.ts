import { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { padded } from './encode.ts'

/** Writes texts to one socket. */
export type Writer = {
  /** Everything that is written in one turn of the event loop (news, the answer to a choice) leaves as one. */
  readonly write: (text: string) => void
  /** The bytes that this turn has written so far. */
  readonly pending: () => number
  /** Writes them now: to be called before `ws` itself writes to the socket, so that both come in order. */
  readonly flush: () => void
}

/** Writers that have something to send at the end of this turn. */
let waiting: Writer[] = []

/** Sends everything that was written in this turn. */
export function flushWrites(): void {
  const writers = waiting
  waiting = []
  for (const { flush } of writers) flush()
}

function toStream(stream: Duplex, encode: (text: string) => Buffer): Writer {
  let first: Buffer | undefined
  /** Frames after the first; most turns have one frame for a socket. */
  let rest: Buffer[] = []
  let pending = 0

  function flush(): void {
    if (first === undefined) return
    const bytes = rest.length === 0 ? first : Buffer.concat([first, ...rest], pending)
    first = undefined
    if (rest.length > 0) rest = []
    pending = 0
    if (!stream.destroyed) stream.write(bytes)
  }

  const writer: Writer = {
    write(text) {
      const frame = encode(text)
      pending += frame.length
      if (first === undefined) {
        first = frame
        if (waiting.length === 0) process.nextTick(flushWrites)
        waiting.push(writer)
      } else rest.push(frame)
    },
    pending: () => pending,
    flush,
  }
  return writer
}

/**
 * A frame that is the same for many sockets is made once and goes straight to the stream that `ws` keeps to itself;
 * where there is no such stream, `ws` makes the frame. Nothing is compressed, so both have the same form.
 */
export function writerTo(socket: Pick<WebSocket, 'send'>, encode: (text: string) => Buffer): Writer {
  const stream: unknown = Reflect.get(socket, '_socket')
  return stream instanceof Duplex
    ? toStream(stream, encode)
    : { write: (text) => socket.send(padded(text)), pending: () => 0, flush() {} }
}
