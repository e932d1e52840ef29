import { useSignal } from '@preact/signals'
import type { DocumentInfo } from '@selva/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../../client/api.ts'
import { Button } from '../../ui/controls.tsx'
import { documentsApi } from '../api.ts'
import { authorText } from '../credits.ts'
import { type BroughtDocument, broughtDocument } from '../document-in-address.ts'
import { pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import { ChosenCard } from './ChosenCard.tsx'
import { type ChosenScenario, chosenDraft, chosenFrom, draftsFor } from './chosen-scenario.ts'
import { useScenarioSearch } from './useScenarioSearch.ts'
import '../../styles/scenario-choice.css'

type Read = (text: string) => Pick<ChosenScenario, 'description' | 'players'> | undefined

type Props = {
  readonly game: string
  readonly chosen: ChosenScenario | undefined
  /** The host has changed rules of the chosen one. */
  readonly changed: boolean
  /** Advice of its author that the table does not follow, in words. */
  readonly advice: readonly string[]
  /** The header of a text of this game; `undefined` if it is none. */
  readonly read: Read
  /** Takes the rules of a scenario. */
  readonly pick: (scenario: ChosenScenario) => void
  /** Takes a document that comes with the game; false if there is none such. */
  readonly pickOfficial: (document: BroughtDocument) => boolean
  /** Back to the preset alone. */
  readonly remove: () => void
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h2 class="label">{title}</h2>
      {children}
    </section>
  )
}

function Entry({ title, about, pick }: { readonly title: string; readonly about: string; readonly pick: () => void }) {
  return (
    <li>
      <button type="button" class="pick-scenario" data-testid="pick-scenario" onClick={pick}>
        <b>{title === '' ? documentWords().untitled : title}</b>
        {about === '' ? undefined : <small>{about}</small>}
      </button>
    </li>
  )
}

const suitsText = ({ players }: Pick<DocumentInfo, 'players'>): string =>
  players === 'unknown' ? '' : documentWords().suits(players[0], players[1])

function Stored({
  documents,
  use,
}: {
  readonly documents: readonly DocumentInfo[]
  readonly use: (address: string) => void
}) {
  return (
    <ul>
      {documents.map((document) => {
        const by = document.mine ? '' : authorText({ official: false, author: document.author })
        const about = [by, suitsText(document)].filter((part) => part !== '').join(', ')
        return <Entry key={document.id} title={document.title} about={about} pick={() => use(pageOf(document))} />
      })}
    </ul>
  )
}

/** The places where a host finds scenarios: on this device, among the saved ones, in the gallery, or by a link. */
function Finder({
  game,
  read,
  pick,
  use,
}: Pick<Props, 'game' | 'read' | 'pick'> & {
  /** Takes the scenario that an address names. */
  readonly use: (address: string) => void
}) {
  const m = documentWords()
  const open = useSignal(false)
  const mine = useSignal<readonly DocumentInfo[]>([])
  const words = useSignal('')
  const link = useSignal('')
  const { found, more, next } = useScenarioSearch(game, words.value, open.value)
  const look = async (): Promise<void> => {
    open.value = true
    const answer = await documentsApi.list({ kind: 'scenario', game, mine: '1' })
    mine.value = isApiError(answer) ? [] : answer.documents.filter(({ playable }) => playable)
  }
  const drafts = draftsFor(game).flatMap((draft) => {
    const header = read(draft.text)
    return header === undefined ? [] : [chosenDraft(draft, header)]
  })
  return (
    <details
      class="scenario-finder"
      data-about="scenario"
      data-testid="scenario-finder"
      onToggle={(event) => event.currentTarget.open && void look()}
    >
      <summary>{m.choose.open}</summary>
      {drafts.length === 0 ? undefined : (
        <Group title={m.choose.device}>
          <ul>
            {drafts.map((draft) => (
              <Entry key={draft.text} title={draft.title} about={suitsText(draft)} pick={() => pick(draft)} />
            ))}
          </ul>
        </Group>
      )}
      {mine.value.length === 0 ? undefined : (
        <Group title={m.choose.mine}>
          <Stored documents={mine.value} use={use} />
        </Group>
      )}
      <Group title={m.choose.gallery}>
        <input
          type="search"
          maxLength={60}
          placeholder={m.search}
          aria-label={m.search}
          value={words.value}
          data-testid="scenario-search"
          onInput={(event) => {
            words.value = event.currentTarget.value
          }}
        />
        <Stored documents={found.value ?? []} use={use} />
        <p role="status" class="quiet">
          {found.value?.length !== 0 ? '' : words.value.trim() === '' ? m.choose.none : m.none}
        </p>
        {more.value ? (
          <Button kind="slim" onClick={next}>
            {m.more}
          </Button>
        ) : undefined}
      </Group>
      <Group title={m.choose.link}>
        <div class="by-link">
          <input
            aria-label={m.choose.link}
            value={link.value}
            maxLength={200}
            data-testid="scenario-link"
            onInput={(event) => {
              link.value = event.currentTarget.value
            }}
          />
          <Button kind="slim" testid="use-scenario" disabled={link.value.trim() === ''} onClick={() => use(link.value)}>
            {m.choose.use}
          </Button>
        </div>
      </Group>
    </details>
  )
}

/** The scenario of a table to be opened: picked, shown with its author, changed or removed. */
export function ScenarioChoice({ chosen, changed, advice, remove, pickOfficial, ...finder }: Props) {
  const m = documentWords().choose
  // A new key closes the list once a scenario has been taken.
  const taken = useSignal(0)
  const said = useSignal('')
  const pick = (scenario: ChosenScenario): void => {
    said.value = ''
    taken.value++
    finder.pick(scenario)
  }
  const use = async (address: string): Promise<void> => {
    const document = await broughtDocument(address)
    if (document?.kind === 'scenario' && document.stored === undefined && pickOfficial(document)) {
      taken.value++
      return
    }
    const scenario = document?.stored === undefined ? undefined : chosenFrom(document.stored)
    if (document?.kind !== 'scenario' || scenario === undefined) said.value = m.unknown
    else if (document.stored?.game !== finder.game) said.value = m.other
    else pick(scenario)
  }
  // A link from the gallery names the scenario to begin with. One that is there already may have been changed since.
  useEffect(() => {
    const [, id] = /^#scenario=([\w-]+)$/.exec(location.hash) ?? []
    if (id !== undefined && id !== chosen?.id) void use(location.hash)
  }, [])
  return (
    <fieldset class="option scenario-choice">
      <legend>{m.title}</legend>
      <p class="help">{m.help}</p>
      {chosen === undefined ? undefined : (
        <ChosenCard
          chosen={chosen}
          changed={changed}
          advice={advice}
          restore={() => finder.pick(chosen)}
          remove={remove}
        />
      )}
      <Finder key={taken.value} {...finder} pick={pick} use={(address) => void use(address)} />
      <p role="status" class="said" data-testid="scenario-said">
        {said.value}
      </p>
    </fieldset>
  )
}
