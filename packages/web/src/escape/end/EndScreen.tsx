import { useSignal } from '@preact/signals'
import { type Seat, seatsOf } from '@selva/core'
import { type EscapeShape, nameOf, usedCards, type Zone } from '@selva/escape'
import { messages } from '../../client/language.ts'
import { AfterGame, AfterMore, AfterSummary } from '../../table/AfterGame.tsx'
import type { Frame } from '../../table/live-ports.ts'
import { MenuButton } from '../../table/MenuButton.tsx'
import { Result } from '../../table/Result.tsx'
import { RulesDialog, rulesEntry } from '../../table/RulesDialog.tsx'
import { ThemeButton, Wordmark } from '../../ui/controls.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { SOLO_TABLE } from '../card/solo-table.ts'
import type { EscapeModel } from '../model.ts'
import { Patterns } from '../Patterns.tsx'
import { Plan } from '../Plan.tsx'
import { about } from '../rules/load.ts'
import { cellText } from '../sentence.ts'
import { storyOf } from '../story.ts'
import { EndReveal } from './EndReveal.tsx'
import { Eyes } from './Eyes.tsx'
import { Lanes } from './Lanes.tsx'
import { outcome, unsealed } from './outcome.ts'
import { Paths } from './Paths.tsx'
import { useRevealedEnd } from './reveal.ts'
import { WhoWas } from './WhoWas.tsx'
import { endWords } from './words.ts'
import '../../styles/end.css'
import '../styles/end.css'

/** After the game: the result in words, every identity, everybody's path. */
export function EndScreen({
  model,
  frames,
}: {
  readonly model: EscapeModel
  readonly frames: readonly Frame<EscapeShape>[]
}) {
  const { titles, table: tableWords } = messages()
  const m = model.words()
  const { live, nameAt } = model
  const picked = useSignal<Seat | undefined>(undefined)
  useTitle(titles.over)
  const table = live.state()
  const { isOn, shown } = useRevealedEnd(model, table?.setting.seats ?? 0)
  if (table === undefined) return undefined
  const state = unsealed(table, frames)
  const w = endWords(state.setting.rules.edition)
  const { zone, seats }: { readonly zone: Zone; readonly seats: number } = state.setting
  const story = storyOf(frames, undefined, zone)
  const mine = live.seat()
  const winners = state.end === 'running' ? [] : state.end.winners
  const verdict = mine === undefined || live.table().ended ? w.ended : winners.includes(mine) ? w.won : w.lost
  const sentence = live.table().ended ? tableWords.ended : outcome(state, story, nameAt, w)
  const ways = <AfterGame live={live} alone={SOLO_TABLE} words={w} reviewed />
  return (
    <div class="table after escape" data-testid="end">
      <Patterns />
      {isOn ? (
        <EndReveal model={model} state={state} story={story} shown={shown} verdict={verdict} sentence={sentence} />
      ) : undefined}
      <header class="bar">
        <Wordmark />
        <div class="title">
          {verdict} <span class="label not-phone">{w.inRound(state.round)}</span>
        </div>
        <div class="tools">
          <ThemeButton />
          <MenuButton more={rulesEntry(model.reading)} />
        </div>
        <div class="status not-phone">
          <div class="ways">{ways}</div>
        </div>
      </header>
      <main class="stage">
        <Result documents={live.about.value.documents}>
          <span class="label only-phone">{w.inRound(state.round)}</span>
          <h1>{sentence}</h1>
          <p>{w.pathsHelp}</p>
          <AfterSummary live={live} />
          <AfterMore live={live} alone={SOLO_TABLE} words={w} />
        </Result>
        <Plan
          words={m.map}
          zone={zone}
          hatches={state.hatches.join(' ')}
          about={zone.humanSector}
          opens="whole"
          marks={{
            label: (at) => `${nameOf(at)}, ${cellText(zone, at, m)}`,
            can: () => false,
            taken: () => picked.value === undefined,
            chosen: undefined,
          }}
          onPick={() => {}}
          onCancel={() => {
            picked.value = undefined
          }}
          dots={undefined}
        >
          <Paths story={story} picked={picked.value} seats={seatsOf(seats)} />
        </Plan>
      </main>
      <aside class="rail l" aria-label={w.paths}>
        <Eyes
          state={state}
          model={model}
          picked={picked.value}
          pick={(seat) => {
            picked.value = seat
          }}
        />
      </aside>
      <aside class="rail r" aria-label={w.who}>
        <WhoWas
          words={m}
          end={w}
          state={state}
          story={story}
          nameAt={nameAt}
          used={usedCards(state.setting.rules, frames.flat())}
        />
      </aside>
      <div class="foot">
        <Lanes words={w} state={state} frames={frames} nameAt={nameAt} me={mine} />
      </div>
      <nav class="ways only-phone">{ways}</nav>
      <RulesDialog reading={model.reading} table={model.live.about.value} load={about} />
    </div>
  )
}
