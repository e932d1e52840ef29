import { useSignal } from '@preact/signals'
import type { Seat } from '@selva/core'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { plainSentence } from '../client/rich-text.ts'
import { Button } from '../ui/controls.tsx'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { Linked, type Opens } from './Linked.tsx'
import { logWords } from './words.ts'
import './log.css'

/** A line of a log, put into words. */
type Step = {
  readonly key: string
  readonly kind: string
  readonly icon: string
  readonly tone: string
  readonly text: string
  /** Only the reader sees it. */
  readonly secret: boolean
}

/** A turn in one sentence, or a line that stands apart from turns. */
export type Entry = {
  readonly key: string
  readonly n: number
  /** Its mark: the shape of the player whose turn it was, or a drawing. */
  readonly mark: { readonly seat: Seat } | { readonly icon: string }
  readonly tone: string
  /** A burn, a kill, an escape: something that the reader should find again. */
  readonly big: boolean
  readonly text: string
  readonly steps: readonly Step[]
}

/** Further down than this, new lines come unseen. */
const SCROLLED = 8

/** The element that scrolls a list: itself on a laptop, the panel around it on a phone. */
const scrollerOf = (list: HTMLElement): HTMLElement => list.closest<HTMLElement>('.panel') ?? list

function StepLine({ step, opens }: { readonly step: Step; readonly opens: Opens | undefined }) {
  return (
    <li class={`${step.tone} ${step.secret ? 'secret' : ''}`} data-line={step.kind}>
      <Icon name={step.icon} />
      <span>
        <Linked text={step.text} opens={opens} />
        {step.secret ? <span class="spoken"> {logWords().only}</span> : undefined}
      </span>
    </li>
  )
}

function EntryLine({
  entry,
  opens,
  open,
  toggle,
}: {
  readonly entry: Entry
  readonly opens: Opens | undefined
  readonly open: boolean
  readonly toggle: () => void
}) {
  const { n, mark, tone, big, text, steps } = entry
  const [only] = steps
  const folds = steps.length > 1
  return (
    <li
      class={`entry ${tone} ${big ? 'big' : ''} ${folds ? 'folds' : ''}`}
      data-testid="entry"
      data-big={big}
      data-line={folds ? undefined : only?.kind}
    >
      <span class="n">{n === 0 ? '' : n}</span>
      {'seat' in mark ? <SeatMark seat={mark.seat} /> : <Icon name={mark.icon} />}
      <span class="gist">
        <Linked text={text} opens={opens} />
      </span>
      {folds ? (
        <button
          type="button"
          class="unfold"
          tabIndex={-1}
          aria-expanded={open}
          aria-label={`${logWords().steps}: ${plainSentence(text)}`}
          onClick={toggle}
        >
          <i />
        </button>
      ) : undefined}
      {folds ? (
        <ol class="steps" hidden={!open}>
          {steps.map((step) => (
            <StepLine key={step.key} step={step} opens={opens} />
          ))}
        </ol>
      ) : undefined}
    </li>
  )
}

/** Up and down go through everything in the list that opens something: it is one stop for the tab key. */
function moveFocus(event: KeyboardEvent): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !(event.currentTarget instanceof HTMLElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')].filter(
    (one) => one.closest('[hidden]') === null,
  )
  const at = all.findIndex((one) => one.matches(':focus'))
  const next = all[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (next === undefined || (at < 0 && event.key === 'ArrowUp')) return
  event.preventDefault()
  next.focus()
}

/** A log as a story: a sentence for each turn, the newest first, that unfolds into its steps. */
export function StoryList({
  kind,
  title,
  empty,
  entries,
  opens,
}: {
  readonly kind: string
  readonly title: string
  readonly empty: string
  readonly entries: readonly Entry[]
  readonly opens?: Opens | undefined
}) {
  const unfolded = useSignal<ReadonlySet<string>>(new Set())
  const unseen = useSignal(0)
  const list = useRef<HTMLElement>(null)
  const told = useRef(0)
  const count = entries.reduce((sum, { steps }) => sum + steps.length, 0)
  useLayoutEffect(() => {
    const more = count - told.current
    told.current = count
    if (list.current === null || more <= 0) return
    unseen.value = scrollerOf(list.current).scrollTop > SCROLLED ? unseen.peek() + more : 0
  }, [count])
  useLayoutEffect(() => {
    const scroller = list.current === null ? undefined : scrollerOf(list.current)
    const read = (): void => {
      if (scroller !== undefined && scroller.scrollTop <= SCROLLED) unseen.value = 0
    }
    scroller?.addEventListener('scroll', read, { passive: true })
    return () => scroller?.removeEventListener('scroll', read)
  }, [])
  const toggle = (key: string): void => {
    const next = new Set(unfolded.peek())
    if (!next.delete(key)) next.add(key)
    unfolded.value = next
  }
  return (
    <section
      ref={list}
      class={`story-log ${kind}`}
      data-testid="log"
      aria-label={title}
      tabIndex={0}
      onKeyDown={moveFocus}
    >
      <h2 class="label">{title}</h2>
      {unseen.value === 0 ? undefined : (
        <div class="fresh">
          <Button
            kind="slim"
            testid="fresh"
            onClick={() => {
              if (list.current !== null) scrollerOf(list.current).scrollTop = 0
            }}
          >
            {logWords().fresh(unseen.value)}
          </Button>
        </div>
      )}
      {entries.length === 0 ? <p class="faint">{empty}</p> : undefined}
      <ol>
        {entries.map((entry) => (
          <EntryLine
            key={entry.key}
            entry={entry}
            opens={opens}
            open={unfolded.value.has(entry.key)}
            toggle={() => toggle(entry.key)}
          />
        ))}
      </ol>
    </section>
  )
}
