import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'

/** How often a socket is asked whether it is still there. */
const BEAT = 25_000

/** Ends sockets whose other side has vanished without a word. At every beat something is looked after. Returns how to stop. */
export function pulse(socket: WebSocket, clock: Clock, look: () => void = () => {}): () => void {
  let answered = true
  let cancel = clock.after(BEAT, beat)
  socket.on('pong', () => {
    answered = true
  })
  function beat(): void {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
    look()
    cancel = clock.after(BEAT, beat)
  }
  return () => cancel()
}
