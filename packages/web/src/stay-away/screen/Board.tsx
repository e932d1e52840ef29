import type { PartialState } from '@selva/stay-away'
import { plainSentence } from '../../client/rich-text.ts'
import { ScreenBar } from '../../screen/ScreenBar.tsx'
import { Announcer } from '../../table/Announcer.tsx'
import { Credits } from '../../table/Credits.tsx'
import { LinkBanner } from '../../table/LinkBanner.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { cardWords } from '../card/words.ts'
import { headline, Phases } from '../Header.tsx'
import { Log } from '../log/Log.tsx'
import type { StayAwayModel } from '../model.ts'
import { Notice } from '../Notice.tsx'
import { Ring } from '../Ring.tsx'
import { Sprite } from '../Sprite.tsx'
import { sentence } from '../sentence.ts'
import { soundOf } from '../sounds.ts'
import { gameWords } from '../words.ts'

/** A ring for the whole room: whose turn it is, which way it goes, what bars the way, and what was played. */
export function Board({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const words = gameWords()
  const { live, story } = model
  useTitle(cardWords().name)
  const runs = state.step.at !== 'setup' && state.end === 'running'
  return (
    <div class="screen stay" data-testid="screen" data-step={live.version.value}>
      <Sprite />
      <ScreenBar title={headline(model, state)} seat={runs ? <SeatMark seat={state.active} /> : undefined}>
        <Phases model={model} state={state} />
      </ScreenBar>
      <main class="stage">
        <div class="ringbox">
          <Ring model={model} state={state} />
          <Notice model={model} />
        </div>
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={words.panels.log}>
        <Log model={model} />
        <Credits documents={model.live.about.value.documents} />
      </aside>
      <Announcer
        lines={story.value.lines}
        told={(line) => plainSentence(sentence(line, words, model.callings))}
        sound={soundOf}
      />
    </div>
  )
}
