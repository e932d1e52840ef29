import type { WebSocket } from 'ws'
import { writerTo } from './write.ts'

/** Too slow to follow: connect again and catch up. */
export const CLOSED_SLOW = 4001

/** The most bytes that may wait for a slow reader. */
export const MOST_WAITING = 64 * 1024

/** As much of a socket as sending needs. */
export type Outlet = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close'>

/** Sends texts to a socket; one that does not keep up is closed, to come back and catch up. */
export function senderTo(
  socket: Outlet,
  encode: (text: string) => Buffer,
  dropped: () => void,
): (message: string) => void {
  const write = writerTo(socket, encode)
  return (message) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) {
      dropped()
      return socket.close(CLOSED_SLOW, 'slow')
    }
    write(message)
  }
}
