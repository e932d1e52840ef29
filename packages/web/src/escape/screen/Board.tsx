import type { Part } from '@selva/escape'
import { plain } from '../../client/marks.ts'
import { ScreenBar } from '../../screen/ScreenBar.tsx'
import { Announcer } from '../../table/Announcer.tsx'
import { LinkBanner } from '../../table/LinkBanner.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { settingTitle } from '../card/title.ts'
import { Hatches, headline } from '../Header.tsx'
import { Log } from '../Log.tsx'
import { Patterns } from '../Patterns.tsx'
import { Players } from '../Players.tsx'
import { sentence } from '../sentence.ts'
import type { Sitting } from '../sitting.ts'
import { soundOf } from '../sounds.ts'
import { tell } from '../words.ts'
import { ScreenMap } from './ScreenMap.tsx'

/** A ship for the whole room: what was heard and where, whose turn it is, what is known of everybody. */
export function Board({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const m = tell()
  const { live, story } = sitting
  const { rules, zone } = state.setting
  useTitle(settingTitle(live.about.value.setting))
  const runs = state.round > 0 && state.end === 'running'
  return (
    <div class="screen" data-testid="screen" data-step={live.version.value}>
      <Patterns />
      <ScreenBar title={headline(sitting, state)} seat={runs ? <SeatMark seat={state.turn} /> : undefined}>
        <span class="counter" data-testid="round">
          <span>{m.round}</span>
          <b>{state.round}</b>
          <span>/ {rules.rounds}</span>
        </span>
        <Hatches state={state} />
      </ScreenBar>
      <main class="stage">
        <ScreenMap sitting={sitting} state={state} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={m.tabs.players}>
        <Players sitting={sitting} state={state} />
        <Log sitting={sitting} zone={zone} />
      </aside>
      <Announcer
        lines={story.value.lines}
        told={(line) => plain(sentence(line, m, sitting.called, zone))}
        sound={soundOf}
      />
    </div>
  )
}
