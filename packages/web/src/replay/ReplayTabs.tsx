import type { Replay } from './playback.ts'
import { replayWords } from './words.ts'

/** The game as it was seen, or what everyone could have known. */
export function ReplayTabs({ replay: { reviews, review } }: { readonly replay: Replay }) {
  const m = replayWords()
  return (
    <nav class="replay-tabs" aria-label={m.views}>
      <button type="button" aria-pressed={reviews} data-testid="show-review" onClick={() => review(true)}>
        {m.review}
      </button>
      <button type="button" aria-pressed={!reviews} data-testid="show-replay" onClick={() => review(false)}>
        {m.replay}
      </button>
    </nav>
  )
}
