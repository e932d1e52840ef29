import { useSignal } from '@preact/signals'
import { figuresOf, type ZoneFigures } from '@selva/escape'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../../client/idle.ts'
import { handleLinkClick } from '../../client/router.ts'
import { draftsOnDevice } from '../../documents/drafts-on-device.ts'
import { DocumentSprite } from '../../documents/Sprite.tsx'
import { PublishPanel, TitleRefusal } from '../../documents/saving/PublishPanel.tsx'
import { SaveButton, SaveState } from '../../documents/saving/SaveBar.tsx'
import { SaveNotice } from '../../documents/saving/SaveNotice.tsx'
import { noteOf } from '../../documents/saving/saving-state.ts'
import { useSaveKey } from '../../documents/saving/useSaveKey.ts'
import { Button, LanguageChoice, ThemeButton, Wordmark } from '../../ui/controls.tsx'
import { Drawings } from '../../ui/Drawings.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useBlockReload } from '../../ui/useBlockReload.ts'
import { useTitle } from '../../ui/useTitle.ts'
import { Patterns } from '../Patterns.tsx'
import { tell } from '../words.ts'
import { Checks, checksSummary, FaultLine, Hosts } from './Checks.tsx'
import { Details } from './Details.tsx'
import { EditorMap } from './EditorMap.tsx'
import { TABS, type Tab, type ZoneEditor } from './editor.ts'
import { Figures } from './Figures.tsx'
import { Files } from './Files.tsx'
import sprite from './icons.svg?raw'
import { Keys } from './Keys.tsx'
import { undoesBy } from './keys.ts'
import { Lab } from './Lab.tsx'
import { LayerKey } from './LayerKey.tsx'
import { NEW } from './open.ts'
import { Play } from './Play.tsx'
import { StatusBar } from './StatusBar.tsx'
import type { ZoneSession } from './session.ts'
import { Brushes, BrushOptions, ToolRow } from './Tools.tsx'
import { usePlay, type ZonePlay } from './usePlay.ts'
import { zoneEditorWords } from './words.ts'

const TAB_ICONS: { readonly [T in Tab]: string } = {
  draw: 'pencil',
  checks: 'check',
  about: 'info',
  lab: 'lab',
  files: 'share',
}

/** The figures of the zone, worked out when the browser has a moment: a stroke must not wait for them. */
function useFigures({ zone }: ZoneEditor): ZoneFigures | undefined {
  const figures = useSignal<ZoneFigures | undefined>(undefined)
  const now = zone.value
  useEffect(
    () =>
      whenIdle(() => {
        figures.value = now === undefined ? undefined : figuresOf(now)
      }),
    [now],
  )
  return now === undefined ? undefined : figures.value
}

/** The way back to an unfinished zone, on a blank sheet. */
function Continue({ session }: { readonly session: ZoneSession }) {
  const w = zoneEditorWords()
  const [newest] = session.document.id.value === NEW ? draftsOnDevice('zone') : []
  if (newest === undefined) return undefined
  return (
    <a class="continue link" href={`/zones/${newest.id}/edit`} onClick={handleLinkClick} data-testid="continue">
      {w.continue(newest.title === '' ? w.files.untitled : newest.title)}
    </a>
  )
}

function Bar({ session, play }: { readonly session: ZoneSession; readonly play: ZonePlay }) {
  const w = zoneEditorWords()
  const { title } = session.editor.history.value.now
  return (
    <header class="bar">
      <Wordmark />
      <div class="heading">
        <h1>{title === '' ? w.files.untitled : title}</h1>
        <span class="label">{w.title}</span>
        <SaveState session={session.document} elsewhere={w.otherTab} />
      </div>
      <SaveButton session={session.document} />
      <Button
        kind="go"
        icon="play"
        disabled={play.busy || play.preset === undefined}
        onClick={() => play.open('now')}
        testid="play-it"
      >
        {w.play.now}
      </Button>
      <div class="tools not-phone">
        <LanguageChoice />
        <ThemeButton />
      </div>
    </header>
  )
}

