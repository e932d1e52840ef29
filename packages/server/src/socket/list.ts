import type { WebSocket } from 'ws'
import type { TableFeed } from '../lobby/feed.ts'
import { CLOSED_FLOOD, type SocketPorts } from './connection.ts'
import { pulse } from './pulse.ts'
import { senderTo } from './send.ts'

/** Connects a socket with the list of tables. The page only listens: it has nothing to say here. */
export function followList(
  socket: WebSocket,
  feed: TableFeed,
  { clock, log, encode }: Omit<SocketPorts, 'mayRead' | 'signedIn'>,
): void {
  socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke'))
  socket.on('message', () => socket.close(CLOSED_FLOOD, 'tooMany'))
  const stop = feed.follow({
    send: senderTo(socket, encode, () => log.info('a page that did not keep up was dropped')),
    waiting: () => socket.bufferedAmount,
  })
  const calm = pulse(socket, clock)
  socket.on('close', () => {
    calm()
    stop()
  })
}
