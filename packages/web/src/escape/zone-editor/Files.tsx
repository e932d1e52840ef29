import { useSignal } from '@preact/signals'
import { isRefusal, type Refusal } from '@selva/core'
import type { ZoneDraft } from '@selva/escape'
import { useRef } from 'preact/hooks'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DeviceDrafts } from './DeviceDrafts.tsx'
import { download, draftFromAny, draftInFile, exportOf, refusalOf } from './exchange.ts'
import type { ZoneSession } from './session.ts'
import { zoneEditorWords } from './words.ts'

/** The zone as a file and as a share code. */
function Export({ draft }: { readonly draft: ZoneDraft }) {
  const w = zoneEditorWords().files
  const copied = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    // On plain http there is no clipboard: then the code is selected, ready to be copied by hand.
    field.current?.select()
    try {
      await navigator.clipboard.writeText(exportOf(draft, 'code'))
      copied.value = true
    } catch {
      copied.value = false
    }
  }
  return (
    <section>
      <h2 class="label">{w.title}</h2>
      <Button icon="download" onClick={() => download(draft)} testid="download-zone">
        {w.download}
      </Button>
      <label class="share-code">
        <span class="label">{w.code}</span>
        <input ref={field} readOnly value={exportOf(draft, 'code')} data-testid="share-code" />
      </label>
      <Button icon="link" onClick={() => void copy()}>
        {copied.value ? w.copied : w.copyCode}
      </Button>
    </section>
  )
}

/** A zone file or a share code that is opened here, in place of the sheet. */
function Import({ open }: { readonly open: (draft: ZoneDraft) => void }) {
  const w = zoneEditorWords()
  const text = useSignal('')
  const refusal = useSignal<Refusal | undefined>(undefined)
  const isOpened = useSignal(false)
  const take = (made: ZoneDraft | Refusal): void => {
    const refused = isRefusal(made)
    refusal.value = refused ? made : undefined
    isOpened.value = !refused
    if (refused) return
    text.value = ''
    open(made)
  }
  return (
    <section class="import">
      <h2 class="label">{w.files.import}</h2>
      <p class="fine">{w.files.importHelp}</p>
      <label class="btn file-button">
        <Icon name="map" />
        <span>{w.files.choose}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          data-testid="zone-file"
          onChange={async (event) => {
            const field = event.currentTarget
            const [file] = field.files ?? []
            if (file !== undefined) take(await draftInFile(file))
            field.value = ''
          }}
        />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take(draftFromAny(text.value))
        }}
      >
        <label>
          <span class="label">{w.files.paste}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={text.value}
            data-draft="zone.paste"
            data-testid="zone-paste"
            aria-invalid={refusal.value !== undefined}
            onInput={(event) => {
              text.value = event.currentTarget.value
              refusal.value = undefined
            }}
          />
        </label>
        <Button submit testid="open-pasted">
          {w.files.open}
        </Button>
      </form>
      <p role="status" class={refusal.value === undefined ? 'fine' : 'trouble'} data-testid="import-result">
        {refusal.value !== undefined ? refusalOf(refusal.value, w) : isOpened.value ? w.files.opened : ''}
      </p>
    </section>
  )
}

/** Everything that comes into the editor and leaves it as a text, and the zones that this device has. */
export function Files({ session }: { readonly session: ZoneSession }) {
  const { editor } = session
  const w = zoneEditorWords().files
  return (
    <>
      <Export draft={editor.history.value.now} />
      <Import open={(draft) => editor.apply({ do: 'replace', draft })} />
      <LinkButton to="/zones/new">{w.fresh}</LinkButton>
      <DeviceDrafts open={session.document.id.value} />
    </>
  )
}
