import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { api, isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { Blank } from '../pages/Blank.tsx'
import { type PlainKind, PlainPage, plainKindOf } from '../pages/PlainPage.tsx'
import { Button } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import type { AnyLiveTable } from './live.ts'

/** A page at a table: the table, once it is there; until then, and if it cannot be had, what to show instead. */
export type OpenedTable<S> = { readonly at: S } | { readonly instead: VNode }

export const removedPage = async () => (await import('../pages/Removed.tsx')).Removed
const byInvitation = async () => (await import('../pages/ByInvitation.tsx')).ByInvitation
const afterwards = async () => (await import('../pages/AfterOthers.tsx')).AfterOthers

/** A game that has begun, of which this reader may see nothing: they have no seat, and it has no spectators. */
const isClosed = ({ you, status, terms }: TableInfo): boolean => you === 0 && status !== 'open' && !terms.spectators

/** Follows a table for as long as the page is open, and the coming and going of the network. */
export function useTable<S extends { readonly live: AnyLiveTable }>(
  id: string,
  invite: string,
  sit: (table: TableInfo) => Promise<S> | undefined,
): OpenedTable<S> {
  const model = useSignal<S | undefined>(undefined)
  const wrong = useSignal<PlainKind | undefined>(undefined)
  const tries = useSignal(0)

  useEffect(() => {
    let here = true
    let live: AnyLiveTable | undefined
    const begin = async (): Promise<void> => {
      const table = await api.table(id, invite)
      if (!here) return
      if (isApiError(table)) {
        wrong.value = plainKindOf(table)
        return
      }
      if (isClosed(table)) {
        wrong.value = table.status === 'over' ? 'ended' : 'started'
        return
      }
      const sat = await sit(table)
      if (!here) sat?.live.leave()
      else if (sat === undefined) wrong.value = 'unknownAddress'
      else {
        live = sat.live
        model.value = sat
      }
    }
    void begin()
    const back = (): void => live?.retry()
    const gone = (): void => live?.lose()
    const seen = (): void => {
      if (!document.hidden) live?.retry()
    }
    addEventListener('online', back)
    addEventListener('offline', gone)
    document.addEventListener('visibilitychange', seen)
    return () => {
      here = false
      live?.leave()
      model.value = undefined
      wrong.value = undefined
      removeEventListener('online', back)
      removeEventListener('offline', gone)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [id, tries.value])

  if (wrong.value === 'private') return { instead: <LazyView key="private" load={byInvitation} props={{}} /> }
  if (wrong.value === 'ended') return { instead: <LazyView key="ended" load={afterwards} props={{ id }} /> }
  if (wrong.value !== undefined)
    return {
      instead: (
        <PlainPage kind={wrong.value}>
          {wrong.value === 'offline' ? (
            <Button kind="go" onClick={() => tries.value++}>
              {messages().plain.again}
            </Button>
          ) : undefined}
        </PlainPage>
      ),
    }
  if (model.value === undefined) return { instead: <Blank /> }
  const away = model.value.live.turnedAway.value
  if (away === undefined) return { at: model.value }
  // A reader who followed the table and may no longer do so has lost the seat.
  if (away.refused === 'notSeated') return { instead: <LazyView key="removed" load={removedPage} props={{}} /> }
  const kind = plainKindOf(away)
  return {
    instead: kind === 'private' ? <LazyView key="private" load={byInvitation} props={{}} /> : <PlainPage kind={kind} />,
  }
}
