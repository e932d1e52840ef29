import { isNoisy, isPlain, nameOf, playerAt, type Sector } from '@selva/escape'
import { coord } from '../../client/rich-text.ts'
import { Button } from '../../ui/controls.tsx'
import { cellText } from '../sentence.ts'
import { zoneNow } from '../zone-now.ts'
import type { ActionProps, Prompt } from './prompt.ts'
import { TypedSector } from './TypedSector.tsx'

type Naming = { readonly kind: 'name' | 'nameOther'; readonly at: readonly Sector[]; readonly any: boolean }

/** The bar's prompt before a sector is picked. */
function asking({ model, state }: ActionProps, ask: Naming): Prompt {
  const m = model.words().act
  const mine = state.mine
  if (mine === undefined) return { title: '' }
  const dangerous = state.setting.rules.switches.noiseTargets === 'dangerous'
  const help = dangerous ? m.pickDangerous : m.pickNoiseHelp
  if (ask.kind === 'nameOther' && mine.named !== 'none')
    return { title: m.pickOther(coord(nameOf(mine.named))), text: m.twoHelp }
  if (mine.two) return { title: m.pickFirst, text: m.twoHelp }
  return { title: m.pickNoise, text: mine.drawn === 'silence' ? m.psychic : help }
}

/** A noise card is announced by its player in both cases: my own sector, or any I like (NOI-3); two after a Cat. */
export function namePrompt(props: ActionProps, ask: Naming): Prompt {
  const { model, state } = props
  const m = model.words().act
  const { live, chosen } = model
  const seat = live.seat()
  const own = seat === undefined ? undefined : playerAt(state, seat).at
  if (seat === undefined || own === undefined || state.mine === undefined) return { title: '' }
  const { two, named } = state.mine
  const at = ask.any ? chosen.value : ask.at[0]
  const first = ask.kind === 'name' && two
  const go = (
    <Button
      kind="go"
      disabled={!live.ready.value || at === undefined}
      onClick={() => {
        if (at !== undefined) live.choose({ do: ask.kind === 'name' ? 'noise' : 'alsoNoise', at })
      }}
    >
      {first ? m.nameFirst : m.announce}
    </Button>
  )
  const buttons = ask.any ? (
    <>
      <TypedSector model={model} at={ask.at} />
      {isPlain(state.setting.zone, own) && ask.at.includes(own) ? (
        <Button
          onClick={() => {
            chosen.value = own
          }}
        >
          {m.own}
        </Button>
      ) : undefined}
      {go}
    </>
  ) : (
    go
  )
  if (at === undefined) return { ...asking(props, ask), buttons }
  const spot = coord(nameOf(at))
  if (ask.kind === 'nameOther' && named !== 'none')
    return { title: m.twoNoises(coord(nameOf(named)), spot), text: m.twoHelp, icon: 'speech', buttons }
  const title = m.noiseIn(spot, cellText(zoneNow(state), at, model.words()))
  if (first) return { title: ask.any ? title : m.firstIsOwn(spot), text: m.twoHelp, buttons }
  const bluff = ask.any && !isNoisy(state.setting, at, state.round)
  return {
    title,
    text: bluff ? m.secureBluff : m.everyoneHears(spot),
    icon: bluff ? 'warn' : 'speech',
    buttons,
  }
}
