import { type ReadonlySignal, signal } from '@preact/signals'

/** Ports of an update to the page around it. Tests bring their own. */
export type UpdatePorts = {
  /** The build of this page; empty if it is not a built one. */
  readonly own: () => string
  /** The builds for which this tab has loaded itself again. */
  readonly tried: () => readonly string[]
  /** Writes such builds down; false if the browser stores nothing. */
  readonly write: (tried: readonly string[]) => boolean
  readonly whenSafeToReload: (run: () => void, held: () => void) => () => void
  readonly reload: () => void
}

/** `held`: the reader has something open that would be lost. `stuck`: loading again has not helped. */
type UpdateNews = 'none' | 'held' | 'stuck'

export type Update = {
  readonly news: ReadonlySignal<UpdateNews>
  /** The server has this build. */
  meet(build: string): void
  /** A file of this page could not be had, and the server has this build: loading again may help, also if it is the same. */
  miss(build: string): void
  /** The reader wants it now. */
  now(): void
}

/** The reason of a page that misses a file begins with this. */
const MISSING = 'missing-'

/**
 * A page of another build than its server's loads itself again, once for every build that it meets: if that does not
 * help, the reader decides. So it can never go round in circles, whatever stands between the page and the server.
 */
export function updates({ own, tried, write, whenSafeToReload, reload }: UpdatePorts): Update {
  const news = signal<UpdateNews>('none')
  let coming = ''
  let cancel = (): void => {}

  function forget(): void {
    cancel()
    coming = ''
    news.value = 'none'
  }

  /** Loads the page again for this reason, unless it has been tried. */
  function load(reason: string): void {
    if (reason === coming) return
    forget()
    coming = reason
    if (tried().includes(reason)) {
      news.value = 'stuck'
      return
    }
    cancel = whenSafeToReload(
      () => {
        if (write([...tried(), reason])) reload()
        else news.value = 'stuck'
      },
      () => {
        news.value = 'held'
      },
    )
  }

  function meet(build: string): void {
    if (build === '' || own() === '') return
    if (build !== own()) load(build)
    // A file that is missing is missing also for a page of the right build.
    else if (!coming.startsWith(MISSING)) forget()
  }

  return {
    news,
    meet,
    miss(build) {
      if (build === own()) load(`${MISSING}${build}`)
      else meet(build)
    },
    now: reload,
  }
}
