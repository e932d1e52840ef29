import type { ReadonlySignal } from '@preact/signals'
import type { Rules } from '@selva/stay-away'
import { useLayoutEffect } from 'preact/hooks'
import { name as marked } from '../../client/rich-text.ts'
import { momentWords } from '../../moments/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { CARD_ICONS } from '../icons.ts'
import type { StayAwayModel } from '../model.ts'
import { cardName, cardText, gameWords } from '../words.ts'
import type { Handed as HandedCard, HandedSheet } from './handed.ts'
import { stayAwayMomentWords } from './words.ts'
import './handed.css'

/** The sheet makes room for the ring after this time, in milliseconds: the same for every card. */
const LEAVES = 7000

/** A key on one of these does something else. */
const ACTS = 'button, a, input, select, textarea, [role="button"], dialog *'

type TextOptions = { readonly handed: HandedCard; readonly model: StayAwayModel; readonly rules: Rules }

/** The news in a headline and a few sentences. */
function linesOf({ handed: { card, from, infected }, model, rules }: TextOptions): readonly string[] {
  const { notice } = gameWords()
  const who = (seat: HandedCard['from']): string => marked(model.nameAt(seat))
  if (infected !== undefined && infected === model.live.seat()) {
    const { title, now, loses } = stayAwayMomentWords().infected
    return [title, notice.infected(who(from)), now, loses[rules.soleVictory]]
  }
  return [
    cardName(card),
    cardText(card, rules).line,
    ...(infected === undefined ? [] : [notice.infectedNow(who(infected))]),
  ]
}

/** Every card that is handed to me, on the same sheet. It covers the ring, and neither my cards nor what I am asked. */
export function Handed({
  sheet,
  covered,
  model,
  rules,
}: {
  readonly sheet: HandedSheet
  /** A moment that lies over the sheet: keys and taps are for it. */
  readonly covered: ReadonlySignal<unknown>
  readonly model: StayAwayModel
  readonly rules: Rules
}) {
  const now = sheet.shown.value
  const isOpen = now?.face === true
  const isShown = now !== undefined
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const next = ({ target }: Event): void => {
      if (covered.peek() !== undefined || (target instanceof Element && target.closest('dialog') !== null)) return
      // The back first turns over.
      if (sheet.shown.peek()?.face === true) sheet.close()
      model.live.skip()
    }
    const pressed = (event: KeyboardEvent): void => {
      if (event.repeat) return
      const elsewhere = event.target instanceof Element && event.target.closest(ACTS) !== null
      if (event.key === ' ' && !elsewhere) event.preventDefault()
      next(event)
    }
    // A tap on something else does what it does.
    addEventListener('pointerdown', next, true)
    addEventListener('keydown', pressed, true)
    return () => {
      removeEventListener('pointerdown', next, true)
      removeEventListener('keydown', pressed, true)
    }
  }, [isShown])
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(sheet.close, LEAVES)
    return () => clearTimeout(timer)
  }, [isOpen])
  if (now === undefined) return undefined
  const isNews = isOpen && now.infected !== undefined && now.infected === model.live.seat()
  const [title = '', ...more] = isOpen ? linesOf({ handed: now, model, rules }) : []
  return (
    <div
      class={`handed ${isOpen ? 'open' : ''} ${isNews ? 'signal' : ''}`}
      data-testid="handed"
      data-face={isOpen ? now.card : ''}
      aria-hidden="true"
    >
      <span class="label">
        <Icon name="eye-off" kind="small" />
        {momentWords().onlyYou}
      </span>
      <p class="from">{gameWords().fresh.from(model.nameAt(now.from))}</p>
      <div class="turning">{isOpen ? <Icon name={CARD_ICONS[now.card]} /> : <i />}</div>
      <div class="news">
        <h2>
          <Rich text={title} />
        </h2>
        {more.map((line) => (
          <p key={line}>
            <Rich text={line} />
          </p>
        ))}
      </div>
    </div>
  )
}
