import { isRefusal, type Refusal, refuse } from '@selva/core'
import { botLevelNamed, DEFAULT_TERMS, type NewTable } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import { documentsIn } from '../store/rows/documents.ts'
import type { Table, TableDocument } from '../store/rows/table.ts'
import { isPresentable } from '../text/presentable.ts'
import type { Ports } from './ports.ts'
import { withSeats } from './seating.ts'
import { documentsFor, type WantedDocument } from './wanted-documents.ts'

/** A host's request for a game, at a new table or at one that is open; nothing of it is checked yet. */
export type RulesRequest = Pick<NewTable, 'setting' | 'terms'> & {
  /** The documents that the setting was made from. */
  readonly documents?: readonly WantedDocument[] | undefined
}

type Asked = RulesRequest & { readonly game: string; readonly arrangement?: unknown }

type CheckedRules = Pick<Table, 'game' | 'setting' | 'terms' | 'arrangement'> & {
  readonly seats: number
  /** The game, and the setting as it reads it. */
  readonly read: Pick<Parameters<typeof documentsFor>[3], 'game' | 'setting'>
}

/** Keeps what the game has understood of a request, and nothing else that was sent. */
export function checkedRules({ games, masked }: Pick<Ports, 'games' | 'masked'>, asked: Asked): CheckedRules | Refusal {
  const { game: id, terms, arrangement } = asked
  const playable = Object.hasOwn(games, id) ? games[id] : undefined
  if (playable === undefined) return refuse('game', id)
  const { game } = playable
  const setting = game.setting(asked.setting)
  if (isRefusal(setting)) return refuse('setting', `${setting.refused} ${setting.about}`.trim())
  // The list of tables shows them to everyone.
  if (!game.writtenIn(setting).every((words) => isPresentable(words, masked))) return refuse('unwantedTitle')
  if (arrangement !== undefined) {
    const facts: unknown = game.arrange(setting, arrangement)
    if (isRefusal(facts)) return facts
  }
  return {
    game: id,
    setting: game.draftOf(setting),
    terms: { ...DEFAULT_TERMS, ...terms, bots: botLevelNamed(terms?.bots) ?? DEFAULT_TERMS.bots },
    arrangement: arrangement === undefined ? '' : JSON.stringify(arrangement),
    seats: game.seats(setting),
    read: { game, setting },
  }
}

/** The documents of a table that it still plays as they are, for a host who names no others of their kind. */
const keptOf = ({ documents }: Table): readonly WantedDocument[] =>
  documents.flatMap(({ id, version, changed = false }) => (id === '' || changed ? [] : [{ id, version }]))

/** The table as its host wants it to be, made from the table as it will be by then; or why it cannot be. */
export async function changedRules(
  ports: Pick<Ports, 'games' | 'masked' | 'store'>,
  table: Table,
  host: PersonId,
  request: RulesRequest,
): Promise<((now: Table) => Table | Refusal) | Refusal> {
  const { game, arrangement } = table
  const described = arrangement === '' ? {} : { arrangement: JSON.parse(arrangement) }
  const sound = checkedRules(ports, { ...request, ...described, game })
  if (isRefusal(sound)) return sound
  const { setting, terms, seats, read } = sound
  const find = (wanted: readonly WantedDocument[]) =>
    documentsFor(documentsIn(ports.store.sql), ports.masked, wanted, { ...read, host })
  const named = await find(request.documents ?? [])
  if (isRefusal(named)) return named
  const kept = await find(keptOf(table))
  if (isRefusal(kept)) return kept
  const stay = kept.filter(({ kind, changed }) => changed !== true && !named.some((other) => other.kind === kind))
  const documents: readonly TableDocument[] = [...named, ...stay]
  return (now) => {
    const seated = withSeats(now, seats)
    return isRefusal(seated) ? seated : { ...seated, setting, terms, documents }
  }
}
