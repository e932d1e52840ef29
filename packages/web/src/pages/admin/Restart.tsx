import { useSignal } from '@preact/signals'
import { restartAt } from '../../client/server.ts'
import { Button } from '../../ui/controls.tsx'
import type { ModerationClient } from './moderation-client.ts'
import { adminWords } from './words.ts'

/** How many minutes ahead a restart can be announced. */
const MINUTES = [1, 2, 5, 10, 30] as const

/** Tells every page that the server restarts soon, or that it does not after all. */
export function Restart({ moderation }: { readonly moderation: ModerationClient }) {
  const m = adminWords()
  const minutes = useSignal<number>(5)
  const announce = async (): Promise<void> => {
    await moderation.announce(minutes.value * 60)
    // This page has no socket of its own: it shows what every other page is told.
    restartAt.value = performance.now() + minutes.value * 60_000
  }
  const cancel = async (): Promise<void> => {
    await moderation.cancel()
    restartAt.value = undefined
  }
  return (
    <section class="bans" data-testid="restart">
      <h2>{m.restart}</h2>
      <p>{moderation.restarts.value ? m.restartAnnounced : m.restartHelp}</p>
      <div class="ways">
        <select
          value={String(minutes.value)}
          aria-label={m.restart}
          onChange={(event) => {
            minutes.value = Number(event.currentTarget.value)
          }}
        >
          {MINUTES.map((n) => (
            <option key={n} value={String(n)}>
              {n === 1 ? m.inOneMinute : m.inMinutes(n)}
            </option>
          ))}
        </select>
        <Button kind="slim" testid="announce" onClick={() => void announce()}>
          {m.announce}
        </Button>
        {moderation.restarts.value ? (
          <Button kind="slim" testid="call-off" onClick={() => void cancel()}>
            {m.cancel}
          </Button>
        ) : undefined}
      </div>
    </section>
  )
}
