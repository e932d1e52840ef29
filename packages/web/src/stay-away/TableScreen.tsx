import type { PartialState } from '@selva/stay-away'
import { messages } from '../client/language.ts'
import { plainSentence } from '../client/rich-text.ts'
import { LogPlace } from '../log/LogPlace.tsx'
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
import { logPart } from './log/load.ts'
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

type Props = { readonly model: StayAwayModel; readonly state: PartialState }

/** The story of the game and what others showed me, or the place of it until it has come. */
function Told({ model }: Pick<Props, 'model'>) {
  const part = logPart.value()
  if (part === undefined) return <LogPlace kind="story" title={gameWords().log.title} />
  return (
    <>
      <part.TableLog model={model} />
      <part.TableShown model={model} />
    </>
  )
}

/** The panel over the ring on a phone. */
function Panel({ model, state }: Props) {
  const part = logPart.value()
  const seat = model.dossier.value
  switch (model.panel.value) {
    case 'none':
      return undefined
    case 'board':
      return (
        <div class="panel" data-asked="yes">
          <Me model={model} state={state} />
          <Board model={model} state={state} />
        </div>
      )
    case 'log':
      return (
        <div class="panel" data-asked="yes">
          <Claims model={model} state={state} />
          <Told model={model} />
        </div>
      )
    case 'dossier':
      return part === undefined || seat === undefined ? undefined : (
        <div class="panel" data-asked="yes">
          <part.TableDossier model={model} state={state} seat={seat} />
        </div>
      )
    default:
      return model.panel.value satisfies never
  }
}

/** The table while the game runs. */
export function TableScreen({ model, state }: Props) {
  const m = messages()
  const words = gameWords()
  const { live, ask } = model
  const moments = model.moments.value
  const part = logPart.value()
  const seat = model.dossier.value
  useTitle(ask.value.at === 'nothing' ? m.titles.turnOf(model.nameAt(state.active)) : m.titles.yourTurn)
  const root = useAbout<HTMLDivElement>(
    async () =>
      (await import('./explain/load.ts')).load(() => {
        const { now } = model.state.peek()
        return { ...(now === undefined ? {} : { state: now }), setting: state.setting, nameAt: model.nameAt }
      }),
    live.ready,
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
            <Ring model={model} state={state} look={model.look} />
            <Notice model={model} />
          </div>
          {moments === undefined ? undefined : <moments.Stage />}
          {part === undefined ? undefined : <part.TableStrip model={model} state={state} />}
          <Panel model={model} state={state} />
        </div>
        <Request model={model} state={state} />
        <SeatBanner live={live} />
        <RestBanner live={live} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={words.panels.log}>
        {part === undefined || seat === undefined ? (
          <>
            <Told model={model} />
            <Claims model={model} state={state} />
          </>
        ) : (
          <part.TableDossier model={model} state={state} seat={seat} />
        )}
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
