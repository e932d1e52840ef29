import type { Part } from '@selva/stay-away'
import { say } from '../client/language.ts'
import { plain } from '../client/marks.ts'
import { Announcer } from '../table/Announcer.tsx'
import { LinkBanner } from '../table/LinkBanner.tsx'
import { RestBanner } from '../table/RestBanner.tsx'
import { RulesDialog } from '../table/RulesDialog.tsx'
import { SeatBanner } from '../table/SeatBanner.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { useTitle } from '../ui/useTitle.ts'
import { Board } from './Board.tsx'
import { CardDialog } from './CardFace.tsx'
import { ClaimDialog, Claims } from './Claims.tsx'
import { Header } from './Header.tsx'
import { Log, Shown } from './Log.tsx'
import { Me } from './Me.tsx'
import { Notice } from './Notice.tsx'
import { Request } from './Request.tsx'
import { Ring } from './Ring.tsx'
import { about } from './rules/load.ts'
import { Sprite } from './Sprite.tsx'
import { sentence } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import { soundOf } from './sounds.ts'
import { tell } from './words.ts'

/** The table while the game runs. */
export function TableScreen({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const m = say()
  const words = tell()
  const { live, ask, panel } = sitting
  useTitle(ask.value.at === 'nothing' ? m.titles.turnOf(sitting.nameAt(state.active)) : m.titles.yourTurn)
  const root = useAbout<HTMLDivElement>(async () =>
    (await import('./explain/load.ts')).load(() => {
      const { now } = sitting.state.peek()
      return { ...(now === undefined ? {} : { state: now }), setting: state.setting, nameAt: sitting.nameAt }
    }),
  )
  return (
    <div
      ref={root}
      class="table stay"
      data-testid="table"
      data-ask={ask.value.at}
      data-question={state.question}
      data-ready={live.ready.value}
    >
      <Sprite />
      <Header sitting={sitting} state={state} />
      <aside class="rail l" aria-label={words.panels.board}>
        <Me sitting={sitting} state={state} />
        <Board sitting={sitting} state={state} />
      </aside>
      <main class="stage">
        <div class="board">
          <div class="ringbox">
            <Ring sitting={sitting} state={state} />
            <Notice sitting={sitting} />
          </div>
          {panel.value === 'none' ? undefined : (
            <div class="panel">
              {panel.value === 'board' ? (
                <>
                  <Me sitting={sitting} state={state} />
                  <Board sitting={sitting} state={state} />
                </>
              ) : (
                <>
                  <Claims sitting={sitting} state={state} />
                  <Shown sitting={sitting} />
                  <Log sitting={sitting} />
                </>
              )}
            </div>
          )}
        </div>
        <Request sitting={sitting} state={state} />
        <SeatBanner live={live} />
        <RestBanner live={live} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={words.panels.log}>
        <Log sitting={sitting} />
        <Shown sitting={sitting} />
        <Claims sitting={sitting} state={state} />
      </aside>
      <CardDialog sitting={sitting} />
      <ClaimDialog sitting={sitting} state={state} />
      <Announcer
        lines={sitting.story.value.lines}
        told={(line) => plain(sentence(line, words, sitting.callings))}
        sound={soundOf}
      />
      <RulesDialog reading={sitting.rules} table={live.about.value} load={about} />
    </div>
  )
}
