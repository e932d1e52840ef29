import { tables } from './0001-tables.ts'
import { terms } from './0002-terms.ts'
import { notes } from './0003-notes.ts'
import { ended } from './0004-ended.ts'
import { chat } from './0005-chat.ts'
import { people } from './0006-people.ts'
import { tableLife } from './0007-table-life.ts'
import { blockedNames } from './0008-blocked-names.ts'
import { growth } from './0009-growth.ts'
import { documents } from './0010-documents.ts'
import { requestKeys } from './0011-request-keys.ts'
import { tallies } from './0012-tallies.ts'
import { figures } from './0013-figures.ts'
import { puzzles } from './0014-puzzles.ts'
import { botLevels } from './0015-bot-levels.ts'
import { sides } from './0016-sides.ts'
import { shares } from './0017-shares.ts'
import type { Migration } from './migration.ts'

/** Every step in order; its place in this list is the version it leads to. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  terms,
  notes,
  ended,
  chat,
  people,
  tableLife,
  blockedNames,
  growth,
  documents,
  requestKeys,
  tallies,
  figures,
  puzzles,
  botLevels,
  sides,
  shares,
]
