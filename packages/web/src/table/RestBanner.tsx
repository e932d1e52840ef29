import { dayOf } from '../client/day.ts'
import { messages } from '../client/language.ts'
import type { AnyLiveTable } from './live.ts'

/** Nobody has played here for long: said to players and watchers, until the game goes on. */
export function RestBanner({ live }: { readonly live: AnyLiveTable }) {
  const { restingSince, you } = live.about.value
  if (restingSince === undefined) return undefined
  const m = messages().table
  const day = dayOf(restingSince)
  return (
    <div class="linkbar" role="status" data-testid="resting">
      <span>{you > 0 ? m.rested(day) : m.resting(day)}</span>
    </div>
  )
}
