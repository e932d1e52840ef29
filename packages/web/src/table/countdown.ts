import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'

/** Time as a clock shows it: minutes and seconds, or hours where there are many. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Milliseconds until a moment of `performance.now()`, looked at again every second while it lies ahead. */
export function useCountdown(until: number): number {
  const now = useSignal(performance.now())
  // A time that begins later would be shown as longer than it is.
  const begun = useMemo(() => performance.now(), [until])
  const left = until - Math.max(now.value, begun)
  useEffect(() => {
    now.value = performance.now()
    if (until <= performance.now()) return undefined
    const timer = setInterval(() => {
      now.value = performance.now()
      if (now.value >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, left)
}
