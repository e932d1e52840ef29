import { useSignal } from '@preact/signals'
import { Button } from '../../ui/controls.tsx'
import type { ModerationClient } from './moderation-client.ts'
import { adminWords } from './words.ts'

/** How long a ban may be, in days; 0 for good. */
const DAYS = [1, 7, 30, 0] as const

/** Bans the author of something that was reported: for how long, and why. */
export function BanAuthor({
  report,
  about,
  moderation,
}: {
  readonly report: string
  /** The id of the line or of the document. */
  readonly about: string
  readonly moderation: ModerationClient
}) {
  const m = adminWords()
  const days = useSignal<number>(7)
  const why = useSignal('')
  return (
    <>
      <select
        value={String(days.value)}
        aria-label={m.ban}
        onChange={(event) => {
          days.value = Number(event.currentTarget.value)
        }}
      >
        {DAYS.map((n) => (
          <option key={n} value={String(n)}>
            {n === 0 ? m.forGood : m.forDays(n)}
          </option>
        ))}
      </select>
      <input
        value={why.value}
        maxLength={300}
        aria-label={m.reason}
        placeholder={m.reason}
        onInput={(event) => {
          why.value = event.currentTarget.value
        }}
      />
      <Button kind="slim" testid="ban" onClick={() => void moderation.ban(report, about, why.value, days.value)}>
        {m.ban}
      </Button>
    </>
  )
}