function Tabs({ editor }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  const { tab, faults } = editor
  return (
    <nav class="tabs" aria-label={w.tabs.label}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={tab.value === one}
          data-tab={one}
          onClick={() => {
            if (one === 'lab') editor.openLab()
            else tab.value = one
          }}
        >
          <Icon name={TAB_ICONS[one]} />
          {w.tabs[one]}
          {one === 'checks' && faults.value.length > 0 ? (
            <span class="n" title={checksSummary(faults.value)}>
              {faults.value.length}
            </span>
          ) : undefined}
        </button>
      ))}
    </nav>
  )
}

/** The brushes and tools; on a phone with the first fault above them. */
function DrawPart({ editor, showKeys }: { readonly editor: ZoneEditor; readonly showKeys: () => void }) {
  const w = zoneEditorWords()
  const [first] = editor.faults.value
  return (
    <aside class="draw-part" aria-label={w.tabs.draw}>
      <div class="first-fault">{first === undefined ? undefined : <FaultLine editor={editor} fault={first} />}</div>
      <Brushes editor={editor} />
      <ToolRow editor={editor} />
      <div class="brush-options">
        <BrushOptions editor={editor} />
      </div>
      <div class="not-phone help">
        <Button kind="slim" onClick={showKeys} testid="show-keys">
          {w.keys.title}
        </Button>
      </div>
    </aside>
  )
}

/** The whole screen of the editor. */
export function Editor({ session }: { readonly session: ZoneSession }) {
  const w = zoneEditorWords()
  const m = tell('black')
  const { editor } = session
  const figures = useFigures(editor)
  const play = usePlay(session)
  const keys = useSignal(false)
  const zone = editor.zone.value
  const { title } = editor.history.value.now
  useTitle(title === '' ? w.title : `${title} · ${w.title}`)
  useSaveKey(session.document)
  useBlockReload(noteOf(session.document.state.value) === 'refused')
  useEffect(() => {
    // In a field the browser's own undo is meant.
    const heard = (event: KeyboardEvent): void => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select, svg') !== null
      if (!isField && undoesBy(editor, event)) event.preventDefault()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [editor])
  return (
    <div class="zone-editor" data-tab={editor.tab.value} data-testid="zone-editor">
      <Drawings file={sprite} />
      <Patterns />
      <DocumentSprite />
      <Bar session={session} play={play} />
      <div class="notice">
        <SaveNotice session={session.document} />
      </div>
      <DrawPart
        editor={editor}
        showKeys={() => {
          keys.value = true
        }}
      />
      <main class="stage">
        <LayerKey editor={editor} figures={figures} />
        <Continue session={session} />
        <EditorMap editor={editor} words={m} figures={figures} />
        <StatusBar editor={editor} words={m} />
      </main>
      <aside class="side-part" aria-label={w.tabs.about}>
        <div class="part" data-part="about">
          <Details editor={editor} note={<TitleRefusal session={session.document} />} />
        </div>
        <div class="part" data-part="checks">
          <Checks editor={editor} />
        </div>
        <div class="part" data-part="about">
          <PublishPanel session={session.document} />
          <Play session={session} play={play} />
        </div>
        <div class="part" data-part="lab">
          <Lab session={session} play={play} />
        </div>
        <div class="part" data-part="checks">
          {zone === undefined ? undefined : <Hosts zone={zone} />}
          <Figures editor={editor} figures={figures} />
        </div>
        <div class="part" data-part="files">
          <Files session={session} />
          <span class="only-phone choices">
            <LanguageChoice />
            <ThemeButton />
          </span>
        </div>
      </aside>
      <Tabs editor={editor} />
      {keys.value ? (
        <Keys
          close={() => {
            keys.value = false
          }}
        />
      ) : undefined}
    </div>
  )
}
