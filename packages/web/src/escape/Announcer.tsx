import type { Zone } from '@selva/escape'
import { useRef } from 'preact/hooks'
import { say } from '../client/language.ts'
import { plain } from '../client/marks.ts'
import { sentence } from './sentence.ts'
import type { Sitting } from './sitting.ts'

/** Speaks what has just happened to those who do not see it. */
export function Announcer({ sitting, zone }: { readonly sitting: Sitting; readonly zone: Zone }) {
  const { lines } = sitting.story.value
  const told = useRef({ upTo: lines.length, text: '' })
  if (lines.length !== told.current.upTo) {
    const fresh = lines.slice(Math.min(told.current.upTo, lines.length))
    told.current = {
      upTo: lines.length,
      text: fresh.map((line) => plain(sentence(line, say(), sitting.called, zone))).join('. '),
    }
  }
  return (
    <p class="spoken" role="status" aria-live="polite" data-testid="announcer">
      {told.current.text}
    </p>
  )
}
