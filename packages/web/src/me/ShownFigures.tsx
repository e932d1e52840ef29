import { useSignal } from '@preact/signals'
import type { ShownFigures as Body, TableInfo } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { gameName } from '../table/title.ts'
import { SeatMark } from '../ui/Icon.tsx'
import { meApi } from './api.ts'
import { meWords } from './words.ts'
import '../styles/me.css'

/** Games and wins of the people at a table who show them. Nothing stands here where no one does. */
export function ShownFigures({ table }: { readonly table: TableInfo }) {
  const m = meWords()
  const shown = useSignal<Body['seats']>([])
  const people = table.seats.map(({ by, name }) => `${by} ${name}`).join()
  useEffect(() => {
    void meApi.shownFigures(table.id).then((answer) => {
      if (!isApiError(answer)) shown.value = answer.seats
    })
  }, [table.id, people])
  const seats = shown.value.filter(({ sums }) => sums.length > 0)
  if (seats.length === 0) return undefined
  return (
    <section class="mepart" data-testid="shown-figures">
      <h2>{m.playedBefore}</h2>
      <ul class="melist">
        {seats.map(({ seat, sums }) => (
          <li key={seat}>
            <span>
              <SeatMark seat={seat} /> <b>{table.seats[seat - 1]?.name}</b>
              {sums.map((sum) => (
                <small key={sum.game}>
                  {gameName(sum)}: {m.gamesWon(sum.games, sum.wins)}
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
