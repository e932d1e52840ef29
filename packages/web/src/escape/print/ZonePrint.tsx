import { useSignal } from '@preact/signals'
import { BLACK_SWITCHES, type Edition, ULTIMATE_SWITCHES, type Zone } from '@selva/escape'
import { PrintPage } from '../../print/PrintPage.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { printWords, sheetWords } from './words.ts'
import { zoneDrawing } from './zone-sheet.ts'

const SWITCHES = { black: BLACK_SWITCHES, ultimate: ULTIMATE_SWITCHES } as const

/** The sheet of a zone, for playing the boxed game. */
export function ZonePrint({ zone, name }: { readonly zone: Zone; readonly name: string }) {
  const m = printWords()
  const edition = useSignal<Edition>('black')
  const count = useSignal<'1' | '2'>('1')
  const { rounds, handLimit } = SWITCHES[edition.value]
  const sheet = {
    zone,
    name,
    rounds,
    handLimit: handLimit === 'none' ? 0 : handLimit,
    words: sheetWords(edition.value),
  }
  return (
    <PrintPage
      heading={m.heading(name)}
      label={m.sheet(name)}
      name={name}
      draw={(paper) => zoneDrawing(sheet, paper, count.value === '1' ? 1 : 2)}
    >
      <Segments
        label={m.perPage}
        value={count.value}
        options={[
          { value: '1', text: m.one },
          { value: '2', text: m.two },
        ]}
        onChange={(value) => {
          count.value = value
        }}
      />
      <Segments
        label={m.spaces}
        value={edition.value}
        options={(['black', 'ultimate'] as const).map((value) => ({
          value,
          text: m.edition[value](SWITCHES[value].rounds),
        }))}
        onChange={(value) => {
          edition.value = value
        }}
      />
    </PrintPage>
  )
}
