import { useEffect, useRef } from 'preact/hooks'
import { savingWords } from '../../documents/saving/words.ts'
import { Button } from '../../ui/controls.tsx'
import { BRUSH_KEYS, TOOL_KEYS } from './keys.ts'
import { BRUSHES } from './model/brush.ts'
import { TOOLS } from './model/stroke.ts'
import { zoneEditorWords } from './words.ts'

/** Every key that works on the sheet. */
export function Keys({ close }: { readonly close: () => void }) {
  const w = zoneEditorWords()
  const { keys: k } = w
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  const rows: readonly (readonly [string, string])[] = [
    [k.arrowKeys, k.arrows],
    [`Enter, ${k.space}`, k.paint],
    [`${k.shift} + ${k.arrowKeys}`, k.along],
    ...BRUSHES.map((brush) => [BRUSH_KEYS[brush], w.brushes[brush]] as const),
    ['1 – 9', k.number],
    ...TOOLS.map((tool) => [TOOL_KEYS[tool], w.tools[tool]] as const),
    ['W', w.size],
    ['M', w.symmetry],
    ['U, Ctrl + Z', w.undo],
    ['R, Ctrl + Y', w.redo],
    ['Ctrl + S', savingWords().saveLong],
    ['Delete', k.clear],
    ['Esc', k.cancel],
    ['N', k.neighbours],
    ['C', k.next],
    ['+, -, 0', k.zoom],
  ]
  return (
    <dialog ref={box} class="zone-keys" aria-label={k.title} onClose={close} data-testid="keys">
      <h2>{k.title}</h2>
      <dl>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => box.current?.close()}>{k.close}</Button>
    </dialog>
  )
}
