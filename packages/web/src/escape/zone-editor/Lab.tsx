import { zoneText } from '@selva/escape'
import { useEffect, useRef } from 'preact/hooks'
import { LabPart } from '../../lab/LabPart.tsx'
import { HeatButtons } from '../layers/HeatButtons.tsx'
import type { ZoneEditor } from './editor.ts'
import { PresetField } from './PresetField.tsx'
import type { ZoneSession } from './session.ts'
import type { ZonePlay } from './usePlay.ts'
import { zoneEditorWords } from './words.ts'

/** The layers that the games have filled, on the sheet itself. */
function Heat({ editor }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords().lab
  if (editor.found.value === undefined) return undefined
  return (
    <div class="lab-heat">
      <h3 class="label">{w.heat}</h3>
      <HeatButtons value={editor.layer.value} pick={editor.showHeat} />
    </div>
  )
}

/** Is the zone fair as it is drawn now? Nothing before it is opened. */
export function Lab({ session, play }: { readonly session: ZoneSession; readonly play: ZonePlay }) {
  const { editor } = session
  const w = zoneEditorWords().lab
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = editor.isLabOpen.value
  useEffect(() => {
    if (!isOpen) return
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])
  if (!isOpen) return undefined
  const text = editor.zone.value?.text ?? zoneText(editor.history.value.now)
  const preset = play.preset ?? 'advanced'
  return (
    <section class="lab-part" data-testid="editor-lab">
      <h2 class="label" ref={heading} tabIndex={-1}>
        {w.title}
      </h2>
      <Heat editor={editor} />
      <LabPart
        game="escape"
        draft={{ zone: text, preset, seats: play.seats }}
        chooseSeats={play.chooseSeats}
        setup={play.preset === undefined ? undefined : <PresetField play={play} label={w.rules} />}
        document={`zones/${session.document.id.value}`}
        table={preset}
        isMapElsewhere
        onFound={(found) => {
          editor.found.value = found
        }}
      />
    </section>
  )
}
