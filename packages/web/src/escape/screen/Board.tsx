import type { PartialState } from '@selva/escape'
import { plainSentence } from '../../client/rich-text.ts'
import { ScreenBar } from '../../screen/ScreenBar.tsx'
import { Announcer } from '../../table/Announcer.tsx'
import { Credits } from '../../table/Credits.tsx'
import { LinkBanner } from '../../table/LinkBanner.tsx'
import { titleOf } from '../../table/title.ts'
import { SeatMark } from '../../ui/Icon.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { Hatches, headline } from '../Header.tsx'
import { Log } from '../log/Log.tsx'
import type { EscapeModel } from '../model.ts'
import { Patterns } from '../Patterns.tsx'
import { Players } from '../Players.tsx'
import { sentence } from '../sentence.ts'
import { soundOf } from '../sounds.ts'
import { ScreenMap } from './ScreenMap.tsx'

/** A ship for the whole room: what was heard and where, whose turn it is, what is known of everybody. */
export function Board({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const { live, story } = model
  const { zone } = state.setting
  useTitle(titleOf(live.about.value))
  const runs = state.round > 0 && state.end === 'running'
  return (
    <div class="screen escape" data-testid="screen" data-step={live.version.value}>
      <Patterns />
      <ScreenBar title={headline(model, state)} seat={runs ? <SeatMark seat={state.turn} /> : undefined}>
        <span class="counter" data-testid="round">
          <span>{m.round}</span>
          <b>{state.round}</b>
          <span>/ {state.last}</span>
        </span>
        <Hatches model={model} state={state} />
      </ScreenBar>
      <main class="stage">
        <ScreenMap model={model} state={state} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={m.tabs.players}>
        <Players model={model} state={state} />
        <Log model={model} zone={zone} />
        <Credits documents={live.about.value.documents} />
      </aside>
      <Announcer
        lines={story.value.lines}
        told={(line) => plainSentence(sentence(line, m, model.player, zone))}
        sound={soundOf}
      />
    </div>
  )
}
