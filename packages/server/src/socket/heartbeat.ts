import type { WebSocket } from 'ws'
import type { Clock } from '../base/clock.ts'

/** How often a socket is asked whether it is still there. */
const BEAT = 25_000

/** Ends sockets whose other side has vanished without a word. Looks after something at once and at every beat. */
export function heartbeat(socket: WebSocket, clock: Clock, look: () => void): void {
  let answered = true
  let cancel = clock.after(BEAT, beat)
  socket.on('pong', () => {
    answered = true
  })
  socket.on('close', () => cancel())
  function beat(): void {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
    look()
    cancel = clock.after(BEAT, beat)
  }
  look()
}
