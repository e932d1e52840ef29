import { useSignal } from '@preact/signals'
import { MAX_DESCRIPTION, MAX_TITLE } from '@selva/core'
import { MAX_SEATS, MIN_SEATS } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { Stepper } from '../../ui/Stepper.tsx'
import type { ZoneEditor } from './editor.ts'
import { zoneEditorWords } from './words.ts'

/** A line of an author as the file takes it: on one line, without control characters or markup. */
const lineFrom = (text: string, most: number): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').replace(/<(?=[a-z/!?])/gi, '')].slice(0, most).join('').trim()

/** Text being typed: spaces at its end are not lost while the next word is typed. */
function useTyped(value: string, most: number, change: (line: string) => void) {
  const typed = useSignal(value)
  return {
    value: lineFrom(typed.value, most) === value ? typed.value : value,
    maxLength: most,
    onInput(event: Event) {
      const field = event.currentTarget
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      typed.value = field.value
      change(lineFrom(field.value, most))
    },
  }
}

/** How many players the author suggests; advice only. */
function Players({ editor }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  const { players } = editor.history.value.now
  const set = (least: number, most: number): void =>
    editor.apply({ do: 'describe', about: { players: [Math.min(least, most), Math.max(least, most)] } })
  return (
    <fieldset class="players">
      <legend class="label">{w.players}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={players === 'unknown'}
          onChange={(event) =>
            editor.apply({ do: 'describe', about: { players: event.currentTarget.checked ? 'unknown' : [4, 8] } })
          }
        />
        {w.anyNumber}
      </label>
      {players === 'unknown' ? undefined : (
        <div class="range">
          <Stepper
            label={w.least}
            value={players[0]}
            least={MIN_SEATS}
            most={MAX_SEATS}
            onChange={(least) => set(least, Math.max(least, players[1]))}
          />
          <span aria-hidden="true">–</span>
          <Stepper
            label={w.most}
            value={players[1]}
            least={MIN_SEATS}
            most={MAX_SEATS}
            onChange={(most) => set(Math.min(players[0], most), most)}
          />
        </div>
      )}
    </fieldset>
  )
}

/** Name, description and suggested players, in the author's words. */
export function Details({ editor, note }: { readonly editor: ZoneEditor; readonly note: ComponentChildren }) {
  const w = zoneEditorWords()
  const { title, description } = editor.history.value.now
  const name = useTyped(title, MAX_TITLE, (line) => editor.apply({ do: 'describe', about: { title: line } }))
  const text = useTyped(description, MAX_DESCRIPTION, (line) =>
    editor.apply({ do: 'describe', about: { description: line } }),
  )
  return (
    <section class="details">
      <label>
        <span class="label">{w.name}</span>
        <input type="text" data-draft="zone.title" data-testid="zone-title" {...name} />
      </label>
      {note}
      <label>
        <span class="label">{w.description}</span>
        <textarea rows={2} placeholder={w.descriptionHelp} data-draft="zone.description" {...text} />
      </label>
      <Players editor={editor} />
    </section>
  )
}
