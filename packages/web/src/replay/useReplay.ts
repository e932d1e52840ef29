import { type Signal, useSignal } from '@preact/signals'
import type { Audience, GameRecord } from '@selva/core'
import { useEffect, useMemo } from 'preact/hooks'
import { plainSentence } from '../client/rich-text.ts'
import type { ReplayView } from './game.ts'
import { hashOf, momentIn } from './moment.ts'
import { type Replay, type Speed, staysFor } from './playback.ts'

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
function useClockwork({ told }: ReplayView, { at, playing, speed, steps, step }: Replay): void {
  useEffect(() => {
    if (!playing.value) return undefined
    const timer = setTimeout(
      () => {
        if (at >= steps - 1) playing.value = false
        else step(1)
      },
      staysFor(told().map(plainSentence), speed.value),
    )
    return () => clearTimeout(timer)
  }, [at, playing.value, speed.value])
}

function useKeys(record: GameRecord, { at, steps, playing, show, step, jumpBy, turnBy }: Replay): void {
  useEffect(() => {
    const KEYS: { readonly [key: string]: () => void } = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      ArrowDown: () => turnBy(1),
      ArrowUp: () => turnBy(-1),
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
  const { driver, legs, turns } = view
  const steps = driver.batches.length
  const playing = useSignal(false)
  const speed = useSignal<Speed>('1×')
  const copied = useSignal(false)
  const reviews = useSignal(false)
  const at = driver.at.value
  const leg = legs.findLast((one) => one.at <= at)
  const eyes = driver.eyes.value
  const moments = useMemo(() => [...new Set([0, ...view.moments(eyes), steps - 1])], [record, eyes])
  const place = moments.findLastIndex((moment) => moment <= at)

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
  /** The next of these places, or the one before. */
  const goTo = (places: readonly number[], by: 1 | -1): void => {
    const now = driver.at.peek()
    const to = by === 1 ? places.find((one) => one > now) : places.findLast((one) => one < now)
    show(to ?? (by === 1 ? steps - 1 : 0))
  }
  const step = (by: 1 | -1): void => goTo(moments, by)
  const jumpBy = (by: 1 | -1): void =>
    goTo(
      legs.map((one) => one.at),
      by,
    )
  const turnBy = (by: 1 | -1): void => goTo(turns, by)
  const on = reviews.value && view.review !== undefined
  const ways = { show, review, step, jumpBy, turnBy }
  const replay: Replay = { at, eyes, steps, moments, place, leg, playing, speed, reviews: on, copied, ...ways }
  useAddress(view, record, reviews)
  useClockwork(view, replay)
  useKeys(record, replay)
  return replay
}
