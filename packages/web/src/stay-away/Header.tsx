import { type PartialState, playerAt } from '@selva/stay-away'
import { plainSentence } from '../client/rich-text.ts'
import { scenarioTitle } from '../table/credit-text.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { rulesEntry } from '../table/RulesDialog.tsx'
import { RoundButton, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { tableTitle } from './card/title.ts'
import type { Panel, StayAwayModel } from './model.ts'
import { gameWords } from './words.ts'

/** Names the player whose turn it is, or my task, in two or three words. */
export function headline(model: StayAwayModel, state: PartialState): string {
  const { header, gone } = gameWords()
  const { ask, live, callings } = model
  if (state.end !== 'running') return header.over
  if (state.step.at === 'setup') return header.dealing
  if (ask.value.at !== 'nothing') return header[ask.value.at]
  const me = live.seat()
  if (me !== undefined && !playerAt(state, me).alive) return gone.title
  if (me !== undefined && me === state.active && !live.isPlayedByBot(me)) return header.act
  return plainSentence(header.other(callings.player(state.active)))
}

/** The three steps of a turn: which are done, and which is on. */
export function Phases({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const m = gameWords()
  const { step } = state
  const { story, live } = model
  if (step.at === 'setup' || step.at === 'over') return undefined
  // The exchange with a friend is part of the Panic; the ordinary one still follows (EXC-7).
  const atPanic = live.isMidway() && story.value.lines.at(-1)?.kind === 'panic'
  const exchanging = !atPanic && (step.at === 'offer' || step.at === 'answer') && step.occasion !== 'friends'
  const at = exchanging ? 3 : 2
  const phases = [m.phases.draw, story.value.panic ? m.phases.panic : m.phases.play, m.phases.exchange]
  return (
    <ol class="phases" data-testid="phases" data-about="phases">
      <li class="who-turn">{model.nameAt(state.active)}</li>
      {phases.map((phase, i) => (
        <li
          key={phase}
          class={i + 1 === at ? 'on' : i + 1 < at ? 'done' : ''}
          aria-current={i + 1 === at ? 'step' : undefined}
        >
          <i>{i + 1 < at ? <Icon name="check" /> : i + 1}</i>
          <span>{phase}</span>
        </li>
      ))}
    </ol>
  )
}

export function Header({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const m = gameWords().panels
  const { ask, panel } = model
  const scenario = scenarioTitle(model.live.about.value.documents)
  const open = (wanted: Panel, icon: string, label: string) => (
    <span class={`only-phone ${panel.value === wanted ? 'open' : ''}`}>
      <RoundButton
        icon={panel.value === wanted ? 'cross' : icon}
        label={panel.value === wanted ? m.close : label}
        expanded={panel.value === wanted}
        onClick={() => {
          panel.value = panel.value === wanted ? 'none' : wanted
        }}
      />
    </span>
  )
  return (
    <header class="bar">
      <Wordmark />
      <h1 class="spoken">{tableTitle(scenario)}</h1>
      <div class={`turn ${ask.value.at === 'nothing' ? '' : 'mine'}`} data-testid="turn">
        <span>{headline(model, state)}</span>
      </div>
      <div class="tools">
        {open('board', 'people', m.board)}
        {open('log', 'log', m.log)}
        <span class="not-phone">
          <ThemeButton />
        </span>
        <MenuButton more={rulesEntry(model.rules)} live={model.live} />
      </div>
      <div class="status">
        {scenario === undefined ? undefined : <span class="label not-phone">{scenario}</span>}
        <Phases model={model} state={state} />
      </div>
    </header>
  )
}
