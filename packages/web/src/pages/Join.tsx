import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { api, isTrouble, type Trouble } from '../client/api.ts'
import { rememberInvite } from '../client/invites.ts'
import { say } from '../client/language.ts'
import { go } from '../client/router.ts'
import { Button } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { PlainPage, plainKindOf } from './PlainPage.tsx'

/** Follows an invitation: finds its table, takes a seat, and goes there; or says plainly why not. */
export function Join({ invite }: { readonly invite: string }) {
  const trouble = useSignal<Trouble | undefined>(undefined)
  const tries = useSignal(0)
  useTitle(say().titles.join)
  useEffect(() => {
    let here = true
    const join = async (): Promise<void> => {
      const invited = await api.invited(invite)
      if (!here) return
      if (isTrouble(invited)) {
        trouble.value = invited
        return
      }
      const sat = await api.sit(invited.id, invite)
      if (!here) return
      if (isTrouble(sat)) {
        // Whoever already sits there is simply led back to the table.
        const table = await api.table(invited.id, invite)
        // … and whoever comes too late may watch, where the host lets people.
        const watches = !isTrouble(table) && table.status !== 'open' && table.terms.spectators
        if (watches) rememberInvite(invited.id, invite)
        if (!isTrouble(table) && (table.you > 0 || watches)) return go(`/t/${invited.id}`, 'replace')
        trouble.value = sat
        return
      }
      go(`/t/${invited.id}`, 'replace')
    }
    void join()
    return () => {
      here = false
    }
  }, [invite, tries.value])
  if (trouble.value === undefined)
    return (
      <Frame>
        <main class="plainpage" aria-busy="true" />
      </Frame>
    )
  const kind = plainKindOf(trouble.value)
  return (
    <PlainPage kind={kind} detail={kind === 'trouble' ? say().refusals[trouble.value.refused] : ''}>
      {kind === 'offline' ? (
        <Button
          kind="go"
          onClick={() => {
            trouble.value = undefined
            tries.value++
          }}
        >
          {say().plain.again}
        </Button>
      ) : undefined}
    </PlainPage>
  )
}
