import type { Seat } from '@selva/core'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Face } from '../crew/Face.tsx'
import { Faces } from '../crew/Faces.tsx'
import { RoundButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Linked, type Opens } from './Linked.tsx'
import './dossier.css'

export type DossierRow = {
  readonly key: string
  readonly n: number
  readonly icon: string
  readonly text: string
  /** A conclusion: only where the table allows it, or after the game. */
  readonly verdict?: { readonly text: string; readonly tone: string } | undefined
}

export type DossierSection = {
  readonly title: string
  /** Only the reader knows it. */
  readonly secret: boolean
  readonly rows: readonly DossierRow[]
}

/** Everything that my own log holds about a player. */
export function Dossier({
  seat,
  name,
  label,
  about,
  sections,
  nothing,
  opens,
  close,
  children,
}: {
  readonly seat: Seat
  readonly name: string
  readonly label: string
  /** A few words under the name. */
  readonly about: readonly string[]
  readonly sections: readonly DossierSection[]
  readonly nothing: string
  readonly opens: Opens | undefined
  readonly close: { readonly label: string; readonly run: () => void }
  readonly children?: ComponentChildren
}) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The page has one for phones and one for laptops, and shows one of them.
    if (box.current?.checkVisibility() !== true) return undefined
    const before = document.activeElement
    box.current.focus({ preventScroll: true })
    // Closing it leads back to where it was opened.
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [seat])
  return (
    <section
      ref={box}
      class="dossier"
      data-testid="dossier"
      data-seat={seat}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close.run()
      }}
    >
      <Faces />
      <header>
        <Face name={name} seat={seat} />
        <div>
          <h2>{name}</h2>
          {about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <RoundButton icon="cross" label={close.label} onClick={close.run} />
      </header>
      {sections.map(({ title, secret, rows }) => (
        <section key={title}>
          <h3 class="label">
            <span>{title}</span>
            {secret ? <Icon name="eye-off" kind="small" /> : undefined}
          </h3>
          {rows.length === 0 ? <p class="faint">{nothing}</p> : undefined}
          <ol>
            {rows.map(({ key, n, icon, text, verdict }) => (
              <li key={key}>
                <span class="n">{n === 0 ? '' : n}</span>
                <Icon name={icon} />
                <span>
                  <Linked text={text} opens={opens} />
                  {verdict === undefined ? undefined : (
                    <span class={`verdict ${verdict.tone}`} data-testid="verdict">
                      {verdict.text}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {children}
    </section>
  )
}
