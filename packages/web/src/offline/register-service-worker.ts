import { effect } from '@preact/signals'
import { language } from '../client/language.ts'

/** Browsers let a page keep itself only where nobody can have changed it on the way: https, or this very computer. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.register('/sw.js').catch(() => {
    // Some people forbid it; then everything comes from the server, as before.
  })
  // Notices are put into words while no page is open: the worker must know the language before.
  effect(() => {
    const spoken = language.value
    void serviceWorker.ready.then(({ active }) => active?.postMessage(spoken))
  })
}
