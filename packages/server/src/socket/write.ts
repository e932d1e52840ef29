import { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { padded } from './encode.ts'

/** Streams that hold back what is written to them until everything of this moment is. */
const held = new Set<Duplex>()

function letGo(): void {
  for (const stream of held) stream.uncork()
  held.clear()
}

/** Holds a stream back: all writes in one turn of the event loop (news, and the answer to a choice) go out as one. */
function hold(stream: Duplex): void {
  if (held.has(stream)) return
  if (held.size === 0) process.nextTick(letGo)
  held.add(stream)
  stream.cork()
}

/**
 * Writes texts to a socket. A frame that is the same for all is made once and goes straight to the stream that `ws`
 * keeps to itself; where there is no such stream, `ws` makes the frame. Without compression both come in order.
 */
export function writerTo(socket: Pick<WebSocket, 'send'>, encode: (text: string) => Buffer): (text: string) => void {
  const stream: unknown = Reflect.get(socket, '_socket')
  if (!(stream instanceof Duplex)) return (text) => socket.send(padded(text))
  return (text) => {
    hold(stream)
    stream.write(encode(text))
  }
}
