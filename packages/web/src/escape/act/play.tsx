import type { Seat } from '@selva/core'
import { type Item, litBy, ownPlayer, powerOf, seenUseOf } from '@selva/escape'
import { Button } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import type { Play } from '../ask.ts'
import { mySpeed } from '../hand.ts'
import { nextBy } from '../intent.ts'
import { choiceBy, isCard, labelOf } from '../plays.ts'
import { spotOf } from '../spot.ts'
import { IntentChoice } from './IntentChoice.tsx'
import type { ActionProps, Prompt } from './prompt.ts'
import { TypedSector } from './TypedSector.tsx'

/** Tells what others will see of it, and can conclude from it (SID-7). */
function seenOf({ model, state }: ActionProps, item: Item): string {
  const { items, act } = model.words()
  const m = act.play
  const use = seenUseOf(state.setting.rules, item, state.mine?.step ?? 'before')
  if (use.kind === 'declared') {
    const seen = m.seen(items[item].name)
    return use.tellsHuman ? `${seen} ${m.seenHuman}` : seen
  }
  if (use.mayBe.length === 0) return m.seenCard
  return use.mayBe.length > 1 ? m.seenEither : m.seenSedatives
}

/** Tells what it does here and now, and what others will see. */
function effectOf(props: ActionProps, play: Play, seat: Seat): string {
  const { model, state } = props
  const { items, act } = model.words()
  const m = act.play
  const { zone, rules } = state.setting
  const me = ownPlayer(state, seat)
  const { at } = me
  const shown = powerOf(rules, me).play?.showsOwner === true
  const spot = spotOf(zone, at)
  const late = state.mine?.step === 'close' || state.mine?.step === 'over'
  switch (play.kind) {
    case 'item':
      switch (play.item) {
        case 'adrenaline':
          return `${m.further(mySpeed(state, seat, { adrenaline: true }))} ${seenOf(props, play.item)}`
        case 'sedatives':
          return `${m.sedated} ${seenOf(props, play.item)}`
        case 'teleport':
          return `${late ? m.jumpLate : m.jump} ${seenOf(props, play.item)}`
        case 'attack':
          return `${m.strike(spot)} ${seenOf(props, play.item)} ${m.seenAttack(spot)}`
        case 'mutation':
          return `${m.mutate} ${seenOf(props, play.item)}`
        case 'cat':
          return `${m.twoNoises} ${seenOf(props, play.item)}`
        default:
          return seenOf(props, play.item)
      }
    case 'spotlight':
      return `${m.lightHelp} ${rules.declares('spotlight') ? '' : m.seenCard}`
    case 'sensor':
      return m.senseHelp
    case 'medic':
      return shown ? `${m.examineHelp} ${m.seenShown}` : m.examineHelp
    case 'teleport':
      return `${late ? m.jumpLate : m.jump} ${shown ? m.seenShown : m.seen(items.teleport.name)}`
    case 'cat':
      return `${m.twoNoises} ${m.seenNothing}`
    case 'strike':
      return `${m.strike(spot)} ${m.seenAttack(spot)}`
    case 'hold':
      return `${m.stayHere} ${m.seenMove}`
    case 'lurk':
      return `${m.lurkHere} ${m.seenMove}`
    case 'stand':
      return `${m.stayHere} ${m.seenStand}`
    default:
      return play satisfies never
  }
}

/** The players it can be aimed at. */
function Targets({ model, on }: { readonly model: ActionProps['model']; readonly on: readonly Seat[] }) {
  return (
    <div class="chips" role="group" aria-label={model.words().act.play.pickPlayer}>
      {on.map((seat) => (
        <button
          key={seat}
          type="button"
          class="chip"
          aria-pressed={model.aimed.value === seat}
          data-testid={`on-${seat}`}
          onClick={() => {
            model.aimed.value = seat
          }}
        >
          <SeatMark seat={seat} />
          {model.nameAt(seat)}
        </button>
      ))}
    </div>
  )
}

const GOINGS = ['hold', 'lurk', 'stand'] as const
const goingOf = (play: Play): (typeof GOINGS)[number] | undefined => GOINGS.find((kind) => kind === play.kind)

/** An item or power has been taken up: its needs, its effect, what others will see; then it is played or put back. */
export function playPrompt(props: ActionProps, play: Play): Prompt {
  const { model, state } = props
  const words = model.words()
  const m = words.act.play
  const { live, chosen, aimed } = model
  const seat = live.seat()
  if (seat === undefined) return { title: '' }
  const { zone } = state.setting
  const choice = choiceBy(play, chosen.value, aimed.value)
  const going = goingOf(play)
  const label = labelOf(play, words)
  const lights = play.kind === 'spotlight'
  const title =
    lights && chosen.value !== undefined
      ? m.lightOn(spotOf(zone, chosen.value), litBy(zone, chosen.value).length)
      : lights
        ? m.pickLight
        : label
  return {
    title,
    text: effectOf(props, play, seat).trim(),
    icon: 'eye',
    picks:
      play.kind === 'sensor' || play.kind === 'medic' ? (
        <Targets model={model} on={play.on} />
      ) : going === undefined ? undefined : (
        <IntentChoice model={model} state={state} seat={seat} going={{ do: going }} />
      ),
    buttons: (
      <>
        {lights ? <TypedSector model={model} at={play.at} /> : undefined}
        <Button onClick={() => model.arm(undefined)}>{m.cancel}</Button>
        <Button
          kind="go"
          testid="play"
          disabled={!live.ready.value || choice === undefined}
          onClick={() => {
            if (choice === undefined) return
            live.choose(
              choice,
              going === undefined ? undefined : nextBy(state, seat, { do: going }, model.intent.value),
            )
          }}
        >
          {lights ? m.light : isCard(play) ? words.hand.useCard(label) : label}
        </Button>
      </>
    ),
  }
}
