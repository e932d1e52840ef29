import { elementAt, type Seat } from '@selva/core'
import { type PartialState, playerAt } from '@selva/stay-away'
import type { ComponentChildren } from 'preact'
import { plainSentence } from '../client/rich-text.ts'
import { seatStatusText, useSeatStatus } from '../table/seat-status.ts'
import { Use } from '../ui/Icon.tsx'
import { short } from '../ui/short.ts'
import { Flights } from './Flights.tsx'
import {
  angleOf,
  bowBetween,
  gapAngle,
  MIDDLE,
  nameLines,
  type Point,
  polar,
  reachOf,
  SIDE,
  type Station,
  spoke,
  stationOf,
  sweep,
  wedge,
} from './geometry.ts'
import { CARD_ICONS } from './icons.ts'
import type { StayAwayModel } from './model.ts'
import { PlayerMark } from './PlayerMark.tsx'
import { awayAt, knownRole, type RingProps, sideOfMe, stateOf } from './place.ts'
import { sameTarget, type Target } from './sheet.ts'
import { cardName, gameWords } from './words.ts'

/** Something on the ring that can be picked with a finger, the mouse, or the keyboard. */
function Pickable({
  target,
  model,
  label,
  testid,
  about,
  look,
  children,
}: {
  readonly target: Target
  readonly model: StayAwayModel
  readonly label: string
  readonly testid: string
  readonly about?: string
  /** A tap where there is nothing to pick. */
  readonly look?: (() => void) | undefined
  readonly children: ComponentChildren
}) {
  const { offer, target: picked, live } = model
  const can = live.ready.value && offer.value.targets.some((one) => sameTarget(one, target))
  if (!can && look === undefined)
    return (
      <g
        role="button"
        class="whatis"
        aria-haspopup="dialog"
        aria-label={label}
        data-testid={testid}
        data-about={about}
        tabindex={0}
      >
        {children}
      </g>
    )
  const pick = (): void => {
    if (!can) return look?.()
    picked.value = target
  }
  const on = sameTarget(picked.value, target) || offer.value.targets.length === 1
  return (
    <g
      role="button"
      tabindex={0}
      aria-pressed={can ? on : undefined}
      aria-label={can ? `${label}, ${gameWords().ring.target}` : label}
      class={can ? `can ${on ? 'on' : ''}` : 'looks'}
      data-testid={testid}
      data-about={about}
      data-can={can ? 'yes' : undefined}
      onClick={pick}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        pick()
      }}
    >
      {children}
    </g>
  )
}

/** Red for a player under fire, for me on my screen alone when I am not human, and for those who were not at the end. */
function signalAt({ step, end, players }: PartialState, seat: Seat, live: StayAwayModel['live']): string {
  const { role, alive } = elementAt(players, seat - 1)
  if (end !== 'running') return role === 'infected' || role === 'thing' ? 'secret' : ''
  if (step.at === 'fire' && step.seat === seat && !live.isMidway()) return 'aimed'
  return seat === live.seat() && alive && (role === 'infected' || role === 'thing') ? 'secret' : ''
}

function Compartment({ model, state, station, home, place, look }: RingProps & { readonly place: number }) {
  const m = gameWords().ring
  const { live, story, nameAt } = model
  const seat = elementAt(state.ring, place)
  const player = playerAt(state, seat)
  const [from, to] = reachOf(station, place, home)
  const { light, tag } = stateOf(state, seat, live.seat(), { gone: story.value.gone, isMidway: live.isMidway() })
  const shape = wedge(from, to, station.inner, station.outer)
  const burning = (live.frames().at(-1) ?? []).some((fact) => fact.kind === 'eliminated' && fact.seat === seat)
  const life = useSeatStatus({ live, seat })
  const me = live.seat()
  const role = knownRole(player.role, seat === me)
  // How long the tape stays is said with the quarantine itself.
  const taped = tag === m.turnsLeft(player.quarantine) || tag === m.left(player.quarantine)
  const said = [
    seat === me ? gameWords().you : nameAt(seat),
    ...sideOfMe(state, me, seat),
    ...(role === undefined ? [] : [gameWords().roles[role]]),
    ...(player.alive ? seatStatusText(life) : []),
    taped ? '' : tag,
    ...(awayAt(model, seat) ? [m.away] : []),
    ...(player.alive ? [m.cards(player.hand.length)] : []),
    ...(player.quarantine > 0 ? [m.quarantine(player.quarantine)] : []),
  ].filter((text) => text !== '')
  return (
    <Pickable
      target={{ at: 'seat', seat }}
      model={model}
      label={said.join(', ')}
      testid={`player-${seat}`}
      look={look === undefined ? undefined : () => look(seat)}
    >
      <path d={shape} class={`comp ${light} ${burning ? 'burning' : ''} ${signalAt(state, seat, live)}`} />
      {player.alive ? undefined : <path d={shape} fill="url(#burnt)" />}
      {player.quarantine > 0 ? <path d={sweep(from + 1.3, to - 1.3, station.outer - 8)} class="taped" /> : undefined}
    </Pickable>
  )
}

