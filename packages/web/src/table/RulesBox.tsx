import type { TableInfo } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { RoundButton } from '../ui/controls.tsx'
import { type About, LoadedAbout } from './LoadedAbout.tsx'

/** The rules and terms of this table in a box over it. */
export function RulesBox({
  table,
  load,
  close,
}: {
  readonly table: TableInfo
  readonly load: () => Promise<About>
  readonly close: () => void
}) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog ref={box} class="rulesbox" aria-label={messages().bar.rules} onClose={close} data-testid="rules">
      <header>
        <RoundButton icon="cross" label={messages().bar.close} onClick={close} />
      </header>
      <LoadedAbout table={table} load={load} />
    </dialog>
  )
}
