import { useSignal } from '@preact/signals'
import type { Keeping } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError, sendRequest } from '../client/api.ts'
import { LinkButton } from '../ui/controls.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { privacyWords } from './words.ts'
import '../styles/privacy.css'

type Kept = { readonly what: string; readonly why: string; readonly until: string }

/** The kinds of data, with the times of this server. */
function keptOf({ finishedDays, unstartedDays, draftDays, deviceDays }: Keeping): readonly Kept[] {
  const m = privacyWords().kept
  return [
    m.name,
    { ...m.cookie, until: m.cookie.until(deviceDays) },
    { ...m.devices, until: m.devices.until(deviceDays) },
    { ...m.games, until: finishedDays === 0 ? m.games.unlimited : m.games.until(finishedDays) },
    { ...m.tables, until: unstartedDays === 0 ? m.tables.unlimited : m.tables.until(unstartedDays) },
    m.statistics,
    m.links,
    { ...m.documents, until: m.documents.until(draftDays) },
    m.puzzles,
    m.signIn,
    m.moderation,
  ]
}

/** The data that is kept of everyone and for how long, with the figures of this server, and whom to ask. */
export function PrivacyPage() {
  const m = privacyWords()
  const keeping = useSignal<Keeping | undefined>(undefined)
  useTitle(m.title)
  useEffect(() => {
    let here = true
    void sendRequest<Keeping>('GET', '/api/privacy').then((answer) => {
      if (here && !isApiError(answer)) keeping.value = answer
    })
    return () => {
      here = false
    }
  }, [])
  const known = keeping.value
  return (
    <PageLayout>
      <main class="sheetpage privacy" data-testid="privacy" aria-busy={known === undefined}>
        <h1>{m.title}</h1>
        <p class="lead">{m.lead}</p>
        {known === undefined ? undefined : (
          <>
            <dl>
              {keptOf(known).map(({ what, why, until }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{why}</dd>
                  <dd class="until">{until}</dd>
                </div>
              ))}
            </dl>
            <h2>{m.others}</h2>
            <ul>
              {m.notKept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <h2>{m.rights}</h2>
            <p>{m.rightsHelp}</p>
            <div class="ways">
              <LinkButton to="/me">{m.profile}</LinkButton>
            </div>
            <h2>{m.operator}</h2>
            <p data-testid="operator">{known.operator === '' ? m.noOperator : <Contact text={known.operator} />}</p>
          </>
        )}
      </main>
    </PageLayout>
  )
}

/** An e-mail or web address can be followed; anything else is a sentence. */
function Contact({ text }: { readonly text: string }) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>
  if (/^https?:\/\/\S+$/.test(text))
    return (
      <a href={text} rel="noreferrer">
        {text}
      </a>
    )
  return <>{text}</>
}
