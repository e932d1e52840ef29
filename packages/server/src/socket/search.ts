import { StartNow } from '@selva/protocol'
import { Compile } from 'typebox/compile'
import type { PersonId } from '../base/ids.ts'
import type { Finder } from '../finding/finder.ts'
import { CLOSED_FLOOD, type ManagedSocket } from './managed-socket.ts'
import { jsonIn } from './read.ts'

const startNow = Compile(StartNow)

/** Connects a line with the search of its person: who closes the page no longer looks for a game. */
export function search(
  line: ManagedSocket,
  finder: Finder,
  person: PersonId,
  games: readonly string[],
  mayRead: () => boolean,
): void {
  const begun = finder.seek(person, games, { send: line.send, refuse: (why) => line.refuse(why) })
  line.onEnd(begun.end)
  line.read(mayRead, (raw, binary, within) => {
    if (!within) return line.close(CLOSED_FLOOD, 'tooMany')
    if (startNow.Check(jsonIn(raw, binary))) begun.startNow()
  })
}
