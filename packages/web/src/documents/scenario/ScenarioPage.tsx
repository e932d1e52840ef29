import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { navigate } from '../../client/router.ts'
import { LinkButton } from '../../ui/controls.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { openScenario, scenarioGames } from './open.ts'
import { ScenarioEditor } from './ScenarioEditor.tsx'
import { ScenarioStart } from './ScenarioStart.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import { type ScenarioSession, scenarioSession } from './session.ts'
import { loadScenarioWords, scenarioWords } from './words.ts'
import '../../styles/host.css'
import '../../styles/scenario.css'

/** The address of a scenario that does not exist yet. */
const NEW = 'new'

type Opened = { readonly game: ScenarioGame; readonly session: ScenarioSession }

async function sessionOf(id: string): Promise<Opened | undefined> {
  const found = await openScenario(id)
  if (found === undefined) return undefined
  const { game, opened } = found
  return { game, session: scenarioSession(game, opened, (next) => navigate(`/scenarios/${next}/edit`, 'replace')) }
}

function Gone() {
  const w = scenarioWords()
  return (
    <PageLayout>
      <main class="plainpage">
        <h1>{w.gone.title}</h1>
        <p class="lead">{w.gone.text}</p>
        <LinkButton to="/scenarios/new" kind="go">
          {w.files.fresh}
        </LinkButton>
      </main>
    </PageLayout>
  )
}

/** The page of a scenario that is written. A fork gets an address of its own with its first change, and stays open. */
function EditPage({ id }: { readonly id: string }) {
  const open = useSignal<Opened | 'gone' | undefined>(undefined)
  const now = useRef<Opened | undefined>(undefined)
  useEffect(() => {
    if (now.current?.session.id.peek() === id) return
    now.current?.session.leave()
    open.value = undefined
    let here = true
    void sessionOf(id).then((opened) => {
      if (!here) return opened?.session.leave()
      now.current = opened
      open.value = opened ?? 'gone'
    })
    return () => {
      here = false
    }
  }, [id])
  useEffect(() => () => now.current?.session.leave(), [])
  if (open.value === 'gone') return <Gone />
  if (open.value === undefined)
    return (
      <PageLayout>
        <main class="plainpage" aria-busy="true" />
      </PageLayout>
    )
  return <ScenarioEditor key={open.value.session} game={open.value.game} session={open.value.session} />
}

/** The editor, once it can speak. */
export async function loadScenarioPage(): Promise<ComponentType<{ readonly id: string }>> {
  const [games] = await Promise.all([scenarioGames(), loadScenarioWords()])
  return ({ id }) => (id === NEW ? <ScenarioStart games={games} /> : <EditPage id={id} />)
}
