import { dayAndTimeOf } from '../../client/day.ts'
import { Button } from '../../ui/controls.tsx'
import type { ModerationClient } from './moderation-client.ts'
import { adminWords } from './words.ts'

/** The people who may not host, sit down or speak, and until when. */
export function Bans({ moderation }: { readonly moderation: ModerationClient }) {
  const m = adminWords()
  return (
    <section class="bans">
      <h2>{m.bans}</h2>
      {moderation.bans.value.length === 0 ? <p>{m.noBans}</p> : undefined}
      <ul>
        {moderation.bans.value.map(({ id, name, reason, ends }) => (
          <li key={id} data-testid="banned">
            <b>{name}</b>
            <span>{reason}</span>
            <small>{ends === 0 ? m.forGood : m.until(dayAndTimeOf(ends))}</small>
            <Button kind="slim" onClick={() => void moderation.unban(id)}>
              {m.unban}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
