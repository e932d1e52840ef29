import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { addressOf } from '../client/address.ts'
import { messages } from '../client/language.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { screenWords } from './words.ts'
import '../styles/invitation.css'

/**
 * The address of a table's screen. The invite goes after the `#`, which no server ever sees; if nobody may watch, it
 * would not help and is left out.
 */
const screenAddress = ({ id, invite, terms }: Pick<TableInfo, 'id' | 'invite' | 'terms'>): string =>
  `/t/${id}/screen${terms.spectators ? `#${invite}` : ''}`

/** How to get this table onto a screen in the room. */
export function OnScreen({ table, close }: { readonly table: TableInfo; readonly close: () => void }) {
  const m = screenWords()
  const box = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const said = useSignal('')
  const address = addressOf(screenAddress(table))
  useEffect(() => box.current?.showModal(), [])
  // On plain http there is no clipboard: then the address is selected, ready to be copied by hand.
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      said.value = m.copied
    } catch {
      said.value = m.selected
    }
  }
  return (
    <dialog ref={box} class="rulesbox" aria-label={m.title} onClose={close} data-testid="screen-dialog">
      <div class="top">
        <RoundButton icon="cross" label={messages().bar.close} onClick={close} />
      </div>
      <section class="invite onscreen">
        <h2>{m.title}</h2>
        <p>{m.help}</p>
        {table.terms.spectators ? undefined : <p>{m.seatedOnly}</p>}
        <input
          ref={field}
          readOnly
          value={address}
          aria-label={m.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="ways">
          <a class="btn go" href={screenAddress(table)} target="_blank" rel="noreferrer">
            <span>{m.open}</span>
          </a>
          <Button icon="link" onClick={() => void copy()}>
            {m.copy}
          </Button>
        </div>
        <span class="faint" role="status">
          {said.value}
        </span>
        <QrCode text={address} label={m.square} />
      </section>
    </dialog>
  )
}
