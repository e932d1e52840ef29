import { nameOf } from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { Button, RoundButton } from '../../ui/controls.tsx'
import type { EscapeWords } from '../messages/en.ts'
import { cellText } from '../sentence.ts'
import type { ZoneEditor } from './editor.ts'
import { isPainter, strokeWith } from './hand.ts'
import { cellsOf } from './model/stroke.ts'
import { editText } from './said.ts'
import { zoneEditorWords } from './words.ts'

/** Says what a press would do in the sector under the mouse. */
function Preview({ editor, words: m }: { readonly editor: ZoneEditor; readonly words: EscapeWords }) {
  const w = zoneEditorWords()
  const { over, hand, history } = editor
  const { now } = history.value
  const at = over.value
  if (at === undefined) return <p class="preview fine">{w.hint}</p>
  const kind = cellText(now, at, m)
  const { brush } = hand
  // A brush draws hatches, and the number comes with the place.
  const drawn = brush.value === 'hatch' ? w.brushes.hatch.toLowerCase() : m.cells[brush.value]
  const paints = isPainter(hand.tool.value) && now.cells[at] !== brush.value
  const twins =
    paints && hand.symmetry.value !== 'none' && hand.size.value === 'one' && hand.tool.value === 'pencil'
      ? cellsOf(now, strokeWith(hand, [at])).filter((twin) => twin !== at)
      : []
  return (
    <p class="preview">
      <b class="coord">{nameOf(at)}</b>
      <span>
        {paints ? w.over(kind, drawn) : kind}
        {twins.length === 0 ? '' : `, ${w.with(joined(language.value, twins.map(nameOf)))}`}
      </span>
    </p>
  )
}

/** Undo and redo, what the brush would do, and the marked area. */
export function StatusBar({ editor, words: m }: { readonly editor: ZoneEditor; readonly words: EscapeWords }) {
  const w = zoneEditorWords()
  const { history, selection, last } = editor
  const { past, future, now } = history.value
  return (
    <div class="status-bar">
      <div class="do">
        <RoundButton
          icon="tool-undo"
          label={w.undo}
          kind={past.length === 0 ? 'off' : ''}
          onClick={() => editor.apply({ do: 'undo' })}
        />
        <RoundButton
          icon="tool-redo"
          label={w.redo}
          kind={future.length === 0 ? 'off' : ''}
          onClick={() => editor.apply({ do: 'redo' })}
        />
      </div>
      {selection.value.length === 0 ? (
        <Preview editor={editor} words={m} />
      ) : (
        <div class="selected">
          <span>{w.selection.count(selection.value.length)}</span>
          <Button kind="slim" onClick={() => editor.apply({ do: 'clear', selection: selection.value })}>
            {w.selection.clear}
          </Button>
          <Button kind="slim" onClick={editor.cancel}>
            {w.selection.done}
          </Button>
        </div>
      )}
      <p class="spoken" role="status" data-testid="said">
        {last.value === undefined ? undefined : (
          <span key={last.value.times}>{editText(last.value, now, { m, w })}</span>
        )}
      </p>
    </div>
  )
}
