import { useSignal } from '@preact/signals'
import { figuresOf, type ZoneFigures } from '@selva/escape'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../../client/idle.ts'
import { handleLinkClick } from '../../client/router.ts'
import { draftsOnDevice } from '../../documents/drafts-on-device.ts'
import { Button, LanguageChoice, ThemeButton, Wordmark } from '../../ui/controls.tsx'
import { Drawings, Icon } from '../../ui/Icon.tsx'
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
import { NEW } from './open.ts'
import { Play } from './Play.tsx'
import { StatusBar } from './StatusBar.tsx'
import type { ZoneSession } from './session.ts'
import { Brushes, BrushOptions, ToolRow } from './Tools.tsx'
import { usePlay, type ZonePlay } from './usePlay.ts'
import { zoneEditorWords } from './words.ts'

const TAB_ICONS: { readonly [T in Tab]: string } = { draw: 'pencil', checks: 'check', about: 'info', files: 'share' }

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

/** Says whether this device has the draft. */
function Kept({ session }: { readonly session: ZoneSession }) {
  const w = zoneEditorWords()
  const { kept, elsewhere } = session
  if (kept.value === 'untouched') return <span class="kept" role="status" />
  return (
    <span class={`kept ${kept.value === 'refused' ? 'red' : ''}`} role="status" data-testid="kept">
      {kept.value === 'refused' ? w.notSaved : elsewhere.value ? w.otherTab : w.saved}
    </span>
  )
}

/** The way back to an unfinished zone, on a blank sheet. */
function Continue({ session }: { readonly session: ZoneSession }) {
  const w = zoneEditorWords()
  const [newest] = session.id.value === NEW ? draftsOnDevice('zone') : []
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
      </div>
      <Kept session={session} />
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
            tab.value = one
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
  useBlockReload(session.kept.value === 'refused')
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
      <Bar session={session} play={play} />
      <DrawPart
        editor={editor}
        showKeys={() => {
          keys.value = true
        }}
      />
      <main class="stage">
        <Continue session={session} />
        <EditorMap editor={editor} words={m} figures={figures} />
        <StatusBar editor={editor} words={m} />
      </main>
      <aside class="side-part" aria-label={w.tabs.about}>
        <div class="part" data-part="about">
          <Details editor={editor} />
        </div>
        <div class="part" data-part="checks">
          <Checks editor={editor} />
        </div>
        <div class="part" data-part="about">
          <Play session={session} play={play} />
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
