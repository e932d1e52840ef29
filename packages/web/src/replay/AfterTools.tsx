import { useSignal } from '@preact/signals'
import type { GameRecord } from '@selva/core'
import { useEffect, useRef } from 'preact/hooks'
import { api, isApiError } from '../client/api.ts'
import { Verification } from '../fairness/Verification.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { wayBackFrom } from '../table/way-back.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { saved } from './file.ts'
import { replayWords } from './words.ts'
import '../styles/replay.css'

/** After the end: share it, check it, keep it. */
export function AfterTools({ id, seated }: { readonly id: string; readonly seated: boolean }) {
  const m = replayWords()
  const back = wayBackFrom(id)
  const record = useSignal<GameRecord | undefined>(undefined)
  const open = useSignal(false)
  const box = useRef<HTMLDialogElement>(null)
  const withRecord = async (run: (record: GameRecord) => void): Promise<void> => {
    if (record.value === undefined) {
      const answer = await api.record(id)
      if (!isApiError(answer)) record.value = answer
    }
    if (record.value !== undefined) run(record.value)
  }
  useEffect(() => {
    if (open.value) box.current?.showModal()
  }, [open.value])
  return (
    <>
      {back === undefined ? undefined : (
        <LinkButton kind="slim" to={back}>
          {m.editor}
        </LinkButton>
      )}
      {seated ? <ShareButton table={id} /> : undefined}
      <Button
        kind="slim"
        icon="seal"
        testid="verify"
        onClick={() =>
          void withRecord(() => {
            open.value = true
          })
        }
      >
        {m.verify}
      </Button>
      <Button kind="slim" icon="download" testid="export" onClick={() => void withRecord(saved)}>
        {m.export}
      </Button>
      {open.value && record.value !== undefined ? (
        <dialog
          ref={box}
          class="verifying"
          aria-label={m.verify}
          onClose={() => {
            open.value = false
          }}
        >
          <Verification record={record.value} />
          <Button onClick={() => box.current?.close()}>{m.close}</Button>
        </dialog>
      ) : undefined}
    </>
  )
}
