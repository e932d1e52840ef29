import { isPlain, nameOf, playerAt } from '@selva/escape'
import { say } from '../../client/language.ts'
import { coord } from '../../client/marks.ts'
import { Button } from '../../ui/controls.tsx'
import { cellText } from '../sentence.ts'
import type { Said, Wish } from './said.ts'
import { TypedSector } from './TypedSector.tsx'

/** A noise card is announced by its player in both cases: my own sector, or any I like (NOI-3). */
export function nameSaid({ sitting, state }: Wish, any: boolean): Said {
  const m = say().escape.act
  const { live, chosen } = sitting
  const seat = live.seat()
  const own = seat === undefined ? undefined : playerAt(state, seat).at
  if (seat === undefined || own === undefined) return { title: '' }
  const at = any ? chosen.value : own
  const who = sitting.nameAt(seat)
  const announce = (
    <Button
      kind="go"
      disabled={!live.ready.value || at === undefined}
      onClick={() => (at === undefined ? undefined : live.choose({ do: 'noise', at }))}
    >
      {m.announce}
    </Button>
  )
  const secure = any && at !== undefined && state.setting.zone.cells[at] === 'secure'
  return {
    title: at === undefined ? m.pickNoise : m.noiseIn(coord(nameOf(at)), cellText(state.setting.zone, at, say())),
    text: at === undefined ? m.pickNoiseHelp : secure ? m.secureBluff : m.everybodyHears(who, nameOf(at)),
    ...(at === undefined ? {} : { icon: secure ? 'warn' : 'speech' }),
    buttons: any ? (
      <>
        <TypedSector sitting={sitting} state={state} />
        {isPlain(state.setting.zone, own) ? (
          <Button
            onClick={() => {
              chosen.value = own
            }}
          >
            {m.own}
          </Button>
        ) : undefined}
        {announce}
      </>
    ) : (
      announce
    ),
  }
}
