import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { navigate } from '../../client/router.ts'
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
import '../styles/zone-editor.css'

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

function sessionOf(id: string): ZoneSession | undefined {
  const opened = openZone(id)
  return opened && zoneSession(opened, (next) => navigate(`/zones/${next}/edit`, 'replace'))
}

/** The page of a zone that is edited. A blank sheet gets an address of its own with its first stroke, and stays open. */
function EditorPage({ id }: { readonly id: string }) {
  const [session, setSession] = useState(() => sessionOf(id))
  const open = useRef(session)
  open.current = session
  useEffect(() => {
    if (open.current?.id.peek() === id) return
    open.current?.leave()
    setSession(sessionOf(id))
  }, [id])
  useEffect(() => () => open.current?.leave(), [])
  return session === undefined ? <Gone /> : <Editor key={session.editor} session={session} />
}

/** The editor, once it can speak. */
export async function loadZoneEditor(): Promise<ComponentType<{ readonly id: string }>> {
  await Promise.all([loadGameWords(), loadRuleWords(), loadZoneEditorWords(), loadLayerWords()])
  return EditorPage
}