/** The passage between two compartments, and what bars it. */
function Passage({ model, state, station, home, place }: RingProps & { readonly place: number }) {
  const a = gapAngle(station, place, home)
  const w = station.wall + 0.35
  const [x, y] = polar(a, 180)
  const doors = elementAt(state.doors, place)
  const seat = elementAt(state.ring, place)
  const opening = (
    <>
      <path d={wedge(a - w, a + w, 166, 194)} class="pass" />
      <path d={spoke(a - w + 0.2, 166, 166, a + w - 0.2) + spoke(a - w + 0.2, 194, 194, a + w - 0.2)} class="pass-l" />
    </>
  )
  if (doors === 0) return <g aria-hidden="true">{opening}</g>
  const other = elementAt(
    state.ring,
    Array.from({ length: station.places }, (_, i) => (place + 1 + i) % station.places).find(
      (next) => playerAt(state, elementAt(state.ring, next)).alive,
    ) ?? place,
  )
  const { player } = model.callings
  return (
    <Pickable
      target={{ at: 'gap', gap: place }}
      model={model}
      label={plainSentence(gameWords().ring.door(player(seat), player(other)))}
      testid={`door-${place}`}
      about="door"
    >
      {opening}
      <g transform={`translate(${x} ${y}) rotate(${a})`}>
        <rect x="-31" y="-6.5" width="62" height="13" rx="2" class="dr" />
        <path d="M-21-6.500V6.500M-9-6.500V6.500M9-6.500V6.500M21-6.500V6.500M-9 0H9" class="dr-l" />
        {doors > 1 ? (
          <text class="times" transform={`rotate(${-a})`} y="4">
            {doors}
          </text>
        ) : undefined}
      </g>
    </Pickable>
  )
}

/** The direction in which play goes round. */
function Direction({ state, station }: { readonly state: PartialState; readonly station: Station }) {
  const m = gameWords().ring
  const on = state.direction === 1
  return (
    <g
      role="button"
      aria-haspopup="dialog"
      aria-label={on ? m.clockwise : m.counterclockwise}
      class={`ways whatis ${on ? 'cw' : 'ccw'}`}
      data-about="direction"
      tabindex={0}
    >
      <circle cx={MIDDLE} cy={MIDDLE} r={station.inner - 22} class="dir-l" />
      {[0, 90, 180, 270].map((turn) => {
        const [x, y] = polar(turn + 45, station.inner - 22)
        return (
          <path
            key={turn}
            transform={`translate(${x} ${y}) rotate(${turn + 45 + (on ? 90 : -90)})`}
            d="M-5-6 2 0-5 6"
            class="dir"
          />
        )
      })}
    </g>
  )
}

/** Deck and discard pile, and the card that is being resolved. */
function Middle({ state }: { readonly state: PartialState }) {
  const m = gameWords().ring
  const { back } = state
  const playing = state.inPlay.at(-1)
  const names = playing === undefined ? [] : nameLines(cardName(playing), 18)
  const backText = back === 'panic' ? m.panicBack : back === 'none' ? m.noBack : m.plainBack
  return (
    <g>
      <g
        transform="translate(205 233)"
        role="button"
        class="whatis"
        aria-haspopup="dialog"
        aria-label={`${m.deck} ${state.deck.length}. ${backText}`}
        data-testid="deck"
        data-about="deck"
        tabindex={0}
        data-back={back}
      >
        {back === 'none' ? (
          <rect x="-30" y="-38" width="60" height="82" rx="5" class="back empty" />
        ) : (
          <>
            <rect x="-27" y="-35" width="60" height="82" rx="5" class="back under" />
            <rect x="-30" y="-38" width="60" height="82" rx="5" class={`back ${back === 'panic' ? 'panic' : ''}`} />
          </>
        )}
        {back === 'panic' ? (
          <g class="pk">
            <Use name="panic" x={0} y={-1} size={30} />
          </g>
        ) : back === 'stayAway' ? (
          <>
            <circle r="16" cy="3" class="back-l" />
            <circle r="7" cy="3" class="back-l" />
          </>
        ) : undefined}
        <text y="64" class="cnt">
          <tspan>{m.deck}</tspan> {state.deck.length}
        </text>
      </g>
      {/* A word in the drawing, not in the name of the button, which says it in a sentence. */}
      {back === 'panic' ? (
        <text transform="translate(205 233)" y="35" class="cnt s" aria-hidden="true" pointer-events="none">
          {m.panic}
        </text>
      ) : undefined}
      <g
        transform="translate(295 233)"
        role="button"
        class="whatis"
        aria-haspopup="dialog"
        aria-label={`${m.discard} ${state.pile.length}`}
        data-testid="pile"
        data-about="pile"
        tabindex={0}
      >
        <rect
          x="-30"
          y="-38"
          width="60"
          height="82"
          rx="5"
          class={`back ${state.pile.length === 0 ? 'empty' : 'used'}`}
        />
        {state.pile.length === 0 ? undefined : (
          <>
            <circle r="16" cy="3" class="back-l" />
            <circle r="7" cy="3" class="back-l" />
          </>
        )}
        <text y="64" class="cnt">
          <tspan>{m.discard}</tspan> {state.pile.length}
        </text>
      </g>
      {playing === undefined ? undefined : (
        <g
          transform="translate(250 172)"
          class="inplay whatis"
          role="button"
          aria-haspopup="dialog"
          aria-label={`${m.inPlay}: ${cardName(playing)}`}
          tabindex={0}
          data-testid="in-play"
          data-card={playing}
          data-about={`card:${playing}`}
        >
          <Use name={CARD_ICONS[playing]} x={0} y={4 - 16 * names.length} size={22} />
          {names.map((line, i) => (
            <text key={line} y={16 - 14 * (names.length - 1 - i)} class="cnt">
              {line}
            </text>
          ))}
        </g>
      )}
    </g>
  )
}

