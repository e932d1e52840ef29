import type { TableFeed } from '../lobby/feed.ts'
import { CLOSED_FLOOD, type ManagedSocket } from './managed-socket.ts'

/** Connects a line with the list of tables. The page only listens: it has nothing to say here. */
export function subscribeToList(line: ManagedSocket, feed: TableFeed, mayRead: () => boolean): void {
  line.read(mayRead, () => line.close(CLOSED_FLOOD, 'tooMany'))
  line.onEnd(feed.subscribe({ send: line.send, waiting: line.waiting }))
}
