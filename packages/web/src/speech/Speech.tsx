import { useSignal, useSignalEffect } from '@preact/signals'
import { isTableFact, type Seat } from '@selva/core'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { saidAtSeat } from '../chat/state.ts'
import { plainSentence } from '../client/rich-text.ts'
import type { AnyLiveTable } from '../table/live.ts'
import { seatName } from '../table/name.ts'
import { SeatMark } from '../ui/Icon.tsx'
import type { ClaimsInWords } from './claims-in-words.ts'
import { type Box, type BubblePlace, placeFor } from './placement.ts'
import { type SpeechQueue, speechQueue } from './speech-queue.ts'
import '../styles/speech.css'

const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const boxesOf = (elements: Iterable<Element>): readonly Box[] =>
  [...elements].map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width * height > 0)

/** The place beside the speaker, if the speaker is in sight and has room. */
function placeBeside(seat: Seat, bubble: HTMLElement): BubblePlace | undefined {
  const speakers = [...document.querySelectorAll(`[data-speaker]`)]
  const own = speakers.filter((one) => one.getAttribute('data-speaker') === String(seat))
  const [speaker] = boxesOf(own)
  if (speaker === undefined) return undefined
  const others = boxesOf(speakers.filter((one) => !own.includes(one)))
  const all = [speaker, ...others]
  return placeFor(
    {
      speaker,
      middle: (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2,
      window: { width: innerWidth, height: innerHeight },
      asked: boxesOf(document.querySelectorAll('[data-asked], [data-can="yes"]')),
      others,
    },
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
  )
}

/** Feeds the queue with the claims that are made from now on. */
function useClaims(live: AnyLiveTable, queue: SpeechQueue, { claimInWords }: ClaimsInWords): void {
  const known = useRef({ frames: live.frames(), heard: live.frames().length })
  useSignalEffect(() => {
    void live.version.value
    const frames = live.frames()
    // Another list of frames is the past of a page that comes back: it was said before.
    const from = known.current.frames === frames ? known.current.heard : frames.length
    known.current = { frames, heard: frames.length }
    for (const fact of frames.slice(from).flat())
      if (isTableFact(fact) && fact.kind === 'claimed')
        queue.say({ seat: fact.seat, ...claimInWords(fact.claim, live) })
  })
}

/**
 * The claims and words of players, at their seats and one after the other. It is for the eyes: the table’s announcements say
 * the same to people who listen. Where the speaker is not in sight, or has no room, it stands over the head of the table.
 */
export function Speech({ live, words }: { readonly live: AnyLiveTable; readonly words: ClaimsInWords }) {
  const queue = useMemo(() => speechQueue(later), [live])
  const place = useSignal<{ readonly of: number; readonly at: BubblePlace | 'strip' } | undefined>(undefined)
  const bubble = useRef<HTMLDivElement>(null)
  useClaims(live, queue, words)
  useSignalEffect(() => {
    const line = saidAtSeat.value
    if (line !== undefined) queue.say({ ...line, sharp: false })
  })
  useEffect(() => queue.stop, [queue])
  const said = queue.shown.value
  const version = live.version.value
  useLayoutEffect(() => {
    if (said === undefined || bubble.current === null) return undefined
    const { current } = bubble
    const look = (): void => {
      // Over the head of the table it has another size, and it stays there.
      const now = place.peek()
      if (now?.of === said.number && now.at === 'strip') return
      place.value = { of: said.number, at: placeBeside(said.seat, current) ?? 'strip' }
    }
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [said, version])
  if (said === undefined) return undefined
  // Unknown until the bubble has been measured.
  const at = place.value?.of === said.number ? place.value.at : undefined
  const beside = typeof at === 'object' ? at : undefined
  const name = seatName(live.about.value.seats[said.seat - 1])
  return (
    <div
      key={said.number}
      ref={bubble}
      class={`speech ${beside?.side ?? at ?? 'unplaced'} ${said.sharp ? 'sharp' : ''}`}
      style={beside === undefined ? undefined : { left: `${beside.left}px`, top: `${beside.top}px` }}
      aria-hidden="true"
      data-testid="speech"
      data-seat={said.seat}
    >
      {at === 'strip' ? (
        <b class="by">
          <SeatMark seat={said.seat} />
          {name}
        </b>
      ) : undefined}
      <span>{plainSentence(said.text)}</span>
    </div>
  )
}
