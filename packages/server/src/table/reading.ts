import { EVERYTHING, type GameRecord, type Refusal, recordOf, refuse, WATCHERS } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import { framesFor } from './catch-up.ts'
import type { Fixed } from './fixed.ts'
import { isOver, type Live } from './live.ts'
import { formOf } from './message.ts'
import type { TablePages } from './pages.ts'
import type { Phase } from './phase.ts'
import { recordedAt } from './recorded.ts'
import type { TableRow } from './row.ts'
import { mayFollow } from './view.ts'

/** The frames that a reader is entitled to, as texts; `opened` has everything once the game is over. */
type Told = { readonly frames: readonly string[]; readonly opened: readonly string[] }

/** Reads a game from its start. */
export type Reading = {
  /** The frames of this reader, or of a screen of theirs. */
  history(reader: PersonId, invite: string, screen?: boolean, wire?: string): Told | Refusal
  /** The whole game as a file, once it is over. */
  record(reader: PersonId, invite: string): GameRecord | Refusal
}

export function readingOf(
  fixed: Fixed,
  row: TableRow,
  phase: () => Phase,
  { audienceOf }: Pick<TablePages, 'audienceOf'>,
): Reading {
  function gameFor(reader: PersonId, invite: string): Live | Refusal {
    if (!mayFollow(row.now(), reader, invite)) return refuse('unknownTable')
    return phase().live() ?? refuse('notStarted')
  }
  return {
    history(reader, invite, screen = false, wire = '') {
      const live = gameFor(reader, invite)
      if ('refused' in live) return live
      const frames = framesFor(live, screen ? WATCHERS : audienceOf(reader), formOf(live.game, wire))
      return { frames, opened: isOver(live) ? framesFor(live, EVERYTHING) : [] }
    },
    record(reader, invite) {
      const live = gameFor(reader, invite)
      if ('refused' in live) return live
      return isOver(live) ? recordOf(recordedAt(fixed, row.now(), live.batches, row.nameOf)) : refuse('stillRunning')
    },
  }
}
