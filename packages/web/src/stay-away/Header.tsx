import { type Part, playerAt } from '@selva/stay-away'
import { MenuButton } from '../table/MenuButton.tsx'
import { rulesEntry } from '../table/RulesDialog.tsx'
import { RoundButton, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { cardWords } from './card/words.ts'
import type { Panel, Sitting } from './sitting.ts'
import { tell } from './words.ts'

/** Whose turn it is, or what I am to do, in two or three words. */
export function headline(sitting: Sitting, state: Part): string {
  const { header, gone } = tell()
  const { ask, live, nameAt } = sitting
  if (state.end !== 'running') return header.over
  if (state.step.at === 'setup') return header.dealing
  if (ask.value.at !== 'nothing') return header[ask.value.at]
  const me = live.seat()
  if (me !== undefined && !playerAt(state, me).alive) return gone.title
  return header.other(nameAt(state.active))
}

/** The three steps of a turn: which are done, and which is on. */
export function Phases({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const m = tell()
  const { step } = state
  if (step.at === 'setup' || step.at === 'over') return undefined
  // The exchange with a friend is part of the Panic; the ordinary one still follows (EXC-7).
  const exchanging = (step.at === 'offer' || step.at === 'answer') && step.occasion !== 'friends'
  const at = exchanging ? 3 : 2
  const phases = [m.phases.draw, sitting.story.value.panic ? m.phases.panic : m.phases.play, m.phases.exchange]
  return (
    <ol class="phases" data-testid="phases" data-about="phases">
      <li class="who-turn">{sitting.nameAt(state.active)}</li>
      {phases.map((phase, i) => (
        <li
          key={phase}
          class={i + 1 === at ? 'on' : i + 1 < at ? 'done' : ''}
          aria-current={i + 1 === at ? 'step' : undefined}
        >
          <i>{i + 1 < at ? <Icon name="check" /> : i + 1}</i>
          {phase}
        </li>
      ))}
    </ol>
  )
}

export function Header({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const m = tell().panels
  const { ask, panel } = sitting
  const open = (wish: Panel, icon: string, label: string) => (
    <span class={`only-phone ${panel.value === wish ? 'open' : ''}`}>
      <RoundButton
        icon={panel.value === wish ? 'cross' : icon}
        label={panel.value === wish ? m.close : label}
        expanded={panel.value === wish}
        onClick={() => {
          panel.value = panel.value === wish ? 'none' : wish
        }}
      />
    </span>
  )
  return (
    <header class="bar">
      <Wordmark />
      <h1 class="spoken">{cardWords().name}</h1>
      <div class={`turn ${ask.value.at === 'nothing' ? '' : 'mine'}`} data-testid="turn">
        <span>{headline(sitting, state)}</span>
      </div>
      <div class="tools">
        {open('board', 'people', m.board)}
        {open('log', 'log', m.log)}
        <span class="not-phone">
          <ThemeButton />
        </span>
        <MenuButton more={rulesEntry(sitting.rules)} live={sitting.live} />
      </div>
      <div class="status">
        <Phases sitting={sitting} state={state} />
      </div>
    </header>
  )
}
