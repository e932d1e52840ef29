import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { addressOf } from '../../client/address.ts'
import { Button } from '../../ui/controls.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { documentWords } from '../words.ts'
import '../../styles/share-box.css'

/** The link to a document, to be sent or photographed. */
export function ShareBox({ path }: { readonly path: string }) {
  const m = documentWords()
  const field = useRef<HTMLInputElement>(null)
  const said = useSignal('')
  const link = addressOf(path)
  // On plain http there is no clipboard: then the link is selected, ready to be copied by hand.
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      said.value = m.copied
    } catch {
      said.value = m.selected
    }
  }
  return (
    <div class="share-box">
      <input ref={field} readOnly value={link} aria-label={m.link} onFocus={(event) => event.currentTarget.select()} />
      <Button icon="link" onClick={() => void copy()}>
        {m.copy}
      </Button>
      <span class="faint" role="status">
        {said.value}
      </span>
      <QrCode text={link} label={m.square} />
    </div>
  )
}
