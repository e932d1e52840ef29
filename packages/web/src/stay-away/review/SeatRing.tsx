import { type Impression, type Infection, impressionIn, type Moment } from '@selva/bots/review/stay-away'
import { elementAt, type Seat } from '@selva/core'
import { type PartialState, playerAt } from '@selva/stay-away'
import { plainSentence } from '../../client/rich-text.ts'
import { percent } from '../../replay/review/percent.ts'
import { Use } from '../../ui/Icon.tsx'
import {
  angleOf,
  bowBetween,
  MIDDLE,
  nameLines,
  polar,
  reachOf,
  SIDE,
  type Station,
  stationOf,
  wedge,
} from '../geometry.ts'
import { ROLE_ICONS } from '../icons.ts'
import { figuresText } from './chances.ts'
import type { PointMarks } from './points.ts'
import type { Shading } from './scene.ts'
import type { Telling } from './telling.ts'

/** Chances below this are not drawn: one in a hundred is what a figure can show. */
const LEAST_SHOWN = 0.01
/** The truth is a ring on the hull. */
const TRUTH = 14
const GLYPH = 17
const SHAPE = 15
/** Around a name the heat leaves a gap. */
const WALL = 1.2

type Props = {
  readonly telling: Telling
  readonly position: PartialState
  readonly moment: Moment
  readonly reader: Seat
  readonly shown: Shading
  /** The links of the chain up to now; the last may be of this very moment. */
  readonly links: readonly Infection[]
  readonly at: number
  /** The aim of the turning point that is open. */
  readonly marks: PointMarks | undefined
  /** “Turn 23”. */
  readonly leg: string
}

type Placed = Props & { readonly station: Station; readonly home: number }

/** The parts of a compartment that are filled, from the inside. */
export function partsOf({ thing, infected }: Impression, shown: Shading): readonly ['thing' | 'infected', number][] {
  const parts: ['thing' | 'infected', number][] = [
    ['thing', shown === 'infected' ? 0 : thing],
    ['infected', shown === 'thing' ? 0 : infected],
  ]
  return parts.filter(([, chance]) => chance >= LEAST_SHOWN)
}

/** The heat of one compartment: The Thing is plain red, infected is hatched. */
function Heat({
  station,
  home,
  place,
  parts,
}: Placed & { readonly place: number; readonly parts: ReturnType<typeof partsOf> }) {
  const [from, to] = reachOf(station, place, home)
  let inner = station.inner
  return (
    <>
      {parts.map(([role, chance]) => {
        const start = inner
        inner += (station.outer - station.inner) * chance
        return <path key={role} d={wedge(from + WALL, to - WALL, start, inner)} class={`seems-${role}`} />
      })}
    </>
  )
}

/** A player’s compartment: how they looked to these eyes, and in truth. */
function Compartment(props: Placed & { readonly place: number }) {
  const { telling, position, moment, reader, shown, marks, station, home, place } = props
  const { words, nameAt, game } = telling
  const seat = elementAt(position.ring, place)
  const { alive, role } = playerAt(position, seat)
  const seen = impressionIn(moment, reader, seat)
  const parts = alive && seat !== reader ? partsOf(seen, shown) : []
  const angle = angleOf(station, place, home)
  const [from, to] = reachOf(station, place, home)
  const [x, y] = polar(angle, station.label)
  const [tx, ty] = polar(angle, station.outer)
  const lines = nameLines(plainSentence(nameAt(seat)), station.letters)
  const low = (lines.length - 1) * 8
  const figure = percent(parts.reduce((sum, [, chance]) => sum + chance, 0))
  const aimed = marks?.chosen === seat ? 'chosen' : marks?.better === seat ? 'better' : ''
  const tag = !alive ? game.ring.out : seat === reader ? words.theseEyes : figure
  return (
    <g
      role="img"
      aria-label={[plainSentence(nameAt(seat)), seat === reader || !alive ? tag : figuresText(seen, role, words)].join(
        ', ',
      )}
      class={alive ? '' : 'gone'}
      data-testid={`seems-${seat}`}
    >
      <path
        d={wedge(from, to, station.inner, station.outer)}
        class={`comp ${alive ? '' : 'burnt'} ${seat === reader ? 'reader' : ''} ${aimed}`}
      />
      {alive ? undefined : <path d={wedge(from, to, station.inner, station.outer)} fill="url(#burnt)" />}
      <Heat {...props} parts={parts} />
      <g transform={`translate(${x} ${y})`} class={`who ink-${seat} ${alive ? '' : 'out'}`}>
        <Use name={`seat-${seat}`} x={0} y={-22 - low} size={SHAPE} kind="shape" />
        {lines.map((text, i) => (
          <text key={text} y={4 - low + i * 16} class="nm">
            {text}
          </text>
        ))}
        <text y={21 + low} class="tg">
          {tag}
        </text>
      </g>
      {role === undefined || role === 'human' ? undefined : (
        <g class="truth" data-truth={role}>
          <circle cx={tx} cy={ty} r={TRUTH} />
          <Use name={ROLE_ICONS[role]} x={tx} y={ty} size={GLYPH} />
        </g>
      )}
    </g>
  )
}

/** One link of the chain, across the ring. */
function Link({ telling, position, station, home, at, link }: Placed & { readonly link: Infection }) {
  const { words } = telling
  const bow = bowBetween(station, playerAt(position, link.by).place, playerAt(position, link.seat).place, home)
  const text = words.inTurn(link.turn)
  const wide = 7.2 * text.length + 10
  return (
    <g class={`link ${link.batch === at ? 'now' : ''}`} data-testid={`link-${link.seat}`}>
      <path d={bow.path} />
      <circle cx={bow.tip[0]} cy={bow.tip[1]} r="4.5" />
      <g transform={`translate(${bow.card[0]} ${bow.card[1]})`}>
        <rect x={-wide / 2} y="-9" width={wide} height="18" rx="3" />
        <text y="4.5">{text}</text>
      </g>
    </g>
  )
}

/** The ring through the eyes of one player, with the way of the infection across it. */
export function SeatRing(props: Props) {
  const { position, reader, telling, links, leg } = props
  const places = position.ring.length
  const station = stationOf(places)
  const home = playerAt(position, reader).place
  const placed = { ...props, station, home }
  const size = places <= 6 ? 'few' : places <= 9 ? 'some' : 'many'
  return (
    <svg
      class={`ring seen ${size}`}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="group"
      aria-label={plainSentence(telling.words.seemedTo(telling.nameAt(reader)))}
      data-testid="seen-ring"
    >
      <defs>
        <pattern id="burnt" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" class="p-burnt" />
        </pattern>
        <pattern id="seems-infected" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" class="p-infected" />
        </pattern>
      </defs>
      <circle cx={MIDDLE} cy={MIDDLE} r="236" class="hull-thin" />
      <circle cx={MIDDLE} cy={MIDDLE} r={station.inner - 9} class="hull-thin" />
      {position.ring.map((_, place) => (
        <Compartment key={place} {...placed} place={place} />
      ))}
      <text x={MIDDLE} y={MIDDLE + 5} class="leg" aria-hidden="true">
        {leg}
      </text>
      <g role="list" aria-label={telling.words.way}>
        {links.map((link) => (
          <g key={link.seat} role="listitem" aria-label={linkText(link, telling)}>
            <Link {...placed} link={link} />
          </g>
        ))}
      </g>
    </svg>
  )
}

const linkText = ({ by, seat, turn }: Infection, { words, nameAt }: Telling): string =>
  plainSentence(words.infectedBy(nameAt(by), nameAt(seat), turn))
