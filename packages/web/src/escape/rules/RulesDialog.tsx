import { useSignal } from '@preact/signals'
import type { Setting } from '@selva/escape'
import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../client/language.ts'
import { RoundButton } from '../../ui/controls.tsx'
import type { Sitting } from '../sitting.ts'

type Rules = ComponentType<{ readonly setting: Setting }>

/** What is on at this table, over the table. Its words are fetched when they are first wanted. */
export function RulesDialog({ sitting, setting }: { readonly sitting: Sitting; readonly setting: Setting }) {
  const { reading } = sitting
  const box = useRef<HTMLDialogElement>(null)
  const loaded = useSignal<{ readonly Rules: Rules } | undefined>(undefined)
  useEffect(() => {
    if (!reading.value) return
    box.current?.showModal()
    if (loaded.value === undefined)
      void import('./load.ts').then(async ({ loadRules }) => {
        loaded.value = { Rules: await loadRules() }
      })
  }, [reading.value])
  if (!reading.value) return undefined
  const close = (): void => {
    reading.value = false
  }
  const Rules = loaded.value?.Rules
  return (
    <dialog ref={box} class="rulesbox" aria-label={say().bar.rules} onClose={close} data-testid="rules">
      <header>
        <h2>{say().bar.rules}</h2>
        <RoundButton icon="cross" label={say().bar.close} onClick={close} />
      </header>
      {Rules === undefined ? <p aria-busy="true" /> : <Rules setting={setting} />}
    </dialog>
  )
}
