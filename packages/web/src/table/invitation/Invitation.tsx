import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import { useRef } from 'preact/hooks'
import { addressOf } from '../../client/address.ts'
import { messages } from '../../client/language.ts'
import { onScreen } from '../../screen/load.ts'
import { Button } from '../../ui/controls.tsx'
import { LazyView } from '../../ui/LazyView.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { gameName } from '../title.ts'
import { invitationWords } from './words.ts'
import '../../styles/invitation.css'

/** Addresses that mean “this computer” to the person who opens them. */
const ONLY_HERE = /^(localhost|127\.[\d.]+|\[::1\])$/

/** How to get others to this table: a link to send, a square for their cameras, a code to say. */
export function Invitation({ table }: { readonly table: TableInfo }) {
  const m = invitationWords()
  const field = useRef<HTMLInputElement>(null)
  const said = useSignal('')
  const showing = useSignal(false)
  const link = addressOf(`/j/${table.invite}`)
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
  // Closing the sheet without sharing rejects the promise, but is no error.
  const share = (): void => void navigator.share({ text: m.shared(gameName(table)), url: link }).catch(() => {})
  return (
    <section class="invite">
      <h2 class="label">{m.title}</h2>
      <div class="square">
        <QrCode text={link} label={m.square} />
        <div>
          <h3 class="label">{m.code}</h3>
          <p class="code" data-testid="code">
            {`${table.invite.slice(0, 4)}-${table.invite.slice(4)}`}
          </p>
          <p>{m.squareHelp}</p>
        </div>
      </div>
      <input ref={field} readOnly value={link} aria-label={m.link} onFocus={(event) => event.currentTarget.select()} />
      <div class="ways">
        <Button icon="link" onClick={() => void copy()}>
          {m.copy}
        </Button>
        {'share' in navigator ? (
          <Button icon="share" onClick={share}>
            {m.share}
          </Button>
        ) : undefined}
        <Button
          icon="screen"
          testid="on-screen"
          onClick={() => {
            showing.value = true
          }}
        >
          {messages().bar.screen}
        </Button>
      </div>
      <span class="faint" role="status">
        {said.value}
      </span>
      {showing.value ? (
        <LazyView
          load={onScreen}
          props={{
            table,
            close: () => {
              showing.value = false
            },
          }}
        />
      ) : undefined}
      {ONLY_HERE.test(new URL(link).hostname) ? <p class="here-only">{m.onlyHere}</p> : undefined}
      <p>{m.help}</p>
    </section>
  )
}
