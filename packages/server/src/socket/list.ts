import type { TableFeed } from '../lobby/feed.ts'
import { CLOSED_FLOOD, type Line } from './line.ts'

/** Connects a line with the list of tables. The page only listens: it has nothing to say here. */
export function followList(line: Line, feed: TableFeed, mayRead: () => boolean): void {
  line.read(mayRead, () => line.close(CLOSED_FLOOD, 'tooMany'))
  line.onEnd(feed.follow({ send: line.send, waiting: line.waiting }))
}
