import type { ComponentType } from 'preact'
import { type ApiError, isApiError } from '../../client/api.ts'
import { navigate } from '../../client/router.ts'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { LinkButton } from '../../ui/controls.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { isOnDeviceOnly } from '../drafts-on-device.ts'
import { Opening, useOpened } from '../saving/useOpened.tsx'
import { loadSavingWords } from '../saving/words.ts'
import { loadDocumentWords } from '../words.ts'
import { openScenario, scenarioGames } from './open.ts'
import { ScenarioEditor } from './ScenarioEditor.tsx'
import { ScenarioStart } from './ScenarioStart.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import { type ScenarioSession, scenarioSession } from './session.ts'
import { loadScenarioWords, scenarioWords } from './words.ts'
import '../../styles/host.css'
import '../../styles/scenario/frame.css'
import '../../styles/scenario/rules.css'
import '../../styles/scenario/fields.css'
import '../../styles/scenario/files.css'
import '../../styles/scenario/sheet.css'
import '../../styles/scenario/play.css'
import '../../styles/scenario/start.css'

/** The address of a scenario that does not exist yet. */
const NEW = 'new'

type Opened = { readonly game: ScenarioGame; readonly session: ScenarioSession; leave(): void }

async function sessionOf(id: string): Promise<Opened | ApiError> {
  const found = await openScenario(id)
  if (isApiError(found)) return found
  const { game } = found
  const moveTo = (next: string): void => navigate(`/scenarios/${next}/edit`, 'replace')
  // An old link to a draft that the server has now.
  if (isOnDeviceOnly(id) && found.document.id !== id) moveTo(found.document.id)
  const session = scenarioSession(game, found, moveTo)
  return { game, session, leave: session.leave }
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
  const open = useOpened(id, sessionOf, ({ session }) => session.document.id.peek())
  if (open === undefined) return <Opening />
  if (isApiError(open)) return open.refused === 'offline' ? <PlainPage kind="offline" /> : <Gone />
  return <ScenarioEditor key={open.session} game={open.game} session={open.session} />
}

/** The editor, once it can speak. */
export async function loadScenarioPage(): Promise<ComponentType<{ readonly id: string }>> {
  const [games] = await Promise.all([scenarioGames(), loadScenarioWords(), loadDocumentWords(), loadSavingWords()])
  return ({ id }) => (id === NEW ? <ScenarioStart games={games} /> : <EditPage id={id} />)
}
