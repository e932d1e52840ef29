import { type Signal, useSignal } from '@preact/signals'
import type { Audience, GameRecord } from '@selva/core'
import { useEffect } from 'preact/hooks'
import type { ReplayView } from './game.ts'
import { hashOf, momentIn } from './moment.ts'
import { type Replay, SPEEDS, type Speed } from './playback.ts'

/** Keeps the moment and the address of the page the same. */
function useAddress({ driver }: ReplayView, record: GameRecord, reviews: Signal<boolean>): void {
  useEffect(() => {
    const follow = (): void => {
      const moment = momentIn(location.hash, driver.batches.length, record.seats.length)
      reviews.value = moment.reviews
      driver.show(moment.at, moment.eyes)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [record])
}

/** Goes on step by step while the game is playing. */
function useClockwork({ driver }: ReplayView, { playing, speed, steps, step }: Replay): void {
  useEffect(() => {
    if (!playing.value) return undefined
    const timer = setInterval(() => {
      if (driver.at.peek() >= steps - 1) playing.value = false
      else step(1)
    }, SPEEDS[speed.value])
    return () => clearInterval(timer)
  }, [playing.value, speed.value])
}

function useKeys(record: GameRecord, { at, steps, playing, show, step, jumpBy }: Replay): void {
  useEffect(() => {
    const KEYS: { readonly [key: string]: () => void } = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      PageDown: () => jumpBy(1),
      PageUp: () => jumpBy(-1),
      Home: () => show(0),
      End: () => show(steps - 1),
      ' ': () => {
        playing.value = !playing.value
      },
    }
    const press = (event: KeyboardEvent): void => {
      const run = KEYS[event.key]
      if (run === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      // A field, the map and a pressed button keep their own keys.
      const on = event.target instanceof Element ? event.target : undefined
      if (on?.closest('input, select, [data-sector]') != null) return
      if (event.key === ' ' && on?.closest('button, a') != null) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [record, at])
}

export function useReplay(record: GameRecord, view: ReplayView): Replay {
  const { driver, legs } = view
  const steps = driver.batches.length
  const playing = useSignal(false)
  const speed = useSignal<Speed>('1×')
  const copied = useSignal(false)
  const reviews = useSignal(false)
  const at = driver.at.value
  const leg = legs.findLast((one) => one.at <= at)

  const show = (to: number, through: Audience = driver.eyes.peek()): void => {
    copied.value = false
    driver.show(to, through)
    const moment = { at: driver.at.peek(), eyes: through, reviews: reviews.peek() }
    history.replaceState(undefined, '', hashOf(moment))
  }
  const review = (on: boolean): void => {
    reviews.value = on
    playing.value = false
    show(driver.at.peek())
  }
  const step = (by: 1 | -1): void => {
    let to = driver.at.peek() + by
    while (to > 0 && to < steps - 1 && !driver.shows(to, driver.eyes.peek())) to += by
    show(to)
  }
  const jumpBy = (by: 1 | -1): void => {
    const i = leg === undefined ? -1 : legs.indexOf(leg)
    const to = by === -1 && leg !== undefined && at > leg.at ? leg : legs[i + by]
    if (to !== undefined) show(to.at)
  }
  const eyes = driver.eyes.value
  const on = reviews.value && view.review !== undefined
  const replay: Replay = { at, eyes, steps, leg, playing, speed, reviews: on, copied, show, review, step, jumpBy }
  useAddress(view, record, reviews)
  useClockwork(view, replay)
  useKeys(record, replay)
  return replay
}
