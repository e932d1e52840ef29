import { api } from '../client/api.ts'
import { say } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import type { Followed } from './live.ts'
import { useWish } from './useWish.ts'

/** A bot plays my seat: said where I cannot miss it, with the way back. */
export function SeatBanner({ live }: { readonly live: Followed }) {
  const wish = useWish()
  void live.version.value
  const seat = live.seat()
  if (seat === undefined || live.over() || !live.botHas(seat)) return undefined
  const m = say().table
  const gone = live.table().botPlays.includes(seat)
  return (
    <div class="linkbar" role="status" data-testid="bot-plays">
      <span>
        {gone ? m.yours : m.late} {wish.refused}
      </span>
      {gone ? (
        <Button kind="slim go" testid="back" onClick={() => void wish.ask(() => api.back(live.about.value.id))}>
          {m.back}
        </Button>
      ) : undefined}
    </div>
  )
}
