import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useKeptFocus } from '../ui/useKeptFocus.ts'

/** How the game ended. Whoever plays by keyboard is led here from the table that is no more. */
export function Result({ children }: { readonly children: ComponentChildren }) {
  const part = useRef<HTMLElement>(null)
  useKeptFocus(part)
  return (
    <section class="result" ref={part} tabIndex={-1}>
      {children}
    </section>
  )
}
