import type { Seat } from '@selva/core'
import type { Character, Side } from '@selva/escape'
import { SeatMark } from '../../ui/Icon.tsx'
import type { EscapeWords } from '../messages/en.ts'
import { CharacterCard } from '../portraits/CharacterCard.tsx'
import './scenes.css'

/** A player whose card is turned over for everyone. */
export type TurnedPlayer = {
  readonly seat: Seat
  readonly name: string
  readonly side: Side
  /** Not every death tells it. */
  readonly character: Character | undefined
}

/** The cards of the players whom an attack has killed. */
export const Turned = ({
  players,
  words,
}: {
  readonly players: readonly TurnedPlayer[]
  readonly words: EscapeWords
}) => (
  <div class="turned">
    {players.map(({ seat, name, side, character }) => (
      <div key={seat}>
        <span class="nm">
          <SeatMark seat={seat} />
          {name}
        </span>
        <CharacterCard side={side} character={character} words={words} />
      </div>
    ))}
  </div>
)
