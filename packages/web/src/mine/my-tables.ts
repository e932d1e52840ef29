import { computed, signal } from '@preact/signals'
import type { MyTable } from '@selva/protocol'
import { isApiError } from '../client/api.ts'
import { meApi } from '../me/api.ts'

/** The reader's tables, the newest first; empty until they have been read. */
export const myTables = signal<readonly MyTable[]>([])

export async function readMyTables(): Promise<void> {
  const answer = await meApi.tables()
  if (!isApiError(answer)) myTables.value = answer.tables
}

/** A game that is being played, now or when its players are back. */
export const isLive = ({ status, restingSince }: MyTable): boolean => status === 'running' && restingSince === undefined

export const isAlone = ({ others }: MyTable): boolean => others.every(({ by }) => by === 'bot')

/** Does the game wait for the reader? */
const waits = (table: MyTable): boolean => isLive(table) && table.yourTurn

/** A finished game whose players meet again, and wait for the reader. */
export const isInvited = ({ again }: MyTable): boolean => again !== undefined

const rank = (table: MyTable): number =>
  waits(table) ? 0 : isInvited(table) ? 1 : isLive(table) ? 2 : table.status === 'open' ? 3 : 4

/** The longest of them that a home page shows. */
const MOST_SHOWN = 4

/** The games to go on with: first those that have waited longest for the reader. A finished one comes last. */
export function gamesToShow(tables: readonly MyTable[]): readonly MyTable[] {
  const shown = tables.filter(({ hidden }) => !hidden)
  const going = shown
    .filter((table) => table.status !== 'over' || isInvited(table))
    .toSorted((a, b) => rank(a) - rank(b) || (waits(a) ? (a.movedAt ?? 0) - (b.movedAt ?? 0) : b.made - a.made))
  const last = shown.find((table) => table.status === 'over' && table.outcome !== undefined && !isInvited(table))
  return [...going.slice(0, MOST_SHOWN), ...(last === undefined ? [] : [last])]
}

/** Does any game wait for the reader? Then the way to it is the one thing that stands out. */
export const isAwaited = computed(() => myTables.value.some((table) => !table.hidden && waits(table)))
