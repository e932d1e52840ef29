import { useSignal } from '@preact/signals'
import type { ShareChange, ShareInfo } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { addressOf } from '../client/address.ts'
import { language } from '../client/language.ts'
import { useRequest } from '../table/useRequest.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { shareApi } from './api.ts'
import { shareWords } from './words.ts'
import '../styles/share-dialog.css'

type Props = {
  /** The table whose game is shared. */
  readonly table: string
  /** The moment that the link opens at, as the end of an address; empty for the whole game. */
  readonly moment: string
  readonly close: () => void
}

/** The public link to a finished game: made, copied, taken back; and whether it names me. */
export function ShareDialog({ table, moment, close }: Props) {
  const m = shareWords()
  const box = useRef<HTMLDialogElement>(null)
  const info = useSignal<ShareInfo | undefined>(undefined)
  const dropped = useSignal(false)
  const request = useRequest()
  const change = async (what: ShareChange): Promise<void> => {
    const before = info.peek()
    // The tick stays where it was put while the server is asked.
    if (before !== undefined && what.named !== undefined) info.value = { ...before, named: what.named }
    const answer = await request.ask(() => shareApi.change(table, what))
    dropped.value = answer !== undefined && what.link === false
    info.value = answer ?? before
  }
  useEffect(() => {
    box.current?.showModal()
    void shareApi.info(table).then((answer) => {
      if ('refused' in answer) return
      info.value = answer
      // Alone with bots there is no one else to ask.
      if (answer.alone && answer.link === '') void change({ link: true })
    })
  }, [table])
  const known = info.value
  return (
    <dialog ref={box} class="share-dialog" aria-label={m.title} onClose={close} data-testid="share-dialog">
      <header>
        <h2>{m.title}</h2>
        <RoundButton icon="cross" label={m.close} onClick={() => box.current?.close()} />
      </header>
      <p>{m.help}</p>
      {known === undefined ? undefined : (
        <>
          <label class="tick">
            <input
              type="checkbox"
              checked={known.named}
              data-testid="share-named"
              onChange={(event) => void change({ named: event.currentTarget.checked })}
            />
            <span>
              <b>{m.named}</b>
              <small>{m.namedHelp}</small>
            </span>
          </label>
          {known.alone ? undefined : <p class="faint">{m.others}</p>}
          {known.link === '' ? (
            <Button kind="go" icon="link" testid="share-make" onClick={() => void change({ link: true })}>
              {m.make}
            </Button>
          ) : (
            <SharedLink info={known} moment={moment} drop={() => void change({ link: false })} />
          )}
        </>
      )}
      <p class="faint" role="status">
        {request.refused === '' ? (dropped.value ? m.dropped : '') : request.refused}
      </p>
    </dialog>
  )
}

function SharedLink({
  info: { link: token, named },
  moment,
  drop,
}: {
  readonly info: ShareInfo
  readonly moment: string
  readonly drop: () => void
}) {
  const m = shareWords()
  const field = useRef<HTMLInputElement>(null)
  const said = useSignal('')
  const path = `/s/${language.value}/${token}`
  const link = addressOf(path) + moment
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
  const send = (): void => void navigator.share({ url: link }).catch(() => {})
  return (
    <>
      <input ref={field} readOnly value={link} aria-label={m.link} onFocus={(event) => event.currentTarget.select()} />
      {moment === '' ? undefined : <p class="faint">{m.moment}</p>}
      <div class="ways">
        <Button kind="go" icon="link" testid="share-copy" onClick={() => void copy()}>
          {m.copy}
        </Button>
        {'share' in navigator ? (
          <Button icon="share" onClick={send}>
            {m.send}
          </Button>
        ) : undefined}
        <Button icon="cross" testid="share-drop" onClick={drop}>
          {m.drop}
        </Button>
      </div>
      <p class="faint" role="status">
        {said.value}
      </p>
      <img
        key={`${named}`}
        class="preview"
        src={`${path}/picture.png`}
        width="1200"
        height="630"
        alt={m.picture}
        data-testid="share-picture"
      />
    </>
  )
}
