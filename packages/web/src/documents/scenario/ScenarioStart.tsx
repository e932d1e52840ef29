import { useSignal } from '@preact/signals'
import type { ScenarioHeader } from '@selva/core'
import { handleLinkClick, navigate } from '../../client/router.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RoundButton } from '../../ui/controls.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { draftsOnDevice, newDraftId, removeDraft, writeDraft } from '../drafts-on-device.ts'
import { savingWords } from '../saving/words.ts'
import { Import } from './Files.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import { scenarioWords } from './words.ts'

/** Keeps a draft on this device under an id of its own, and opens it. */
function begin<D extends ScenarioHeader>(game: ScenarioGame<D>, draft: D, official: string | undefined): void {
  const id = newDraftId()
  const kept = writeDraft('scenario', id, {
    text: game.write(draft),
    title: draft.title,
    changed: Date.now(),
    unsaved: true,
    played: [],
    ...(official === undefined ? {} : { parent: { id: official, version: 1 } }),
  })
  // A browser that stores nothing still has the official one to change.
  navigate(`/scenarios/${kept || official === undefined ? id : official}/edit`)
}

/** The scenarios on this device, the newest first. */
function DeviceDrafts() {
  const w = scenarioWords()
  const removing = useSignal<{ readonly id: string; readonly title: string; readonly isSaved: boolean } | undefined>(
    undefined,
  )
  const drafts = draftsOnDevice('scenario')
  if (drafts.length === 0) return undefined
  return (
    <section data-testid="device-drafts">
      <h2 class="label">{w.start.drafts}</h2>
      <ul class="device-drafts">
        {drafts.map(({ id, title: own, over }) => {
          const title = own === '' ? w.untitled : own
          return (
            <li key={id}>
              <a class="link" href={`/scenarios/${id}/edit`} onClick={handleLinkClick}>
                {title}
              </a>
              <RoundButton
                icon="cross"
                label={w.start.remove(title)}
                onClick={() => {
                  removing.value = { id, title, isSaved: over !== undefined }
                }}
              />
            </li>
          )
        })}
      </ul>
      {removing.value === undefined ? undefined : (
        <ConfirmDialog
          title={w.start.removeTitle}
          text={(removing.value.isSaved ? savingWords().removeCopy : w.start.removeText)(removing.value.title)}
          stay={w.start.keep}
          yes={() => {
            if (removing.value !== undefined) removeDraft('scenario', removing.value.id)
            removing.value = undefined
          }}
          no={() => {
            removing.value = undefined
          }}
        />
      )}
    </section>
  )
}

/** The address may name the game; else the first one is shown. */
const wantedGame = (): string | null => new URLSearchParams(location.search).get('game')

/** The beginning of a scenario: a game, and the rules to start from. */
export function ScenarioStart({ games }: { readonly games: readonly ScenarioGame[] }) {
  const w = scenarioWords()
  const picked = useSignal(wantedGame())
  const game = games.find((one) => one.game === picked.value) ?? games[0]
  useTitle(w.start.title)
  return (
    <PageLayout>
      <main class="sheetpage scenario-start">
        <h1>{w.start.title}</h1>
        <p class="lead">{w.start.lead}</p>
        <fieldset>
          <legend class="label">{w.start.game}</legend>
          <div class="radios">
            {games.map((one) => (
              <label class="radio" key={one.game}>
                <input
                  type="radio"
                  name="game"
                  value={one.game}
                  checked={one === game}
                  onChange={() => {
                    picked.value = one.game
                  }}
                />
                <b>{one.name()}</b>
              </label>
            ))}
          </div>
        </fieldset>
        <section aria-label={w.start.from}>
          <h2 class="label">{w.start.from}</h2>
          <div class="starts">
            {game?.officials().map(({ id, name, line, draft }) => (
              <button
                key={id}
                type="button"
                class="start"
                data-testid={`start-${id}`}
                onClick={() => begin(game, { ...draft, title: '' }, id)}
              >
                <b>{name}</b>
                <small>{line}</small>
              </button>
            ))}
          </div>
        </section>
        <DeviceDrafts />
        <Import open={(found, draft) => begin(found, draft, undefined)} />
      </main>
    </PageLayout>
  )
}
