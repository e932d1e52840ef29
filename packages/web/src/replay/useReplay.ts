import { type Signal, useSignal } from '@preact/signals'
import type { Audience, GameRecord } from '@selva/core'
import { useEffect } from 'preact/hooks'
import type { ReplayView } from './game.ts'
import { hashOf, momentIn } from './moment.ts'

/** Milliseconds from one step to the next. */
const SPEEDS = { '½×': 1800, '1×': 900, '4×': 220 } as const
export type Speed = keyof typeof SPEEDS
export const SPEED_NAMES: readonly Speed[] = ['½×', '1×', '4×']

/** A recorded game as it is played back: where it is, and the ways to go on. */
export type Replay = {
  readonly at: number
  readonly eyes: Audience
  readonly steps: number
  readonly leg: ReplayView['legs'][number] | undefined
  readonly playing: Signal<boolean>
  readonly speed: Signal<Speed>
  /** The address of this moment has been copied. */
  readonly copied: Signal<boolean>
  show(to: number, through?: Audience): void
  /** The next moment in which these eyes see something. */
  step(by: 1 | -1): void
  jumpBy(by: 1 | -1): void
}

/** Keeps the moment and the address of the page the same. */
function useAddress({ driver }: ReplayView, record: GameRecord): void {
  useEffect(() => {
    const follow = (): void => {
      const moment = momentIn(location.hash, driver.batches.length, record.seats.length)
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
  const at = driver.at.value
  const leg = legs.findLast((one) => one.at <= at)

  const show = (to: number, through: Audience = driver.eyes.peek()): void => {
    copied.value = false
    driver.show(to, through)
    history.replaceState(undefined, '', hashOf(driver.at.peek(), through))
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
  const replay: Replay = { at, eyes: driver.eyes.value, steps, leg, playing, speed, copied, show, step, jumpBy }
  useAddress(view, record)
  useClockwork(view, replay)
  useKeys(record, replay)
  return replay
}
