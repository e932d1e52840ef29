/** Browsers let a page keep itself only where nobody can have changed it on the way: https, or this very computer. */
export function keepHere(): void {
  if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Some people forbid it; then everything comes from the server, as before.
    })
}
