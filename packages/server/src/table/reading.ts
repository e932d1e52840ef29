import { EVERYTHING, type GameRecord, type Refusal, recordOf, refuse, SPECTATORS } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import { framesFor } from './catch-up.ts'
import { isOver, type RunningGame } from './live.ts'
import { formOf } from './message.ts'
import type { TablePages } from './pages.ts'
import type { Phase } from './phase.ts'
import { recordedAt } from './recorded.ts'
import type { TableRow } from './row.ts'
import type { TableConstants } from './table-constants.ts'
import { canSubscribe } from './view.ts'

/** The frames that a reader is entitled to, as texts; `opened` has everything once the game is over. */
type Told = { readonly frames: readonly string[]; readonly opened: readonly string[] }

/** Reads a game from its start. */
export type Reading = {
  /** The frames of this reader, or of a screen of theirs. */
  history(reader: PersonId, invite: string, screen?: boolean, wire?: string): Told | Refusal
  /** The whole game as a file, once it is over. */
  record(reader: PersonId, invite: string): GameRecord | Refusal
  /** The same for anyone, with only these people under their names. */
  sharedRecord(isNamed: (person: PersonId) => boolean): GameRecord | Refusal
}

export function readingOf(
  fixed: () => TableConstants,
  row: TableRow,
  phase: () => Phase,
  { audienceOf }: Pick<TablePages, 'audienceOf'>,
): Reading {
  function gameFor(reader: PersonId, invite: string): RunningGame | Refusal {
    if (!canSubscribe(row.now(), reader, invite)) return refuse('unknownTable')
    return phase().live() ?? refuse('notStarted')
  }
  const recordOfGame = (live: RunningGame, nameOf: (person: PersonId) => string): GameRecord | Refusal =>
    isOver(live)
      ? recordOf(recordedAt(fixed(), row.now(), live.log.from(0), nameOf, row.documents()))
      : refuse('stillRunning')
  return {
    history(reader, invite, screen = false, wire = '') {
      const live = gameFor(reader, invite)
      if ('refused' in live) return live
      const frames = framesFor(live, screen ? SPECTATORS : audienceOf(reader), formOf(live.game, wire))
      return { frames, opened: isOver(live) ? framesFor(live, EVERYTHING) : [] }
    },
    record(reader, invite) {
      const live = gameFor(reader, invite)
      return 'refused' in live ? live : recordOfGame(live, row.nameOf)
    },
    sharedRecord(isNamed) {
      const live = phase().live()
      return live === undefined
        ? refuse('notStarted')
        : recordOfGame(live, (person) => (isNamed(person) ? row.nameOf(person) : ''))
    },
  }
}
