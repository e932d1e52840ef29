import type { Character, Side } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { AlienDrawing } from './alien.tsx'
import { hexagon } from './hexagon.ts'
import { HumanDrawing } from './human.tsx'
import './portraits.css'

const HEXAGONS = [92, 80, 68, 56, 44, 32].map(hexagon)

/** The back that every character card has. */
export const CardBack = () => (
  <svg class="portrait" viewBox="0 0 200 200" aria-hidden="true">
    {HEXAGONS.map((d, i) => (
      <path key={d} d={d} class={i % 2 === 1 ? 'po-faint' : ''} />
    ))}
    <circle cx="91" cy="107" r="4.5" class="po-dot" />
    <path d="M91 95a12 12 0 0 1 12 12M91 84a23 23 0 0 1 23 23" class="po-line" />
  </svg>
)

/** A character as we draw it; it wears what its part asks for, on either side. */
const Portrait = ({ side, character }: { readonly side: Side; readonly character: Character | undefined }) => (
  <svg class="portrait" viewBox="0 0 200 200" aria-hidden="true">
    {side === 'human' ? <HumanDrawing name={character} /> : <AlienDrawing name={character} />}
  </svg>
)

/** A character card: side, drawing, character. Face down it is as large, and looks like any other. */
export function CharacterCard({
  side,
  character,
  words: m,
  isShut = false,
  children,
}: {
  readonly side: Side
  /** Without it the card shows the side alone. */
  readonly character: Character | undefined
  readonly words: {
    readonly sides: Readonly<Record<Side, string>>
    readonly characters: Readonly<Record<Character, string>>
  }
  /** It lies face down. */
  readonly isShut?: boolean
  /** More lines on the card. */
  readonly children?: ComponentChildren
}) {
  return (
    <div class={`role-card ${isShut ? 'shut' : side}`}>
      <span class="side">{m.sides[side]}</span>
      {isShut ? <CardBack /> : <Portrait side={side} character={character} />}
      {character === undefined ? undefined : <b>{m.characters[character]}</b>}
      {children}
    </div>
  )
}
