import { useSignal } from '@preact/signals'
import { handleLinkClick } from '../../client/router.ts'
import { draftsOnDevice, removeDraft } from '../../documents/drafts-on-device.ts'
import { savingWords } from '../../documents/saving/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RoundButton } from '../../ui/controls.tsx'
import { zoneEditorWords } from './words.ts'

/** The zones on this device, the newest first; the one that is open cannot be deleted here. */
export function DeviceDrafts({ open }: { readonly open: string }) {
  const w = zoneEditorWords().files
  const removing = useSignal<{ readonly id: string; readonly title: string; readonly isSaved: boolean } | undefined>(
    undefined,
  )
  const drafts = draftsOnDevice('zone')
  if (drafts.length === 0) return undefined
  return (
    <section data-testid="device-drafts">
      <h2 class="label">{w.drafts}</h2>
      <p class="fine">{w.draftsHelp}</p>
      <ul class="device-drafts">
        {drafts.map(({ id, title: own, over }) => {
          const title = own === '' ? w.untitled : own
          return (
            <li key={id}>
              {id === open ? (
                <span>
                  <b>{title}</b> <small>{w.here}</small>
                </span>
              ) : (
                <>
                  <a class="link" href={`/zones/${id}/edit`} onClick={handleLinkClick}>
                    {title}
                  </a>
                  <RoundButton
                    icon="cross"
                    label={w.remove(title)}
                    onClick={() => {
                      removing.value = { id, title, isSaved: over !== undefined }
                    }}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      {removing.value === undefined ? undefined : (
        <ConfirmDialog
          title={w.removeTitle}
          text={(removing.value.isSaved ? savingWords().removeCopy : w.removeText)(removing.value.title)}
          stay={w.keep}
          yes={() => {
            if (removing.value !== undefined) removeDraft('zone', removing.value.id)
            removing.value = undefined
          }}
          no={() => {
            removing.value = undefined
          }}
        />
      )}
    </section>
  )
}
