import { nameOf } from '@selva/escape'
import { RoundButton } from '../../ui/controls.tsx'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import type { MapNotes } from './map-notes.ts'
import { keyOf, type Mark, rub } from './pencil.ts'
import { sheetWords } from './words.ts'

/** A mark in words, as it is listed and spoken. */
export function markText({ model }: MapNotes, mark: Mark): string {
  const w = sheetWords().mark
  if (mark.kind === 'seat') return w.seat(model.nameAt(mark.seat), mark.round)
  return mark.kind === 'text' ? w.text(mark.text) : w[mark.kind]
}

/** Marks one under the other, each with its eraser. */
export function MarkList({
  kit,

  marks,
}: {
  readonly kit: MapNotes
  readonly marks: readonly Mark[]
}) {
  const w = sheetWords()
  return (
    <ul class="marklist">
      {marks.map((mark) => {
        const on = nameOf(mark.sector)
        return (
          <li key={keyOf(mark.sector, mark)} data-listed={keyOf(mark.sector, mark)} data-about={`tool:${mark.kind}`}>
            {mark.kind === 'seat' ? (
              <SeatMark seat={mark.seat} />
            ) : (
              <Icon name={mark.kind === 'text' ? 'pencil' : mark.kind} kind="small" />
            )}
            <span class="coord">{on}</span>
            <span>{markText(kit, mark)}</span>
            <RoundButton icon="cross" label={w.erase(markText(kit, mark), on)} onClick={() => kit.write(rub(mark))} />
          </li>
        )
      })}
    </ul>
  )
}
