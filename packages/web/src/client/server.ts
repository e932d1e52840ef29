import { signal } from '@preact/signals'
import type { ServerInfo } from '@selva/protocol'
import { readSession, writeSession } from './browser-storage.ts'
import { writeDrafts } from './drafts.ts'
import { whenSafeToReload } from './reload-safety.ts'
import { updates } from './update.ts'

/** The build of this page, as the build itself wrote it down. */
function ownBuild(): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
  return build.startsWith('__') ? '' : build
}

const TRIED = 'updates'

export const update = updates({
  own: ownBuild,
  tried: () => (readSession(TRIED) ?? '').split(' ').filter((build) => build !== ''),
  write: (tried) => writeSession(TRIED, tried.join(' ')),
  whenSafeToReload,
  reload() {
    writeDrafts()
    location.reload()
  },
})

/** When the server restarts, in `performance.now()`; `undefined` if no restart is announced. */
export const restartAt = signal<number | undefined>(undefined)

/** Two announcements that differ by less, in milliseconds, are the same one heard twice. */
const SAME = 5000

/** Applies what the server says about itself on every socket. */
export function applyServerInfo({ build, restartsIn }: ServerInfo): void {
  update.meet(build)
  const at = restartsIn === undefined ? undefined : performance.now() + restartsIn
  const before = restartAt.peek()
  if (at === undefined || before === undefined || Math.abs(at - before) > SAME) restartAt.value = at
}

/** The pause between two questions to a server that does not answer, in milliseconds. */
const ASK_AGAIN = 3000
let asking = false

/**
 * A file of this page is not there any more, or could not be had while the server was away. Once it answers it is asked
 * for its build, and the page loads itself again.
 */
export async function handleMissingFile(): Promise<void> {
  if (asking) return
  asking = true
  for (let build: string | undefined; build === undefined; ) {
    try {
      build = (await fetch('/healthz', { cache: 'no-store' })).headers.get('selva-build') ?? ''
      update.miss(build)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    }
  }
  asking = false
}
