import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type ApiError, isApiError } from '../../client/api.ts'
import { PageLayout } from '../../ui/PageLayout.tsx'

/** While a document is on its way. */
export const Opening = () => (
  <PageLayout>
    <main class="plainpage" aria-busy="true" />
  </PageLayout>
)

/** The session of the document in the address; a document that only gets another id stays open. */
export function useOpened<Session extends { leave(): void }>(
  id: string,
  open: (id: string) => Promise<Session | ApiError>,
  idOf: (session: Session) => string,
): Session | ApiError | undefined {
  const shown = useSignal<Session | ApiError | undefined>(undefined)
  const session = useRef<Session | undefined>(undefined)
  useEffect(() => {
    if (session.current !== undefined && idOf(session.current) === id) return
    session.current?.leave()
    session.current = undefined
    shown.value = undefined
    let isHere = true
    void open(id).then((opened) => {
      if (isApiError(opened)) {
        if (isHere) shown.value = opened
      } else if (isHere) {
        session.current = opened
        shown.value = opened
      } else opened.leave()
    })
    return () => {
      isHere = false
    }
  }, [id])
  useEffect(() => () => session.current?.leave(), [])
  return shown.value
}
