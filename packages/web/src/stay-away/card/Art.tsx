import { iconId } from '../../ui/Drawings.tsx'
import '../styles/art.css'

/** A round station whose seats are compartments: the other game's table, as a drawing. */

const MIDDLE = 250
const INNER = 130
const OUTER = 228
const GAP = 2.7
const SEATS = 8
const STEP = 360 / SEATS

type Point = readonly [x: number, y: number]
const short = (v: number): number => Math.round(v * 10) / 10
const polar = (angle: number, radius: number): Point => {
  const a = (angle * Math.PI) / 180
  return [short(MIDDLE + radius * Math.cos(a)), short(MIDDLE + radius * Math.sin(a))]
}
const text = ([x, y]: Point): string => `${x} ${y}`
const sweep = (a: number, b: number, radius: number): string =>
  `M${text(polar(a, radius))}A${radius} ${radius} 0 0 1 ${text(polar(b, radius))}`
const wedge = (a: number, b: number, r0: number, r1: number): string =>
  `${sweep(a, b, r1)}L${text(polar(b, r0))}A${r0} ${r0} 0 0 0 ${text(polar(a, r0))}Z`
const spoke = (a: number, r0: number, r1: number, b = a): string => `M${text(polar(a, r0))}L${text(polar(b, r1))}`

/** By place, clockwise from the reader's own at the bottom. */
const STATES = ['asked', '', '', '', 'burnt', '', '', 'turn']
const QUARANTINED = 5
const BARRED = 2

function Compartment({ place }: { readonly place: number }) {
  const a = 90 + STEP * place
  const state = STATES[place] ?? ''
  const [x, y] = polar(a, 181)
  const shape = wedge(a - STEP / 2 + GAP, a + STEP / 2 - GAP, INNER, OUTER)
  return (
    <g class={`ink-${place + 1}`}>
      <path d={shape} class={`comp ${state}`} />
      {state === 'burnt' ? <path d={shape} fill="url(#hatching)" opacity=".6" /> : undefined}
      {place === QUARANTINED ? (
        <path d={sweep(a - STEP / 2 + GAP + 1.3, a + STEP / 2 - GAP - 1.3, OUTER - 8)} class="taped" />
      ) : undefined}
      <use
        href={`#${iconId(`seat-${place + 1}`)}`}
        x={short(x - 7.5)}
        y={short(y - 28.5)}
        width="15"
        height="15"
        class="i seat"
      />
      {state === 'burnt'
        ? undefined
        : [0, 1, 2, 3].map((card) => (
            <rect
              key={card}
              x={short(x - 19.5 + card * 10.5)}
              y={short(y + 11)}
              width="7.5"
              height="11"
              rx="1.5"
              class="pip"
            />
          ))}
    </g>
  )
}

function Passage({ place }: { readonly place: number }) {
  const a = 90 + STEP * (place + 0.5)
  const w = GAP + 0.35
  const [x, y] = polar(a, 180)
  return (
    <g>
      <path d={wedge(a - w, a + w, 166, 194)} class="pass" />
      <path d={spoke(a - w + 0.2, 166, 166, a + w - 0.2) + spoke(a - w + 0.2, 194, 194, a + w - 0.2)} class="pass-l" />
      {place === BARRED ? (
        <g transform={`translate(${x} ${y}) rotate(${a})`}>
          <rect x="-31" y="-6.5" width="62" height="13" rx="2" class="dr" />
          <path d="M-21-6.500V6.500M-9-6.500V6.500M9-6.500V6.500M21-6.500V6.500M-9 0H9" class="dr-l" />
        </g>
      ) : undefined}
    </g>
  )
}

function Offer() {
  const from = polar(47, 127)
  const over = polar(67, 76)
  const [x, y] = polar(88, 125)
  const [cx, cy] = polar(67, 96)
  return (
    <g>
      <path d={`M${text(from)}Q${text(over)} ${x} ${y}`} class="offer" />
      <path transform={`translate(${x} ${y}) rotate(100)`} d="M-9-6 0 0-9 6" class="offer h" />
      <g transform={`translate(${cx} ${cy}) rotate(-20)`}>
        <rect x="-13" y="-18" width="26" height="36" rx="3" class="back now" />
        <circle r="6.5" class="back-l" />
        <circle r="2.5" class="back-l" />
      </g>
    </g>
  )
}

export function Art() {
  const places = Array.from({ length: SEATS }, (_, place) => place)
  const ticks = Array.from({ length: 72 }, (_, i) => spoke(i * 5, 239, i % 3 === 0 ? 246 : 243)).join('')
  return (
    <svg class="ring" viewBox="-30 -10 560 530" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path d={ticks} class="tick" />
      <circle cx={MIDDLE} cy={MIDDLE} r="236" class="hull-thin" />
      <circle cx={MIDDLE} cy={MIDDLE} r="121" class="hull-thin" />
      {places.map((place) => (
        <Compartment key={place} place={place} />
      ))}
      {places.map((place) => (
        <Passage key={place} place={place} />
      ))}
      {[160, 225, 290, 355].map((a) => (
        <path key={a} transform={`translate(${text(polar(a, 106))}) rotate(${a + 90})`} d="M-5-6 2 0-5 6" class="dir" />
      ))}
      <path d={`M${text(polar(122, 106))}A106 106 0 1 1 ${text(polar(28, 106))}`} class="dir-l" />
      <Offer />
      <g transform="translate(205 230)">
        <rect x="-27" y="-35" width="60" height="82" rx="5" class="back under" />
        <rect x="-30" y="-38" width="60" height="82" rx="5" class="back panic" />
        <use href={`#${iconId('panic')}`} x="-15" y="-12" width="30" height="30" class="i pk" />
      </g>
      <g transform="translate(295 230)">
        <rect x="-30" y="-38" width="60" height="82" rx="5" class="back empty" />
        <circle r="16" cy="3" class="back-l" />
        <circle r="7" cy="3" class="back-l" />
      </g>
    </svg>
  )
}
