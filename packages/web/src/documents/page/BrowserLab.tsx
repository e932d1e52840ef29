import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { LabFound } from '../../lab/game-lab.ts'
import { LabPart } from '../../lab/LabPart.tsx'
import type { DocumentLab } from '../game-documents.ts'
import { pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import type { OpenDocument } from './open.ts'

/** The lab of this page: closed, loaded for the map, or shown to the reader, as often as asked. */
export type PageLab = DocumentLab & {
  readonly isOpen: boolean
  /** How often the reader was led to it. */
  readonly shown: ReadonlySignal<number>
  onFound(found: LabFound | undefined): void
}

export function usePageLab(): PageLab {
  const isOpen = useSignal(false)
  const shown = useSignal(0)
  const found = useSignal<LabFound | undefined>(undefined)
  return {
    isOpen: isOpen.value,
    shown,
    found: found.value,
    load() {
      isOpen.value = true
    },
    show() {
      isOpen.value = true
      shown.value++
    },
    onFound(next) {
      found.value = next
    },
  }
}

/** Games that bots play in the reader's browser: the reader's own results, apart from the server's. */
export function BrowserLab({ open, lab }: { readonly open: OpenDocument; readonly lab: PageLab }) {
  const m = documentWords().lab
  const { document, game } = open
  const setting = game.documents.settingOf(document)
  const chosen = useSignal<number | undefined>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const times = lab.shown.value
  useEffect(() => {
    if (times === 0) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [times])
  if (!lab.isOpen || setting === undefined) return undefined
  return (
    <section class="browser-lab" aria-labelledby="browser-lab" data-testid="browser-lab">
      <h2 id="browser-lab" ref={heading} tabIndex={-1}>
        {m.title}
      </h2>
      <p class="faint">{m.help}</p>
      <LabPart
        game={game.game}
        draft={{ ...setting, seats: chosen.value ?? setting.seats }}
        chooseSeats={(next) => {
          chosen.value = next
        }}
        document={pageOf(document)}
        isMapElsewhere={document.kind === 'zone'}
        onFound={lab.onFound}
      />
    </section>
  )
}
