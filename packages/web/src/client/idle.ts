/** However busy the browser is, something that was put off is not put off for longer than this, in milliseconds. */
const LONGEST = 2000
/** Browsers that do not tell when they are idle are left alone for so long. */
const MOMENT = 500

/** Runs something when the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: LONGEST })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(run, MOMENT)
  return () => clearTimeout(asked)
}
