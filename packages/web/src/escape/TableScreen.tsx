import { escapeTableGame, nameOf, type PartialState, playerAt } from '@selva/escape'
import { useEffect, useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { plainSentence } from '../client/rich-text.ts'
import { LogPlace } from '../log/LogPlace.tsx'
import { Announcer } from '../table/Announcer.tsx'
import { LinkBanner } from '../table/LinkBanner.tsx'
import { RestBanner } from '../table/RestBanner.tsx'
import { RulesDialog } from '../table/RulesDialog.tsx'
import { SeatBanner } from '../table/SeatBanner.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { useTitle } from '../ui/useTitle.ts'
import { ActionBar } from './act/ActionBar.tsx'
import { turnParts } from './act/turn-parts.ts'
import type { Ask } from './ask.ts'
import { Hand } from './Hand.tsx'
import { Header } from './Header.tsx'
import { logPart } from './log/load.ts'
import { Legend, Me, MeLine } from './Me.tsx'
import { type EscapeModel, TABS, type Tab } from './model.ts'
import { Patterns } from './Patterns.tsx'
import { Players } from './Players.tsx'
import { Record } from './Record.tsx'
import { about } from './rules/load.ts'
import { RulesButton } from './rules/RulesButton.tsx'
import { sentence } from './sentence.ts'
import { soundOf } from './sounds.ts'
import { TableMap } from './TableMap.tsx'

const TAB_ICONS: { readonly [T in Tab]: string } = {
  map: 'map',
  me: 'human',
  players: 'people',
  log: 'log',
  pencil: 'pencil',
}

/** The phone's tabs: panels slide over the map, never over the buttons. */
function Tabs({ model }: { readonly model: EscapeModel }) {
  const { tabs } = model.words()
  const { tab, story } = model
  const read = useRef(story.value.lines.length)
  if (tab.value === 'log') read.current = story.value.lines.length
  const unread = Math.max(0, story.value.lines.length - read.current)
  return (
    <nav class="tabs" aria-label={tabs.label}>
      {TABS.map((t) => (
        <button
          key={t}
          type="button"
          aria-pressed={tab.value === t}
          onClick={() => {
            tab.value = t
          }}
        >
          <Icon name={TAB_ICONS[t]} />
          {tabs[t]}
          {t === 'log' && unread > 0 ? <span class="n">{Math.min(99, unread)}</span> : undefined}
        </button>
      ))}
    </nav>
  )
}

/** The log, or its place until it has come. */
function TableLog(props: { readonly model: EscapeModel; readonly state: PartialState }) {
  const part = logPart.value()
  return part === undefined ? (
    <LogPlace kind="log" title={props.model.words().logTitle} />
  ) : (
    <part.TableLog {...props} />
  )
}

function Panel({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  switch (model.tab.value) {
    case 'map':
      return undefined
    case 'me':
      return (
        <div class="panel">
          <Me model={model} state={state} />
          <Hand model={model} state={state} />
          <RulesButton model={model} />
          <Legend model={model} />
        </div>
      )
    case 'players':
      return (
        <div class="panel">
          <Players model={model} state={state} />
        </div>
      )
    case 'log':
      return (
        <div class="panel">
          <TableLog model={model} state={state} />
        </div>
      )
    case 'pencil': {
      const sheet = model.sheet.value
      return <div class="panel">{sheet === undefined ? undefined : <sheet.Panel />}</div>
    }
    default:
      return model.tab.value satisfies never
  }
}

/** My turn begins, or something must be picked. */
const TO_THE_MAP: readonly Ask['kind'][] = ['move', 'stuck', 'name', 'nameOther', 'pick', 'over']

/** The table while the game runs. */
export function TableScreen({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const { titles } = messages()
  const m = model.words()
  const { live, story, ask, tab } = model
  const mine = ask.value.kind !== 'nothing'
  useTitle(mine ? titles.yourTurn : titles.turnOf(model.nameAt(state.turn)))
  // Back to the map.
  useEffect(() => {
    if (TO_THE_MAP.includes(ask.value.kind)) tab.value = 'map'
  }, [ask.value.kind])
  const root = useAbout<HTMLDivElement>(
    async () =>
      (await import('./explain/load.ts')).load(() => {
        const { now } = model.state.peek()
        return { ...(now === undefined ? {} : { state: now }), setting: state.setting, nameAt: model.nameAt }
      }),
    live.ready,
  )
  const seat = live.seat()
  const at = seat === undefined ? undefined : playerAt(state, seat).at
  const { card } = story.value
  const later = turnParts.value()
  const sheet = model.sheet.value
  const moments = model.moments.value
  const part = logPart.value()
  return (
    <div
      ref={root}
      class="table escape"
      data-testid="table"
      data-ask={ask.value.kind}
      data-ready={live.ready.value}
      data-step={seat === undefined ? '' : escapeTableGame.step(state, seat)}
    >
      <Patterns />
      <Header model={model} state={state} />
      <aside class="rail l" aria-label={m.tabs.me}>
        <div class="identity">
          {card === undefined || later === undefined ? (
            <Me model={model} state={state} />
          ) : (
            <>
              <later.DrawnCard
                key={card.number}
                words={m}
                card={card}
                shown={model.shown.value}
                sector={at === undefined ? '' : nameOf(at)}
              />
              <MeLine model={model} state={state} />
            </>
          )}
        </div>
        <Hand model={model} state={state} />
        {sheet === undefined ? undefined : <sheet.Panel />}
        <Legend model={model} />
      </aside>
      <main class="stage">
        <div class="board" data-asked="yes">
          <TableMap model={model} state={state} />
          {sheet === undefined ? undefined : <sheet.Held />}
          {moments === undefined ? undefined : <moments.Stage />}
          {part === undefined ? undefined : <part.TableStrip model={model} state={state} />}
          <Panel model={model} state={state} />
        </div>
        <ActionBar model={model} state={state} />
        <SeatBanner live={live} />
        <RestBanner live={live} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={m.tabs.players}>
        <Players model={model} state={state} />
        <TableLog model={model} state={state} />
      </aside>
      <div class="foot">
        <Record model={model} state={state} />
      </div>
      <Tabs model={model} />
      {sheet === undefined ? undefined : <sheet.Menu />}
      <Announcer
        lines={story.value.lines}
        told={(line) => plainSentence(sentence(line, m, model.player, state.setting.zone))}
        sound={soundOf}
      />
      <RulesDialog reading={model.reading} table={model.live.about.value} load={about} />
    </div>
  )
}
