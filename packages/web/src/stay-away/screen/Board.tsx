import type { Part } from '@selva/stay-away'
import { plain } from '../../client/marks.ts'
import { ScreenBar } from '../../screen/ScreenBar.tsx'
import { Announcer } from '../../table/Announcer.tsx'
import { LinkBanner } from '../../table/LinkBanner.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { cardWords } from '../card/words.ts'
import { headline, Phases } from '../Header.tsx'
import { Log } from '../Log.tsx'
import { Notice } from '../Notice.tsx'
import { Ring } from '../Ring.tsx'
import { Sprite } from '../Sprite.tsx'
import { sentence } from '../sentence.ts'
import type { Sitting } from '../sitting.ts'
import { soundOf } from '../sounds.ts'
import { tell } from '../words.ts'

/** A ring for the whole room: whose turn it is, which way it goes, what bars the way, and what was played. */
export function Board({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const words = tell()
  const { live, story } = sitting
  useTitle(cardWords().name)
  const runs = state.step.at !== 'setup' && state.end === 'running'
  return (
    <div class="screen" data-testid="screen" data-step={live.version.value}>
      <Sprite />
      <ScreenBar title={headline(sitting, state)} seat={runs ? <SeatMark seat={state.active} /> : undefined}>
        <Phases sitting={sitting} state={state} />
      </ScreenBar>
      <main class="stage">
        <div class="ringbox">
          <Ring sitting={sitting} state={state} />
          <Notice sitting={sitting} />
        </div>
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={words.panels.log}>
        <Log sitting={sitting} />
      </aside>
      <Announcer
        lines={story.value.lines}
        told={(line) => plain(sentence(line, words, sitting.callings))}
        sound={soundOf}
      />
    </div>
  )
}
