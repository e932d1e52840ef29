import { aboard, type PartialState, playerAt, zoneReference } from '@selva/escape'
import { plainSentence } from '../client/rich-text.ts'
import { scenarioTitle } from '../table/credit-text.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { OwnClock } from '../table/OwnClock.tsx'
import { rulesEntry } from '../table/RulesDialog.tsx'
import { ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Phases } from './act/Phases.tsx'
import { settingTitle, zoneName } from './card/title.ts'
import { cardWords } from './card/words.ts'
import { hatchNow, roomShown } from './hatch-now.ts'
import type { EscapeModel } from './model.ts'

/** Names the player whose turn it is, or my task, in two or three words. */
export function headline(model: EscapeModel, state: PartialState | undefined): string {
  const { header, cards, log } = model.words()
  const { live, ask } = model
  if (state === undefined || state.round === 0) return header.dealing
  if (state.end !== 'running') return log.over
  switch (ask.value.kind) {
    case 'move':
    case 'stuck':
    case 'arrived':
    case 'close':
      return header[ask.value.kind]
    case 'pick':
    case 'over':
      return header[ask.value.kind]
    case 'name':
      return !model.shown.value ? cards.drawing : ask.value.any ? header.nameAny : header.name
    case 'nameOther':
      return header.nameOther
    case 'nothing': {
      const seat = live.seat()
      const status = seat === undefined ? 'aboard' : playerAt(state, seat).status
      if (status === 'escaped' || status === 'waiting') return header[status]
      return status === 'eliminated' ? header.out : plainSentence(header.other(model.player(state.turn)))
    }
    default:
      return ask.value satisfies never
  }
}

export function Hatches({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  return (
    <ul class="hatches" aria-label={m.hatches}>
      {state.setting.zone.hatches.map(({ number }, i) => {
        const now = state.hatches[i] ?? 'open'
        const room = roomShown(state, i)
        return (
          <li key={number} class={now}>
            <button type="button" class="whatis" data-about={`hatch:${number}`}>
              <Icon name="sector" />
              <b aria-hidden="true">{number}</b>
              {room === undefined ? undefined : <small aria-hidden="true">×{room}</small>}
              <span class="spoken">{m.hatch(number, hatchNow(state, i, m))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The bar over the table. */
export function Header({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const mine = model.ask.value.kind !== 'nothing'
  const { zone, rules } = state.setting
  const { setting, documents } = model.live.about.value
  const scenario = scenarioTitle(documents)
  const seat = model.live.seat()
  return (
    <header class="bar">
      <Wordmark />
      <h1 class="spoken">{settingTitle(setting, scenario)}</h1>
      <div class={`turn ${mine ? 'mine' : ''}`} data-testid="turn">
        <span>{headline(model, state)}</span>
        {seat === undefined ? undefined : <OwnClock live={model.live} seat={seat} />}
      </div>
      <div class="tools">
        <span class="not-phone">
          <ThemeButton />
        </span>
        <MenuButton more={rulesEntry(model.reading)} live={model.live} />
      </div>
      <Phases words={m} ask={model.ask.value.kind} />
      <div class="status">
        <span class="label crumb" data-about={`preset:${rules.preset}`}>
          {zoneName(zoneReference(zone))} <b>{scenario ?? cardWords().presets[rules.preset]}</b>
        </span>
        <button type="button" class="counter whatis" data-testid="round" data-about="round">
          <span>{m.round}</span>
          <b>{state.round}</b>
          <span>/ {state.last}</span>
        </button>
        <Hatches model={model} state={state} />
        <span class="label only-phone" data-about="aboard">
          {m.aboard(aboard(state).length)}
        </span>
      </div>
    </header>
  )
}
