import { type Signal, useSignal } from '@preact/signals'
import type { ScenarioHeader, ScenarioPlace } from '@selva/core'
import { useEffect, useRef } from 'preact/hooks'
import { lookOf } from '../../client/games.ts'
import type { LabFound } from '../../lab/game-lab.ts'
import { QuickLook } from '../../lab/QuickLook.tsx'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { GameLook } from '../../ui/GameLook.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useBlockReload } from '../../ui/useBlockReload.ts'
import { useTitle } from '../../ui/useTitle.ts'
import { DocumentSprite } from '../Sprite.tsx'
import type { DocumentSession } from '../saving/document-session.ts'
import { PublishPanel, TitleRefusal } from '../saving/PublishPanel.tsx'
import { SaveButton, SaveState } from '../saving/SaveBar.tsx'
import { SaveNotice } from '../saving/SaveNotice.tsx'
import { noteOf } from '../saving/saving-state.ts'
import { useSaveKey } from '../saving/useSaveKey.ts'
import { Details } from './Details.tsx'
import { FaultNote } from './FaultNote.tsx'
import { download, Import } from './Files.tsx'
import { LabPane } from './LabPane.tsx'
import { PlayBar } from './PlayBar.tsx'
import { Sheet } from './Sheet.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import type { ScenarioSession } from './session.ts'
import { usePlay } from './usePlay.ts'
import { scenarioWords } from './words.ts'

const TABS = ['rules', 'sheet', 'lab', 'play'] as const
type Tab = (typeof TABS)[number]
const ICONS: { readonly [T in Tab]: string } = { rules: 'menu', sheet: 'log', lab: 'lab', play: 'play' }

/** The parts of the editor, one at a time, where there is no room for all. */
function Tabs({ tab, pick }: { readonly tab: Tab; readonly pick: (tab: Tab) => void }) {
  const w = scenarioWords().tabs
  return (
    <nav class="parts" aria-label={w.label}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => pick(one)} data-testid={`tab-${one}`}>
          <Icon name={ICONS[one]} />
          {w[one]}
        </button>
      ))}
    </nav>
  )
}

/** The name of the scenario, where it is kept, and how many things do not fit. */
function Head({
  title,
  document,
  errors,
  showNext,
}: {
  readonly title: string
  readonly document: DocumentSession
  readonly errors: number
  readonly showNext: () => void
}) {
  const w = scenarioWords()
  return (
    <header class="head">
      <h1>{title === '' ? w.untitled : title}</h1>
      <span class="label">{w.page}</span>
      {errors === 0 ? undefined : (
        <span class="wrong" role="status">
          <Icon name="warn" kind="small" />
          {w.faults.errors(errors)}
          <Button kind="slim" onClick={showNext} testid="show-fault">
            {w.faults.next}
          </Button>
        </span>
      )}
      <span class="keeping">
        <SaveState session={document} />
        <SaveButton session={document} />
      </span>
      <SaveNotice session={document} />
    </header>
  )
}

/** The lab of this page: it stays, once it was opened, so that games go on while the sheet is read. */
function useLab(tab: Signal<Tab>) {
  const wasOpened = useSignal(false)
  const found = useSignal<LabFound | undefined>(undefined)
  return {
    wasOpened: wasOpened.value,
    found: found.value,
    open() {
      wasOpened.value = true
      tab.value = 'lab'
    },
    close() {
      tab.value = 'sheet'
    },
    onFound(next: LabFound | undefined) {
      found.value = next
    },
  }
}

/** The editor of one scenario: its rules, its sheet beside them, and a table to try it at. */
export function ScenarioEditor<D extends ScenarioHeader>({
  game,
  session,
}: {
  readonly game: ScenarioGame<D>
  readonly session: ScenarioSession<D>
}) {
  const w = scenarioWords()
  const tab = useSignal<Tab>('rules')
  const rules = useRef<HTMLDivElement>(null)
  const play = usePlay(game, session)
  const lab = useLab(tab)
  const draft = session.draft.value
  const { change, document, pointed } = session
  useTitle(draft.title === '' ? w.page : draft.title)
  useSaveKey(document)
  useBlockReload(noteOf(document.state.value) === 'refused')
  const faults = game.faults(draft)
  const errors = faults.filter(({ code, severity }) => severity === 'error' && code !== 'untitled')
  const notes = (at: ScenarioPlace) =>
    faults
      .filter((fault) => fault.at.join('/') === at.join('/'))
      .map((fault) => <FaultNote key={fault.code} fault={fault} game={game} draft={draft} change={change} />)
  const titleNotes = notes(['title'])
  const showNext = (): void => {
    tab.value = 'rules'
    const first = rules.current?.querySelector('.fault.error')
    first?.scrollIntoView({ block: 'center' })
    first?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (pointed.value === undefined) return
    if (pointed.value.at === 'faults') return showNext()
    tab.value = 'rules'
    rules.current?.querySelector<HTMLElement>('[data-testid="scenario-title"]')?.focus()
  }, [pointed.value])
  return (
    <PageLayout>
      <DocumentSprite />
      <main class="scenario" data-tab={tab.value} data-game={game.game}>
        <Head title={draft.title} document={document} errors={errors.length} showNext={showNext} />
        <div class="rules-pane" ref={rules}>
          <Details
            draft={draft}
            seats={game.seats}
            change={change}
            note={titleNotes.length > 0 ? titleNotes : <TitleRefusal session={document} />}
          />
          <div class="group">
            <PublishPanel session={document} />
          </div>
          <GameLook look={lookOf(game.game)}>
            <game.Rules draft={draft} place={play.place} change={change} notes={notes} />
          </GameLook>
          <section class="group" data-part="files">
            <h2 class="label">{w.files.title}</h2>
            <div class="fields">
              <div class="ways">
                <Button icon="download" onClick={() => download(game, draft)} testid="download-scenario">
                  {w.files.download}
                </Button>
                <LinkButton to="/scenarios/new">{w.files.fresh}</LinkButton>
              </div>
              <Import
                open={(found, read) => {
                  if (found.game === game.game) change(read as D) // its own game has read it
                }}
              />
            </div>
          </section>
        </div>
        <Sheet draft={draft} place={play.place} game={game} />
        {lab.wasOpened ? (
          <LabPane
            game={game}
            session={session}
            play={play}
            isShown={tab.value === 'lab'}
            close={lab.close}
            onFound={lab.onFound}
          />
        ) : undefined}
        <PlayBar
          play={play}
          seats={game.seats}
          blocked={errors.length > 0}
          last={document.played.value[0]}
          verdict={<QuickLook found={lab.found} />}
          isLabOpen={tab.value === 'lab'}
          openLab={lab.open}
        />
        <Tabs
          tab={tab.value}
          pick={(next) => {
            if (next === 'lab') lab.open()
            else tab.value = next
          }}
        />
      </main>
    </PageLayout>
  )
}
