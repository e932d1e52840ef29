import { escapeAtTable, nameOf, type Part, playerAt } from '@selva/escape'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../client/language.ts'
import { plain } from '../client/marks.ts'
import { Announcer } from '../table/Announcer.tsx'
import { LinkBanner } from '../table/LinkBanner.tsx'
import { RestBanner } from '../table/RestBanner.tsx'
import { RulesDialog } from '../table/RulesDialog.tsx'
import { SeatBanner } from '../table/SeatBanner.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { useTitle } from '../ui/useTitle.ts'
import { ActionBar } from './act/ActionBar.tsx'
import type { Ask } from './ask.ts'
import { DrawnCard } from './DrawnCard.tsx'
import { Hand } from './Hand.tsx'
import { Header } from './Header.tsx'
import { Log } from './Log.tsx'
import { Legend, Me, MeLine } from './Me.tsx'
import { Patterns } from './Patterns.tsx'
import { Players } from './Players.tsx'
import { Record } from './Record.tsx'
import { about } from './rules/load.ts'
import { RulesButton } from './rules/RulesButton.tsx'
import { sentence } from './sentence.ts'
import { type Sitting, TABS, type Tab } from './sitting.ts'
import { soundOf } from './sounds.ts'
import { TableMap } from './TableMap.tsx'
import { tell } from './words.ts'

const TAB_ICONS: { readonly [T in Tab]: string } = {
  map: 'map',
  me: 'human',
  players: 'people',
  log: 'log',
  pencil: 'pencil',
}

/** The phone's tabs: panels slide over the map, never over the buttons. */
function Tabs({ sitting }: { readonly sitting: Sitting }) {
  const { tabs } = tell()
  const { tab, story } = sitting
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

function Panel({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  switch (sitting.tab.value) {
    case 'map':
      return undefined
    case 'me':
      return (
        <div class="panel">
          <Me sitting={sitting} state={state} />
          <Hand sitting={sitting} state={state} />
          <RulesButton sitting={sitting} />
          <Legend />
        </div>
      )
    case 'players':
      return (
        <div class="panel">
          <Players sitting={sitting} state={state} />
        </div>
      )
    case 'log':
      return (
        <div class="panel">
          <Log sitting={sitting} zone={state.setting.zone} />
        </div>
      )
    case 'pencil': {
      const sheet = sitting.sheet.value
      return <div class="panel">{sheet === undefined ? undefined : <sheet.Panel />}</div>
    }
    default:
      return sitting.tab.value satisfies never
  }
}

/** My turn begins, or something must be picked. */
const TO_THE_MAP: readonly Ask['kind'][] = ['move', 'stuck', 'name', 'nameOther', 'pick', 'over']

/** The table while the game runs. */
export function TableScreen({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const m = say()
  const { live, story, ask, tab } = sitting
  const mine = ask.value.kind !== 'nothing'
  useTitle(mine ? m.titles.yourTurn : m.titles.turnOf(sitting.nameAt(state.turn)))
  // Back to the map.
  useEffect(() => {
    if (TO_THE_MAP.includes(ask.value.kind)) tab.value = 'map'
  }, [ask.value.kind])
  const root = useAbout<HTMLDivElement>(async () =>
    (await import('./explain/load.ts')).load(() => {
      const { now } = sitting.state.peek()
      return { ...(now === undefined ? {} : { state: now }), setting: state.setting, nameAt: sitting.nameAt }
    }),
  )
  const seat = live.seat()
  const at = seat === undefined ? undefined : playerAt(state, seat).at
  const { card } = story.value
  const sheet = sitting.sheet.value
  return (
    <div
      ref={root}
      class="table escape"
      data-testid="table"
      data-ask={ask.value.kind}
      data-ready={live.ready.value}
      data-step={seat === undefined ? '' : escapeAtTable.step(state, seat)}
    >
      <Patterns />
      <Header sitting={sitting} state={state} />
      <aside class="rail l" aria-label={tell().tabs.me}>
        <div class="identity">
          {card === undefined ? (
            <Me sitting={sitting} state={state} />
          ) : (
            <>
              <DrawnCard
                key={card.number}
                card={card}
                shown={sitting.shown.value}
                sector={at === undefined ? '' : nameOf(at)}
              />
              <MeLine sitting={sitting} state={state} />
            </>
          )}
        </div>
        <Hand sitting={sitting} state={state} />
        {sheet === undefined ? undefined : <sheet.Panel />}
        <Legend />
      </aside>
      <main class="stage">
        <div class="board">
          <TableMap sitting={sitting} state={state} />
          {sheet === undefined ? undefined : <sheet.Held />}
          <Panel sitting={sitting} state={state} />
        </div>
        <ActionBar sitting={sitting} state={state} />
        <SeatBanner live={live} />
        <RestBanner live={live} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={tell().tabs.players}>
        <Players sitting={sitting} state={state} />
        <Log sitting={sitting} zone={state.setting.zone} />
      </aside>
      <div class="foot">
        <Record sitting={sitting} state={state} />
      </div>
      <Tabs sitting={sitting} />
      {sheet === undefined ? undefined : <sheet.Menu />}
      <Announcer
        lines={story.value.lines}
        told={(line) => plain(sentence(line, tell(), sitting.called, state.setting.zone))}
        sound={soundOf}
      />
      <RulesDialog reading={sitting.reading} table={sitting.live.about.value} load={about} />
    </div>
  )
}
