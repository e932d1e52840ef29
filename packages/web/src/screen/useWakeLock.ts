import { useEffect } from 'preact/hooks'

/** A screen that nobody touches for an hour stays lit, where the browser can do that. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let here = true
    const hold = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (here) lock = held
        else await held.release()
      } catch {
        // The device would rather save its battery.
      }
    }
    const seen = (): void => void hold()
    void hold()
    // A page that was hidden has lost it.
    document.addEventListener('visibilitychange', seen)
    return () => {
      here = false
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [])
}
