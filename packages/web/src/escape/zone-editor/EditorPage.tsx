import type { ComponentType } from 'preact'
import { type ApiError, isApiError } from '../../client/api.ts'
import { navigate } from '../../client/router.ts'
import { isOnDeviceOnly } from '../../documents/drafts-on-device.ts'
import { Opening, useOpened } from '../../documents/saving/useOpened.tsx'
import { loadSavingWords } from '../../documents/saving/words.ts'
import { loadDocumentWords } from '../../documents/words.ts'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { LinkButton } from '../../ui/controls.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { loadLayerWords } from '../layers/words.ts'
import { loadRuleWords } from '../rules/words.ts'
import { loadGameWords } from '../words.ts'
import { Editor } from './Editor.tsx'
import { openZone } from './open.ts'
import { type ZoneSession, zoneSession } from './session.ts'
import { loadZoneEditorWords, zoneEditorWords } from './words.ts'
import '../styles/map.css'
import '../styles/zone-editor/frame.css'
import '../styles/zone-editor/brushes.css'
import '../styles/zone-editor/sheet.css'
import '../styles/zone-editor/lab.css'
import '../styles/zone-editor/checks.css'
import '../styles/zone-editor/about.css'
import '../styles/zone-editor/keys.css'

function Gone() {
  const w = zoneEditorWords()
  return (
    <PageLayout>
      <main class="plainpage">
        <h1>{w.gone.title}</h1>
        <p class="lead">{w.gone.text}</p>
        <LinkButton to="/zones/new" kind="go">
          {w.files.fresh}
        </LinkButton>
      </main>
    </PageLayout>
  )
}

async function sessionOf(id: string): Promise<ZoneSession | ApiError> {
  const opened = await openZone(id)
  if (isApiError(opened)) return opened
  const moveTo = (next: string): void => navigate(`/zones/${next}/edit`, 'replace')
  // An old link to a draft that the server has now.
  if (isOnDeviceOnly(id) && opened.document.id !== id) moveTo(opened.document.id)
  return zoneSession(opened, moveTo)
}

/** The page of a zone that is edited. A blank sheet gets an address of its own with its first stroke, and stays open. */
function EditorPage({ id }: { readonly id: string }) {
  const open = useOpened(id, sessionOf, ({ document }) => document.id.peek())
  if (open === undefined) return <Opening />
  if (isApiError(open)) return open.refused === 'offline' ? <PlainPage kind="offline" /> : <Gone />
  return <Editor key={open.editor} session={open} />
}

/** The editor, once it can speak. */
export async function loadZoneEditor(): Promise<ComponentType<{ readonly id: string }>> {
  await Promise.all([
    loadGameWords(),
    loadRuleWords(),
    loadZoneEditorWords(),
    loadLayerWords(),
    loadDocumentWords(),
    loadSavingWords(),
  ])
  return EditorPage
}