/** The Flamethrower that is aimed at a player. */
function FireBow({ state, station, home }: Omit<RingProps, 'model'>) {
  const { step } = state
  if (step.at !== 'fire') return undefined
  const bow = bowBetween(station, playerAt(state, step.by).place, playerAt(state, step.seat).place, home)
  return (
    <g aria-hidden="true" class="aim" data-testid="aim">
      <path d={bow.path} />
      <path transform={`translate(${bow.tip[0]} ${bow.tip[1]}) rotate(${bow.turn})`} d="M-9-6 0 0-9 6" />
    </g>
  )
}

/** The card on offer, from whom and to whom. */
function OfferBow({ state, station, home }: Omit<RingProps, 'model'>) {
  const { step } = state
  if (step.at !== 'answer') return undefined
  const bow = bowBetween(station, playerAt(state, step.from).place, playerAt(state, step.seat).place, home)
  return (
    <g aria-hidden="true">
      <path d={bow.path} class="offer" />
      <path
        transform={`translate(${bow.tip[0]} ${bow.tip[1]}) rotate(${bow.turn})`}
        d="M-9-6 0 0-9 6"
        class="offer h"
      />
      <g transform={`translate(${bow.card[0]} ${bow.card[1]}) rotate(${short(bow.turn + 90)})`}>
        <rect x="-11" y="-15.500" width="22" height="31" rx="3" class="back now" />
        <circle r="6" class="back-l" />
        <circle r="2.300" class="back-l" />
      </g>
    </g>
  )
}

const TICKS = Array.from({ length: 72 }, (_, i) => spoke(i * 5, 239, i % 3 === 0 ? 246 : 243)).join('')

/** The station: everyone's place, what lies between, and what is in the middle. */
export function Ring({ model, state, look }: Pick<RingProps, 'model' | 'state' | 'look'>) {
  const { live } = model
  const me = live.seat()
  const places = state.ring.length
  const station = stationOf(places)
  const home = me === undefined ? 0 : playerAt(state, me).place
  const ringProps = { model, state, station, home, look }
  const where = (seat: Seat): Point => polar(angleOf(station, playerAt(state, seat).place, home), station.label)
  const size = places <= 6 ? 'few' : places <= 9 ? 'some' : 'many'
  return (
    <svg
      class={`ring ${size}`}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="group"
      aria-label={gameWords().ring.label}
      data-testid="ring"
    >
      <defs>
        <pattern id="burnt" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" class="p-burnt" />
        </pattern>
      </defs>
      <path d={TICKS} class="tick" />
      <circle cx={MIDDLE} cy={MIDDLE} r="236" class="hull-thin" />
      <circle cx={MIDDLE} cy={MIDDLE} r={station.inner - 9} class="hull-thin" />
      {state.ring.map((_, place) => (
        <Compartment key={place} {...ringProps} place={place} />
      ))}
      {state.ring.map((_, place) => (
        <Passage key={place} {...ringProps} place={place} />
      ))}
      <Direction state={state} station={station} />
      <Middle state={state} />
      {live.isMidway() ? undefined : (
        <>
          <OfferBow state={state} station={station} home={home} />
          <FireBow state={state} station={station} home={home} />
        </>
      )}
      <g aria-hidden="true" class="people">
        {state.players.map((_, i) => (
          <PlayerMark key={i} {...ringProps} seat={(i + 1) as Seat} />
        ))}
      </g>
      <Flights model={model} where={where} />
    </svg>
  )
}
