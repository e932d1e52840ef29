import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type ApiError, api, isApiError } from '../client/api.ts'
import { rememberInvite } from '../client/invites.ts'
import { messages } from '../client/language.ts'
import { preferredSeat } from '../client/preferred-seat.ts'
import { navigate } from '../client/router.ts'
import { Button } from '../ui/controls.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { PlainPage, plainKindOf } from './PlainPage.tsx'

/** Follows an invitation: finds its table, takes a seat, and goes there; or says plainly why not. */
export function Join({ invite }: { readonly invite: string }) {
  const trouble = useSignal<ApiError | undefined>(undefined)
  const tries = useSignal(0)
  useTitle(messages().titles.join)
  useEffect(() => {
    let here = true
    const join = async (): Promise<void> => {
      const invited = await api.invited(invite)
      if (!here) return
      if (isApiError(invited)) {
        trouble.value = invited
        return
      }
      const sat = await api.sit(invited.id, invite, preferredSeat())
      if (!here) return
      if (isApiError(sat)) {
        // A person who already has a seat is simply led back to the table.
        const table = await api.table(invited.id, invite)
        // … and a person who comes too late may watch, if the host allows it.
        const watches = !isApiError(table) && table.status !== 'open' && table.terms.spectators
        if (watches) rememberInvite(invited.id, invite)
        if (!isApiError(table) && (table.you > 0 || watches)) return navigate(`/t/${invited.id}`, 'replace')
        trouble.value = sat
        return
      }
      navigate(`/t/${invited.id}`, 'replace')
    }
    void join()
    return () => {
      here = false
    }
  }, [invite, tries.value])
  if (trouble.value === undefined)
    return (
      <PageLayout>
        <main class="plainpage" aria-busy="true" />
      </PageLayout>
    )
  const kind = plainKindOf(trouble.value)
  return (
    <PlainPage kind={kind} detail={kind === 'trouble' ? messages().refusals[trouble.value.refused] : ''}>
      {kind === 'offline' ? (
        <Button
          kind="go"
          onClick={() => {
            trouble.value = undefined
            tries.value++
          }}
        >
          {messages().plain.again}
        </Button>
      ) : undefined}
    </PlainPage>
  )
}
