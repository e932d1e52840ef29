import type { PlayedDocument } from '@selva/core'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { Credits } from './Credits.tsx'

/** How the game ended. Whoever plays by keyboard is led here from the table that is no more. */
export function Result({
  documents,
  children,
}: {
  /** The zone and scenario of people that were played. */
  readonly documents?: readonly PlayedDocument[] | undefined
  readonly children: ComponentChildren
}) {
  const part = useRef<HTMLElement>(null)
  useKeptFocus(part)
  return (
    <section class="result" ref={part} tabIndex={-1}>
      {children}
      <Credits documents={documents} />
    </section>
  )
}
