import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'

const SKIP_KEYS = ['Escape', ' ', 'Enter']

export type Reveal = {
  /** Not everything has been shown. */
  readonly isOn: boolean
  /** How many parts have been shown. */
  readonly shown: number
}

/**
 * Shows something part by part. `waits` says how long, in milliseconds, before each part, and after the last; a tap or a
 * key shows everything. Nothing is sent, and nothing waits for it but this screen.
 */
export function useReveal(waits: readonly number[], isWanted: () => boolean): Reveal {
  const count = useSignal(isWanted() ? 0 : waits.length)
  const isOn = count.value < waits.length
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => count.value++, waits[count.value])
    return () => clearTimeout(timer)
  }, [count.value])
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const skip = (): void => {
      count.value = waits.length
    }
    const pressed = (event: KeyboardEvent): void => {
      if (!SKIP_KEYS.includes(event.key) || event.repeat) return
      event.preventDefault()
      skip()
    }
    addEventListener('click', skip)
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('click', skip)
      removeEventListener('keydown', pressed)
    }
  }, [isOn])
  return { isOn, shown: count.value }
}
