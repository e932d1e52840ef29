import { useEffect, useRef } from 'preact/hooks'
import { RoundButton } from '../ui/controls.tsx'
import { tempoWords } from './words.ts'

/** The events that I skipped: beside my question, never over its buttons. */
export function Digest({ lines, close }: { readonly lines: readonly string[]; readonly close: () => void }) {
  const m = tempoWords()
  const list = useRef<HTMLOListElement>(null)
  // The last of it matters most.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  return (
    <section class="digest" aria-label={m.missed} data-testid="digest">
      <header>
        <h2>{m.missed}</h2>
        <RoundButton icon="cross" label={m.close} onClick={close} />
      </header>
      {/* A list that scrolls can be reached by the keyboard. */}
      <ol ref={list} tabIndex={0}>
        {lines.map((line, i) => (
          <li key={`${i} ${line}`}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
