import type { PartialState } from '@selva/stay-away'
import { messages } from '../client/language.ts'
import { plainSentence } from '../client/rich-text.ts'
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
import { Log, ShownCards } from './Log.tsx'
import { Me } from './Me.tsx'
import type { StayAwayModel } from './model.ts'
import { Notice } from './Notice.tsx'
import { Request } from './Request.tsx'
import { Ring } from './Ring.tsx'
import { about } from './rules/load.ts'
import { Sprite } from './Sprite.tsx'
import { sentence } from './sentence.ts'
import { soundOf } from './sounds.ts'
import { useKeys } from './useKeys.ts'
import { gameWords } from './words.ts'

/** The table while the game runs. */
export function TableScreen({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const m = messages()
  const words = gameWords()
  const { live, ask, panel } = model
  const moments = model.moments.value
  useTitle(ask.value.at === 'nothing' ? m.titles.turnOf(model.nameAt(state.active)) : m.titles.yourTurn)
  const root = useAbout<HTMLDivElement>(async () =>
    (await import('./explain/load.ts')).load(() => {
      const { now } = model.state.peek()
      return { ...(now === undefined ? {} : { state: now }), setting: state.setting, nameAt: model.nameAt }
    }),
  )
  useKeys(root)
  return (
    <div
      ref={root}
      class="table stay"
      data-testid="table"
      data-ask={ask.value.at}
      data-question={state.question}
      data-ready={live.ready.value}
      data-moments={moments === undefined ? 'no' : 'yes'}
    >
      <Sprite />
      <Header model={model} state={state} />
      <aside class="rail l" aria-label={words.panels.board}>
        <Me model={model} state={state} />
        <Board model={model} state={state} />
      </aside>
      <main class="stage">
        <div class="board">
          <div class="ringbox">
            <Ring model={model} state={state} />
            <Notice model={model} />
          </div>
          {moments === undefined ? undefined : <moments.Stage />}
          {panel.value === 'none' ? undefined : (
            <div class="panel">
              {panel.value === 'board' ? (
                <>
                  <Me model={model} state={state} />
                  <Board model={model} state={state} />
                </>
              ) : (
                <>
                  <Claims model={model} state={state} />
                  <ShownCards model={model} />
                  <Log model={model} />
                </>
              )}
            </div>
          )}
        </div>
        <Request model={model} state={state} />
        <SeatBanner live={live} />
        <RestBanner live={live} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={words.panels.log}>
        <Log model={model} />
        <ShownCards model={model} />
        <Claims model={model} state={state} />
      </aside>
      <CardDialog model={model} rules={state.setting.rules} />
      <ClaimDialog model={model} state={state} />
      <Announcer
        lines={model.story.value.lines}
        told={(line) => plainSentence(sentence(line, words, model.callings))}
        sound={soundOf}
      />
      <RulesDialog reading={model.rules} table={live.about.value} load={about} />
    </div>
  )
}
