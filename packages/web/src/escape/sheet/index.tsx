import { signal } from '@preact/signals'
import type { PossibleSectors } from '@selva/bots/where'
import type { Sector } from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { seatNotes } from '../../notes/seat.ts'
import { Drawings } from '../../ui/Drawings.tsx'
import type { EscapeModel } from '../model.ts'
import { Facts } from './Facts.tsx'
import sprite from './icons.svg?raw'
import { Over, Under } from './Layers.tsx'
import { markText } from './MarkList.tsx'
import { Menu } from './Menu.tsx'
import { type MapNotes, mapNotes, whoCanBe } from './map-notes.ts'
import { Held, Panel } from './Panel.tsx'
import { rub } from './pencil.ts'
import type { Sheet } from './sheet.ts'
import { layOut, withHeard } from './tags.ts'
import { placesAt } from './where.ts'
import { loadSheetWords, sheetWords } from './words.ts'
import '../styles/sheet.css'

/** Words spoken with a sector: my marks, the trails shown, the players who can be there. */
function spokenAt(kit: MapNotes, at: Sector): readonly string[] {
  const w = sheetWords()
  const { model } = kit
  const m = model.words().map
  const marks = kit.marksAt(at).map((mark) => markText(kit, mark))
  const trails = kit.tags.value
    .filter((tag) => tag.sector === at && tag.kind !== 'thought')
    .map(({ seat, round, kind }) =>
      m[kind === 'noise' ? 'heard' : kind === 'attack' ? 'attacked' : 'seen'](model.player(seat), round),
    )
  const can = whoCanBe(kit, at).map(({ seat, alien }) =>
    alien ? w.assist.asAlien(model.nameAt(seat)) : model.nameAt(seat),
  )
  return [
    ...trails,
    ...(marks.length === 0 ? [] : [w.mine(marks.join('; '))]),
    ...(can.length === 0 ? [] : [w.assist.canBe(joined(language.value, can))]),
  ]
}

/** Opens the sheet at a table: its words, my notes, and at tables with assist the reasoning. */
export async function openSheet(model: EscapeModel): Promise<Sheet> {
  await loadSheetWords()
  const { live } = model
  const assisted = live.about.value.terms.aid === 'assist' && live.about.value.you > 0
  const places = assisted
    ? placesAt(live, (await import('@selva/bots/where')).possiblePositions)
    : signal<readonly PossibleSectors[] | undefined>(undefined)
  const notes = live.about.value.terms.aid === 'none' ? undefined : seatNotes(live.about.value)
  const kit = mapNotes(model, notes, places)
  return {
    spoken: (at) => spokenAt(kit, at),
    covers: (at, heard) =>
      layOut(withHeard(kit.tags.value, heard).filter((tag) => tag.sector === at)).some((laid) => laid.covers),
    draws(at) {
      const { tool } = kit
      if (tool.value === undefined) return false
      if (tool.value === 'rub') kit.write(...kit.marksAt(at).map(rub))
      else kit.toggle(at, { kind: tool.value })
      return true
    },
    putDown() {
      const held = kit.tool.value !== undefined
      kit.tool.value = undefined
      return held
    },
    open(at) {
      if (notes !== undefined) kit.open.value = at
    },
    Under: () => <Under kit={kit} />,
    Over: ({ heard }) => <Over kit={kit} heard={heard} />,
    Held: () => <Held kit={kit} />,
    Panel: () => <Panel kit={kit} />,
    Menu: () => (
      <>
        <Drawings file={sprite} />
        <Menu kit={kit} />
      </>
    ),
    Facts: ({ seat }) => <Facts kit={kit} seat={seat} />,
    leave: () => notes?.leave(),
  }
}
