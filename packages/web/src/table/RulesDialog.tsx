import type { Signal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { RoundButton } from '../ui/controls.tsx'
import { type About, LoadedAbout } from './LoadedAbout.tsx'

/** An entry of the menu that opens what is on at this table. */
export const rulesEntry = (reading: Signal<boolean>) => ({
  label: messages().bar.rules,
  run: (): void => {
    reading.value = true
  },
})

/** The rules and terms of this table, over the table. Their words are fetched when they are first wanted. */
export function RulesDialog({
  reading,
  table,
  load,
}: {
  readonly reading: Signal<boolean>
  readonly table: TableInfo
  readonly load: () => Promise<About>
}) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (reading.value) box.current?.showModal()
  }, [reading.value])
  if (!reading.value) return undefined
  const close = (): void => {
    reading.value = false
  }
  return (
    <dialog ref={box} class="rulesbox" aria-label={messages().bar.rules} onClose={close} data-testid="rules">
      <header>
        <RoundButton icon="cross" label={messages().bar.close} onClick={close} />
      </header>
      <LoadedAbout table={table} load={load} />
    </dialog>
  )
}
