import type { Seat } from '@selva/core'
import { type Item, own, type Sector } from '@selva/escape'
import { coord } from '../../client/marks.ts'
import { Button } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { nextBy } from '../arrival.ts'
import type { Play } from '../ask.ts'
import { mySpeed } from '../hand.ts'
import { litBy } from '../light.ts'
import { choiceBy, labelOf } from '../plays.ts'
import { spotText } from '../sentence.ts'
import { tell } from '../words.ts'
import type { Said, Wish } from './said.ts'
import { Then } from './Then.tsx'
import { TypedSector } from './TypedSector.tsx'

/** What others will see of it: SID-7 also says what they can conclude. */
function seenOf({ state }: Wish, item: Item): string {
  const m = tell().act.play
  const { rules } = state.setting
  if (rules.declares(item)) {
    const seen = m.seen(tell().items[item].name)
    return rules.edition === 'black' ? `${seen} ${m.seenHuman}` : seen
  }
  if (item === 'adrenaline' || item === 'sedatives')
    return state.mine?.step === 'before' ? m.seenEither : m.seenSedatives
  return m.seenCard
}

/** What it does here and now, and what others will see. */
function effectOf(wish: Wish, play: Play, at: Sector): string {
  const { state, sitting } = wish
  const m = tell().act.play
  const seat = sitting.live.seat()
  const { zone, rules } = state.setting
  const spot = coord(spotText(zone, at, tell()))
  const late = state.mine?.step === 'close' || state.mine?.step === 'over'
  switch (play.kind) {
    case 'item':
      switch (play.item) {
        case 'adrenaline': {
          const n = seat === undefined ? 1 : mySpeed(state, seat)
          return `${m.further(rules.switches.adrenaline === 'two' ? Math.max(2, n) : n + 1)} ${seenOf(wish, play.item)}`
        }
        case 'sedatives':
          return `${m.sedated} ${seenOf(wish, play.item)}`
        case 'teleport':
          return `${late ? m.jumpLate : m.jump} ${seenOf(wish, play.item)}`
        case 'attack':
          return `${m.strike(spot)} ${seenOf(wish, play.item)} ${m.seenAttack(spot)}`
        case 'mutation':
          return `${m.mutate} ${seenOf(wish, play.item)}`
        case 'cat':
          return `${m.twoNoises} ${seenOf(wish, play.item)}`
        default:
          return seenOf(wish, play.item)
      }
    case 'spotlight':
      return `${m.lightHelp} ${rules.declares('spotlight') ? '' : m.seenCard}`
    case 'sensor':
      return m.senseHelp
    case 'medic':
      return rules.edition === 'ultimate' ? `${m.examineHelp} ${m.seenShown}` : m.examineHelp
    case 'teleport':
      return `${late ? m.jumpLate : m.jump} ${rules.edition === 'ultimate' ? m.seenShown : m.seen(tell().items.teleport.name)}`
    case 'cat':
      return `${m.twoNoises} ${m.seenNothing}`
    case 'strike':
      return `${m.strike(spot)} ${m.seenAttack(spot)}`
    case 'hold':
      return `${m.holdHere} ${m.seenMove}`
    case 'lurk':
      return `${m.lurkHere} ${m.seenMove}`
    case 'stand':
      return `${m.standHere} ${m.seenStand}`
    default:
      return play satisfies never
  }
}

/** The players it can be aimed at. */
function Targets({ sitting, on }: { readonly sitting: Wish['sitting']; readonly on: readonly Seat[] }) {
  return (
    <div class="chips" role="group" aria-label={tell().act.play.pickPlayer}>
      {on.map((seat) => (
        <button
          key={seat}
          type="button"
          class="chip"
          aria-pressed={sitting.aimed.value === seat}
          data-testid={`on-${seat}`}
          onClick={() => {
            sitting.aimed.value = seat
          }}
        >
          <SeatMark seat={seat} />
          {sitting.nameAt(seat)}
        </button>
      ))}
    </div>
  )
}

const GOINGS = ['hold', 'lurk', 'stand'] as const
const goingOf = (play: Play): (typeof GOINGS)[number] | undefined => GOINGS.find((kind) => kind === play.kind)

/** An item or power has been taken up: what it needs, what it does, what others will see; then it is played or put back. */
export function playSaid(wish: Wish, play: Play): Said {
  const { sitting, state } = wish
  const m = tell().act.play
  const { live, chosen, aimed } = sitting
  const seat = live.seat()
  if (seat === undefined) return { title: '' }
  const { zone } = state.setting
  const choice = choiceBy(play, chosen.value, aimed.value)
  const going = goingOf(play)
  const label = labelOf(play, tell())
  const lights = play.kind === 'spotlight'
  const title =
    lights && chosen.value !== undefined
      ? m.lightOn(coord(spotText(zone, chosen.value, tell())), litBy(zone, chosen.value).length)
      : lights
        ? m.pickLight
        : label
  return {
    title,
    text: effectOf(wish, play, own(state, seat).at).trim(),
    icon: 'eye',
    picks:
      play.kind === 'sensor' || play.kind === 'medic' ? (
        <Targets sitting={sitting} on={play.on} />
      ) : going === undefined ? undefined : (
        <Then sitting={sitting} state={state} seat={seat} going={{ do: going }} />
      ),
    buttons: (
      <>
        {lights ? <TypedSector sitting={sitting} at={play.at} /> : undefined}
        <Button onClick={() => sitting.arm(undefined)}>{m.cancel}</Button>
        <Button
          kind="go"
          testid="play"
          disabled={!live.ready.value || choice === undefined}
          onClick={() => {
            if (choice === undefined) return
            live.choose(
              choice,
              going === undefined ? undefined : nextBy(state, seat, { do: going }, sitting.intent.value),
            )
          }}
        >
          {lights ? m.light : m.use(label)}
        </Button>
      </>
    ),
  }
}
