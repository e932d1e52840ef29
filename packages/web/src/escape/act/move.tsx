import { arrivalBy, type Going, isTeamGame, ownPlayer, roomIn, type Sector, wouldPick } from '@selva/escape'
import { plainSentence } from '../../client/rich-text.ts'
import { Button } from '../../ui/controls.tsx'
import { mySpeed } from '../hand.ts'
import { intentAt, nextBy, strikes } from '../intent.ts'
import { spotOf } from '../spot.ts'
import { IntentChoice } from './IntentChoice.tsx'
import { nearNoise } from './near.ts'
import { placeText } from './place.ts'
import type { ActionProps, Prompt } from './prompt.ts'

/** Sends the end of the move together with what I mean to do after it. */
export function goBy({ model, state }: ActionProps, going: Going): void {
  const { live, intent } = model
  const seat = live.seat()
  if (seat !== undefined) live.choose(going, nextBy(state, seat, going, intent.value))
}

/** Have I said that I attack there? */
export function strikesAt({ model, state }: ActionProps, to: Sector): boolean {
  const seat = model.live.seat()
  return seat !== undefined && strikes(intentAt(arrivalBy(state, seat, { do: 'move', to }), model.intent.value))
}

/** Tells what will happen there, in words. */
function foretold({ model, state }: ActionProps, at: Sector): string {
  const m = model.words().act
  const seat = model.live.seat()
  if (seat === undefined) return ''
  const { resolution, options } = arrivalBy(state, seat, { do: 'move', to: at })
  if (resolution.kind === 'hatch') {
    const { rules } = state.setting
    if (rules.hatchMode !== 'card') return isTeamGame(rules) ? m.willEscapeTeam : m.willEscape
    if (wouldPick(state, ownPlayer(state, seat))) return m.willPickHatch
    return rules.redDamages && roomIn(state, resolution.hatch) === 1 ? m.willTryHatch : m.willTryAgain
  }
  const draws = resolution.kind === 'draw'
  if (options.some((o) => o.do === 'attack')) return draws ? m.mayAttack : m.mayAttackSecure
  return draws ? m.willDraw : m.willBeSilent
}

/** Before the move: pick a sector, then do what the button says. */
export function movePrompt(props: ActionProps): Prompt {
  const { model, state } = props
  const m = model.words().act
  const { chosen, live } = model
  const seat = live.seat()
  const at = chosen.value
  if (seat === undefined) return { title: '' }
  if (at === undefined) return { title: m.pickSector, text: m.pickSteps(mySpeed(state, seat)) }
  const near = nearNoise(model, state, at)
  const text = foretold(props, at)
  const going: Going = { do: 'move', to: at }
  const strike = strikesAt(props, at)
  return {
    title: placeText(state, at, model.words()),
    text: near === '' ? text : `${text} ${near}`,
    picks: <IntentChoice model={model} state={state} seat={seat} going={going} />,
    buttons: (
      <Button
        kind={strike ? 'strike go' : 'go'}
        {...(strike ? { icon: 'attack' } : {})}
        testid="go"
        disabled={!live.ready.value}
        onClick={() => goBy(props, going)}
      >
        {plainSentence((strike ? m.attackAt : m.moveTo)(spotOf(state.setting.zone, at)))}
      </Button>
    ),
  }
}
