import { useSignal } from '@preact/signals'
import type { ScenarioHeader, ScenarioPlace } from '@selva/core'
import { useRef } from 'preact/hooks'
import { lookOf } from '../../client/games.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { GameLook } from '../../ui/GameLook.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { Details } from './Details.tsx'
import { FaultNote } from './FaultNote.tsx'
import { download, Import } from './Files.tsx'
import { PlayBar } from './PlayBar.tsx'
import { Sheet } from './Sheet.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import type { ScenarioSession } from './session.ts'
import { usePlay } from './usePlay.ts'
import { scenarioWords } from './words.ts'

const TABS = ['rules', 'sheet', 'play'] as const
type Tab = (typeof TABS)[number]
const ICONS: { readonly [T in Tab]: string } = { rules: 'menu', sheet: 'log', play: 'play' }

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

/** The name of the scenario, whether it is kept, and how many things do not fit. */
function Head({
  title,
  kept,
  errors,
  showNext,
}: {
  readonly title: string
  readonly kept: string
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
      <span class="kept" role="status" data-testid="kept">
        {kept}
      </span>
    </header>
  )
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
  const draft = session.draft.value
  const { change } = session
  useTitle(draft.title === '' ? w.page : draft.title)
  const faults = game.faults(draft)
  const errors = faults.filter(({ code, severity }) => severity === 'error' && code !== 'untitled')
  const notes = (at: ScenarioPlace) =>
    faults
      .filter((fault) => fault.at.join('/') === at.join('/'))
      .map((fault) => <FaultNote key={fault.code} fault={fault} game={game} draft={draft} change={change} />)
  const showNext = (): void => {
    tab.value = 'rules'
    const first = rules.current?.querySelector('.fault.error')
    first?.scrollIntoView({ block: 'center' })
    first?.querySelector('button')?.focus()
  }
  return (
    <PageLayout>
      <main class="scenario" data-tab={tab.value} data-game={game.game}>
        <Head title={draft.title} kept={w.kept[session.kept.value]} errors={errors.length} showNext={showNext} />
        <div class="rules-pane" ref={rules}>
          <Details draft={draft} seats={game.seats} change={change} note={notes(['title'])} />
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
        <PlayBar
          play={play}
          game={game.game}
          setting={game.setting(draft, play.place)}
          seats={game.seats}
          blocked={errors.length > 0}
          last={session.played.value[0]}
        />
        <Tabs
          tab={tab.value}
          pick={(next) => {
            tab.value = next
          }}
        />
      </main>
    </PageLayout>
  )
}
