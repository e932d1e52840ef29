import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'

/** How often a socket is asked whether it is still there. */
const BEAT = 25_000

/** Ends sockets whose other side has vanished without a word. Returns how to stop listening. */
export function pulse(socket: WebSocket, clock: Clock): () => void {
  let answered = true
  let cancel = clock.after(BEAT, beat)
  socket.on('pong', () => {
    answered = true
  })
  function beat(): void {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
    cancel = clock.after(BEAT, beat)
  }
  return () => cancel()
}
