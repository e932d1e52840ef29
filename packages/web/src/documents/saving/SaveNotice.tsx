import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { refusalText } from '../refusal-text.ts'
import type { DocumentSession } from './document-session.ts'
import { savingWords } from './words.ts'

/** Once the button that was pressed is gone, the focus is on the one that saves. */
function focusAfter(work: Promise<void>): void {
  void work.then(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('.btn.save')?.focus()
    }),
  )
}

/** Opens a version of the server in place of the changes on this device, after a question. */
export function OpenSaved({ session, version }: { readonly session: DocumentSession; readonly version: number }) {
  const w = savingWords()
  const asking = useSignal(false)
  const ask = (on: boolean) => () => {
    asking.value = on
  }
  return (
    <>
      <Button kind="slim" onClick={ask(true)} testid="open-saved">
        {w.openTheirs(version)}
      </Button>
      {asking.value ? (
        <ConfirmDialog
          title={w.back.title(version)}
          text={w.back.text}
          stay={w.back.stay}
          yes={() => {
            asking.value = false
            focusAfter(session.openSaved())
          }}
          no={ask(false)}
        />
      ) : undefined}
    </>
  )
}

function Strip({
  code,
  text,
  urgent,
  children,
}: {
  readonly code: string
  readonly text: string
  readonly urgent: boolean
  readonly children?: ComponentChildren
}) {
  return (
    <section
      class={`save-notice ${urgent ? 'urgent' : ''}`}
      aria-label={savingWords().saveLong}
      data-testid="save-notice"
      data-notice={code}
    >
      <Icon name={urgent ? 'warn' : 'info'} />
      <p role={urgent ? 'alert' : 'status'}>{text}</p>
      {children}
    </section>
  )
}

/** Why saving had no effect, or that this page shows newer changes than the server, with the ways on. */
export function SaveNotice({ session }: { readonly session: DocumentSession }) {
  const w = savingWords()
  const { refusal, saved, resumed, unsaved, device } = session.state.value
  if (refusal === undefined) {
    if (!resumed || !unsaved || saved === undefined) return undefined
    return (
      <Strip code="resumed" text={w.resumed(saved.version)} urgent={false}>
        <OpenSaved session={session} version={saved.version} />
      </Strip>
    )
  }
  const { refused, doing, about } = refusal
  const saveAsNew = (
    <Button kind="slim" onClick={() => focusAfter(session.saveAsNew())} testid="save-as-new">
      {w.saveAsNew}
    </Button>
  )
  switch (refused) {
    case 'documentChanged':
      return (
        <Strip code={refused} text={w.conflict(Number(about))} urgent>
          <OpenSaved session={session} version={Number(about)} />
          <Button kind="slim" onClick={() => focusAfter(session.saveOver())} testid="save-over">
            {w.saveMine(Number(about) + 1)}
          </Button>
        </Strip>
      )
    case 'unknownDocument':
      return (
        <Strip code={refused} text={w.notYours} urgent>
          {saveAsNew}
        </Strip>
      )
    case 'unknownParent':
      return (
        <Strip code={refused} text={w.parentGone} urgent>
          {saveAsNew}
        </Strip>
      )
    case 'offline':
      return (
        <Strip code={refused} text={device === 'refused' ? w.offlineLost : w.offline} urgent>
          <Button kind="slim" onClick={() => focusAfter(doing === 'publish' ? session.publish() : session.save())}>
            {w.retry}
          </Button>
        </Strip>
      )
    case 'documents':
      return (
        <Strip code={refused} text={w.kept(refusalText(refusal))} urgent>
          {/* A page of its own, so that the editor stays open. */}
          <a class="btn slim" href="/gallery#mine" target="_blank" rel="noopener" data-testid="open-mine">
            <span>{w.openMine}</span>
          </a>
        </Strip>
      )
    default:
      if (doing === 'publish' || doing === 'unpublish') return undefined
      return <Strip code={refused} text={w.kept(refusalText(refusal))} urgent />
  }
}
