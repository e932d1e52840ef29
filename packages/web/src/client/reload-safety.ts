/** A page is calm when loading it again loses nothing. */

/** Milliseconds that must have passed since the last key or tap. */
const QUIET = 1000
const LOOK = 250
const ACTS = ['keydown', 'input', 'pointerdown', 'pointerup'] as const

let underWay = 0
const blockers = new Set<object>()

/** Something is on its way to the server. Returns how to say that it has been answered. */
export function requestStarted(): () => void {
  underWay++
  return () => void underWay--
}

/** Waits for something that is on its way to the server. */
export async function trackRequest<T>(answer: Promise<T>): Promise<T> {
  const answered = requestStarted()
  try {
    return await answer
  } finally {
    answered()
  }
}

/** This page shows something that would be lost. Returns how to take that back. */
export function blockReload(): () => void {
  const reason = {}
  blockers.add(reason)
  return () => void blockers.delete(reason)
}

/** Is there something typed that is no draft? */
const isTyped = (): boolean =>
  [...document.querySelectorAll('input, textarea')].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && ['text', 'search', 'url', 'password'].includes(field.type))) &&
      !field.readOnly &&
      field.value !== '' &&
      field.dataset['draft'] === undefined,
  )

/** Runs something once the page is calm; `held` is called as long as only the reader can make it so. Returns how to call it off. */
export function whenSafeToReload(run: () => void, held: () => void): () => void {
  const events = new AbortController()
  const { signal } = events
  let last = performance.now()
  let composing = false
  for (const act of ACTS)
    addEventListener(
      act,
      () => {
        last = performance.now()
      },
      { capture: true, signal },
    )
  addEventListener(
    'compositionstart',
    () => {
      composing = true
    },
    { signal },
  )
  addEventListener(
    'compositionend',
    () => {
      composing = false
    },
    { signal },
  )
  const stop = (): void => {
    events.abort()
    clearInterval(timer)
  }
  const timer = setInterval(() => {
    if (composing || underWay > 0 || performance.now() - last < QUIET) return
    if (blockers.size > 0 || isTyped()) return held()
    stop()
    run()
  }, LOOK)
  return stop
}
