import type { StayAwayShape } from '@selva/stay-away'
import { useEffect, useMemo } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { AfterGame, AfterMore, AfterSummary } from '../table/AfterGame.tsx'
import type { Frame } from '../table/live-ports.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { Result } from '../table/Result.tsx'
import { ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { CardDialog } from './CardFace.tsx'
import { SOLO_TABLE } from './card/solo-table.ts'
import { type Ending, endingOf, type Fate, type Spread } from './ending.ts'
import { CARD_ICONS, ROLE_ICONS } from './icons.ts'
import { logPart } from './log/load.ts'
import type { StayAwayModel } from './model.ts'
import { outcome } from './outcome.ts'
import { Ring } from './Ring.tsx'
import { useRevealedEnd } from './reveal.ts'
import { Sprite } from './Sprite.tsx'
import { cardName, gameWords } from './words.ts'
import '../styles/end.css'
import './styles/end.css'

function fateText(fate: Fate, last: boolean): string {
  const m = gameWords().end
  return [
    ...(fate.infected === undefined || fate.infected === 0 ? [] : [m.infectedTurn(fate.infected)]),
    ...(last ? [m.lastInfected] : []),
    ...(fate.alive ? [] : [m.eliminated]),
    ...(fate.won ? [m.winner] : []),
  ].join(', ')
}

function Fates({ ending, model }: { readonly ending: Ending; readonly model: StayAwayModel }) {
  const m = gameWords()
  const { lastInfected } = ending.state
  return (
    <div class="fates">
      <h2 class="label">{m.end.who}</h2>
      <ol>
        {ending.fates.map((fate) => (
          <li
            key={fate.seat}
            class={`${fate.won ? 'won' : ''} ${fate.alive ? '' : 'out'}`}
            data-testid={`role-${fate.seat}`}
            data-role={fate.role}
            data-won={fate.won}
          >
            <SeatMark seat={fate.seat} />
            <span class="nm">
              <button
                type="button"
                class="term"
                data-testid={`about-${fate.seat}`}
                onClick={() => model.look(fate.seat)}
              >
                <b>{model.nameAt(fate.seat)}</b>
              </button>
              <span class={`was ${fate.role}`}>
                <Icon name={ROLE_ICONS[fate.role]} kind="small" />
                {m.roles[fate.role]}
              </span>
            </span>
            <small>{fateText(fate, lastInfected === fate.seat)}</small>
            <ul aria-label={m.end.hand}>
              {fate.hand.map((card, i) => (
                <li key={`${i} ${card}`} title={cardName(card)} class={card}>
                  <Icon name={CARD_ICONS[card]} kind="small" />
                  <span>{cardName(card)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

const SPREAD_ICONS: Readonly<Record<Spread['kind'], string>> = {
  dealt: 'thing',
  begun: 'infection',
  infects: 'infection',
  gone: 'flamethrower',
  declares: 'flag',
}

function Timeline({ ending, model }: { readonly ending: Ending; readonly model: StayAwayModel }) {
  const m = gameWords()
  const who = model.callings.player
  const text = (step: Spread): string => {
    switch (step.kind) {
      case 'dealt':
      case 'begun':
      case 'declares':
        return m.end[step.kind](who(step.seat))
      case 'infects':
        return m.end.infects(who(step.by), who(step.seat))
      case 'gone': {
        const role = m.roles[step.role]
        return step.by === 'none' ? m.end.falls(who(step.seat), role) : m.end.burns(who(step.by), who(step.seat), role)
      }
      default:
        return step satisfies never
    }
  }
  return (
    <div class="spread" data-testid="timeline">
      <h2 class="label">{m.end.timeline}</h2>
      <ol>
        {ending.spread.map((step) => (
          <li key={text(step)} class={step.kind}>
            <Icon name={SPREAD_ICONS[step.kind]} />
            <span>
              <Rich text={text(step)} />
            </span>
            <small>{step.turn === 0 ? m.log.start : m.end.turn(step.turn)}</small>
          </li>
        ))}
      </ol>
      {ending.spread.some((step) => step.kind === 'infects' || step.kind === 'begun') ? undefined : (
        <p class="faint">{m.end.nobodyInfected}</p>
      )}
    </div>
  )
}

/** After the game: the result in words, every role and hand, and how the infection went round. */
export function EndScreen({
  model,
  frames,
}: {
  readonly model: StayAwayModel
  readonly frames: readonly Frame<StayAwayShape>[]
}) {
  useTitle(messages().titles.over)
  const setting = model.live.state()?.setting
  const ending = useMemo(() => (setting === undefined ? undefined : endingOf(setting, frames)), [setting, frames])
  return ending === undefined ? undefined : <Ended model={model} ending={ending} />
}

function Ended({ model, ending }: { readonly model: StayAwayModel; readonly ending: Ending }) {
  const m = gameWords()
  const { live } = model
  const { isOn, ring } = useRevealedEnd(model, ending)
  const part = logPart.value()
  const seat = model.dossier.value
  useEffect(logPart.load, [])
  const me = live.seat()
  const verdict =
    me === undefined || live.table().ended
      ? m.end.over
      : ending.fates.some((f) => f.seat === me && f.won)
        ? m.end.won
        : m.end.lost
  const ways = <AfterGame live={live} alone={SOLO_TABLE} words={m.end} reviewed />
  const reason = ending.state.end === 'running' ? (live.table().ended ? 'vote' : '') : ending.state.end.reason
  return (
    <div class={`table after stay ${isOn ? 'revealing' : ''}`} data-testid="end" data-reason={reason}>
      <Sprite />
      <header class="bar">
        <Wordmark />
        <div class="title">
          {verdict} <span class="label not-phone">{m.end.after(ending.turns)}</span>
        </div>
        <div class="tools">
          <ThemeButton />
          <MenuButton />
        </div>
        <div class="status not-phone">
          <div class="ways">{ways}</div>
        </div>
      </header>
      <main class="stage">
        <Result documents={live.about.value.documents}>
          <span class="label only-phone">{m.end.after(ending.turns)}</span>
          {isOn ? <p class="opening">{verdict}</p> : undefined}
          <h1>
            <Rich text={live.table().ended ? messages().table.ended : outcome(ending, model.callings.player)} />
          </h1>
          <AfterSummary live={live} />
          <AfterMore live={live} alone={SOLO_TABLE} words={m.end} />
        </Result>
        <div class="ringbox">
          <Ring model={model} state={ring} look={model.look} />
        </div>
      </main>
      <aside class="rail l" aria-label={m.end.timeline}>
        <Timeline ending={ending} model={model} />
      </aside>
      <aside class="rail r" aria-label={m.end.who}>
        {part === undefined || seat === undefined ? (
          <Fates ending={ending} model={model} />
        ) : (
          <part.TableDossier model={model} state={ending.state} seat={seat} />
        )}
      </aside>
      <nav class="ways only-phone">{ways}</nav>
      <CardDialog model={model} rules={ending.state.setting.rules} />
    </div>
  )
}
