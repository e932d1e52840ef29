import { useEffect, useRef } from 'preact/hooks'
import { gravest, ring, type Sound } from '../sound/sound.ts'

/** What has just happened, spoken to those who do not see it, and sounded for those who want to hear it. */
export function Announcer<L>({
  lines,
  told,
  sound,
}: {
  readonly lines: readonly L[]
  readonly told: (line: L) => string
  readonly sound: (line: L) => Sound | undefined
}) {
  const last = useRef<{ upTo: number; fresh: readonly L[]; text: string }>({ upTo: lines.length, fresh: [], text: '' })
  if (lines.length !== last.current.upTo) {
    const fresh = lines.slice(Math.min(last.current.upTo, lines.length))
    last.current = { upTo: lines.length, fresh, text: fresh.map(told).join('. ') }
  }
  useEffect(() => {
    const heard = gravest(last.current.fresh.map(sound))
    if (heard !== undefined) ring(heard)
  }, [last.current.upTo])
  return (
    <p class="spoken" role="status" aria-live="polite" data-testid="announcer">
      {last.current.text}
    </p>
  )
}
