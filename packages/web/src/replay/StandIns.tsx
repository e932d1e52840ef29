import { isSeat } from '@selva/core'
import { botTurnsOf, rangesOf } from '../table/bot-turns.ts'
import type { AnyLiveTable } from '../table/live.ts'
import { seatName } from '../table/name.ts'
import { replayWords } from './words.ts'

/** After the end: the turns that bots played for people who were away or late. */
export function StandIns({ live }: { readonly live: AnyLiveTable }) {
  const m = replayWords()
  const { seats } = live.about.value
  const people = seats.flatMap(({ by, seat }) => (by === 'person' && isSeat(seat, seats.length) ? [seat] : []))
  const played = botTurnsOf(live, people)
  if (played.length === 0) return undefined
  return (
    <ul class="stand-ins" data-testid="stand-ins">
      {played.map(({ seat, turns }) => {
        const who = { me: seat === live.seat(), name: seatName(seats[seat - 1]) }
        return (
          <li key={seat}>{turns.length === 1 ? m.botTurn(who, rangesOf(turns)) : m.botTurns(who, rangesOf(turns))}</li>
        )
      })}
    </ul>
  )
}
