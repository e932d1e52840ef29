import { api } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import type { AnyLiveTable } from './live.ts'
import { useRequest } from './useRequest.ts'

/** A bot plays my seat: said where I cannot miss it, with the way back. */
export function SeatBanner({ live }: { readonly live: AnyLiveTable }) {
  const request = useRequest()
  void live.version.value
  const seat = live.seat()
  const state = live.state()
  if (seat === undefined || state === undefined || live.over() || !live.isPlayedByBot(seat)) return undefined
  // There is nothing to come back to for a player who is out.
  if (!live.game.inPlay(state, seat)) return undefined
  const m = messages().table
  const gone = live.table().botPlays.includes(seat)
  return (
    <div class="linkbar" role="status" data-testid="bot-plays">
      <span>
        {gone ? m.yours : m.late} {request.refused}
      </span>
      {gone ? (
        <Button kind="slim go" testid="back" onClick={() => void request.ask(() => api.back(live.about.value.id))}>
          {m.back}
        </Button>
      ) : undefined}
    </div>
  )
}
