import { type Seat, seatsOf } from '@selva/core'
import type { Character, Side } from '@selva/escape'
import { SeatMark } from '../../ui/Icon.tsx'
import type { EscapeWords } from '../messages/en.ts'
import { CardBack, CharacterCard } from '../portraits/CharacterCard.tsx'
import './dealt.css'

/** The deal: a card for everyone, and mine, which turns over. */
export const Dealt = ({
  side,
  character,
  text,
  seats,
  me,
  words,
}: {
  readonly side: Side
  readonly character: Character
  /** How far I move, and my power. */
  readonly text: string
  readonly seats: number
  readonly me: Seat
  readonly words: EscapeWords
}) => (
  <div class={`dealt-role ${side}`}>
    <ol>
      {seatsOf(seats).map((seat) => (
        <li key={seat} class={seat === me ? 'mine' : ''}>
          <span>{seat === me ? undefined : <CardBack />}</span>
          <SeatMark seat={seat} />
        </li>
      ))}
    </ol>
    <div class="turning">
      <CharacterCard side={side} character={character} words={words}>
        <p>{text}</p>
      </CharacterCard>
      <div class="role-card shut">
        <CardBack />
      </div>
    </div>
  </div>
)
