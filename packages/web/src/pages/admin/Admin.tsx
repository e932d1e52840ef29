import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { messages } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useBlockReload } from '../../ui/useBlockReload.ts'
import { useTitle } from '../../ui/useTitle.ts'
import { Bans } from './Bans.tsx'
import { moderationClient } from './moderation-client.ts'
import { Report } from './Report.tsx'
import { Restart } from './Restart.tsx'
import { adminWords } from './words.ts'
import '../../styles/admin.css'

/** How long after a lost line it is tried again, in milliseconds. */
const AGAIN = 3000

function Desk({ token, refused }: { readonly token: string; readonly refused: () => void }) {
  const m = adminWords()
  const moderation = useMemo(() => moderationClient(token), [token])
  useEffect(() => {
    let here = true
    let timer = 0
    const follow = async (): Promise<void> => {
      await moderation.look()
      if (moderation.closed.value === 'wrongToken') return refused()
      await moderation.follow().catch(() => {})
      if (here && moderation.closed.value !== 'off') timer = window.setTimeout(() => void follow(), AGAIN)
    }
    void follow()
    return () => {
      here = false
      clearTimeout(timer)
      moderation.leave()
    }
  }, [moderation])
  if (moderation.closed.value === 'off') return <p class="lead">{m.off}</p>
  return (
    <>
      {moderation.closed.value === 'offline' ? <p role="alert">{messages().refusals.offline}</p> : undefined}
      <div aria-live="polite">
        {moderation.reports.value.length === 0 ? <p class="lead">{m.none}</p> : undefined}
        {moderation.reports.value.map((report) => (
          <Report key={report.id} report={report} moderation={moderation} />
        ))}
      </div>
      <Bans moderation={moderation} />
      <Restart moderation={moderation} />
      {moderation.resolved.value.length === 0 ? undefined : (
        <details>
          <summary>{m.resolved}</summary>
          {moderation.resolved.value.map((report) => (
            <Report key={report.id} report={report} moderation={moderation} />
          ))}
        </details>
      )}
    </>
  )
}

/** The page of reports. The token makes its reader a moderator, as long as this tab is open. */
export function Admin() {
  const m = adminWords()
  const typed = useSignal('')
  const token = useSignal('')
  const trouble = useSignal('')
  useTitle(m.title)
  useBlockReload(token.value !== '')
  return (
    <PageLayout>
      <main class="sheetpage admin" data-testid="admin">
        <h1>{m.title}</h1>
        <p class="lead">{m.lead}</p>
        {token.value === '' ? (
          <form
            class="token"
            onSubmit={(event) => {
              event.preventDefault()
              trouble.value = ''
              token.value = typed.value.trim()
            }}
          >
            <input
              type="password"
              autocomplete="current-password"
              value={typed.value}
              aria-label={m.token}
              placeholder={m.token}
              onInput={(event) => {
                typed.value = event.currentTarget.value
              }}
            />
            <Button kind="go" submit>
              {m.enter}
            </Button>
            {trouble.value === '' ? undefined : (
              <p class="trouble" role="alert">
                {trouble.value}
              </p>
            )}
          </form>
        ) : (
          <Desk
            token={token.value}
            refused={() => {
              token.value = ''
              trouble.value = messages().refusals.wrongToken
            }}
          />
        )}
      </main>
    </PageLayout>
  )
}
