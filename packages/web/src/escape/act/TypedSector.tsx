import { useSignal } from '@preact/signals'
import { nameOf, type Sector, sectorNamed } from '@selva/escape'
import { useEffect } from 'preact/hooks'
import { isText, useDraft } from '../../ui/useDraft.ts'
import type { EscapeModel } from '../model.ts'

/** The coordinate typed instead of tapped. */
export function TypedSector({ model, at: allowed }: { readonly model: EscapeModel; readonly at: readonly Sector[] }) {
  const m = model.words().act
  const { chosen } = model
  const typed = useDraft('sector', '', isText)
  const wrong = useSignal(false)
  useEffect(() => {
    if (chosen.value !== undefined) {
      typed.value = nameOf(chosen.value)
      wrong.value = false
    }
  }, [chosen.value])
  return (
    <label class={`field ${wrong.value ? 'wrong' : ''}`} title={wrong.value ? m.noSuchSector : m.typeSector}>
      <input
        data-draft="sector"
        value={typed.value}
        maxLength={3}
        size={4}
        placeholder="N10"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-label={m.typeSector}
        aria-invalid={wrong.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value.toUpperCase()
          const at = sectorNamed(typed.value)
          const named = at !== undefined && allowed.includes(at)
          wrong.value = typed.value.length === 3 && !named
          chosen.value = named ? at : undefined
        }}
      />
    </label>
  )
}
