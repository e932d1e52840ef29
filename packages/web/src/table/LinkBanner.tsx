import { messages } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import type { AnyLiveTable } from './live.ts'

/** The line is down: said small, while the board stays readable. */
export function LinkBanner({ live }: { readonly live: AnyLiveTable }) {
  const m = messages().link
  if (live.link.value !== 'lost') return undefined
  return (
    <div class="linkbar" role="status" data-testid="lost">
      <span>
        {m.lost} {live.waiting.value ? m.waiting : ''}
      </span>
      <Button kind="slim" onClick={() => live.retry()}>
        {m.retry}
      </Button>
    </div>
  )
}
