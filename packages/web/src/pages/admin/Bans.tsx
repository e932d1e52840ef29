import { Button } from '../../ui/controls.tsx'
import type { ModeratorsDesk } from './desk.ts'
import { dateOf } from './Report.tsx'
import { adminWords } from './words.ts'

/** Who may not host, sit down or speak, and until when. */
export function Bans({ desk }: { readonly desk: ModeratorsDesk }) {
  const m = adminWords()
  return (
    <section class="bans">
      <h2>{m.bans}</h2>
      {desk.bans.value.length === 0 ? <p>{m.noBans}</p> : undefined}
      <ul>
        {desk.bans.value.map(({ id, name, reason, ends }) => (
          <li key={id} data-testid="banned">
            <b>{name}</b>
            <span>{reason}</span>
            <small>{ends === 0 ? m.forGood : m.until(dateOf(ends))}</small>
            <Button kind="slim" onClick={() => void desk.unban(id)}>
              {m.unban}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
