import type { ComponentChildren } from 'preact'
import '../../styles/review.css'

/** A list of moments to jump to. */
export function Jumps({
  label,
  none,
  note,
  children,
}: {
  readonly label: ComponentChildren
  /** Stands in the place of an empty list. */
  readonly none: ComponentChildren | undefined
  readonly note?: string
  readonly children: ComponentChildren
}) {
  return (
    <section>
      <h2 class="label">
        <span>{label}</span>
        {note === undefined ? undefined : <small>{note}</small>}
      </h2>
      {none === undefined ? <ol class="jumps">{children}</ol> : <p class="faint">{none}</p>}
    </section>
  )
}
