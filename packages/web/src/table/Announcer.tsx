import { useEffect, useRef } from 'preact/hooks'
import { gravest, playSound, type Sound } from '../sound/sound.ts'
import { keepChronicle } from './chronicle.ts'
import { spokenTogether } from './spoken-together.ts'

/** Speaks what has just happened to screen readers, and plays its sounds for readers who want to hear them. */
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
    last.current = { upTo: lines.length, fresh, text: spokenTogether(fresh.map(told)) }
  }
  keepChronicle({ size: lines.length, since: (line) => lines.slice(line).map(told) })
  useEffect(() => {
    const heard = gravest(last.current.fresh.map(sound))
    if (heard !== undefined) playSound(heard)
  }, [last.current.upTo])
  return (
    <p class="spoken" role="status" aria-live="polite" data-testid="announcer">
      {/* A new element each time: the same words twice in a row would change nothing, and nothing would be spoken. */}
      <span key={last.current.upTo}>{last.current.text}</span>
    </p>
  )
}
