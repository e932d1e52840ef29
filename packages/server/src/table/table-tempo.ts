import { type Refusal, refuse, type Seat } from '@selva/core'
import { slowestTempo, TEMPO_FACTORS, type Tempo } from '@selva/protocol'

/** The table, as far as its tempo depends on it. Everyone knows all of this. */
export type TempoTable = {
  /** The seats of people. */
  readonly people: readonly Seat[]
  readonly isHere: (seat: Seat) => boolean
  /** Is this player out of the game, so that no rule brings them back? */
  readonly isOut: (seat: Seat) => boolean
  /** Does a page follow the table that shows what spectators see? */
  readonly isWatched: () => boolean
  readonly over: () => boolean
  /** Bots and automatic steps wait for another time from now on. */
  readonly retime: () => void
}

/**
 * How fast bots play and automatic steps follow. A person may choose while nobody else could notice: alone with bots,
 * or where every person is out of the game, and no one watches. It changes nothing but waiting, and no log has it.
 */
export type TableTempo = {
  /** A person asks for a tempo. Of several people the slowest wish counts, and of a person who is gone none. */
  wish(seat: Seat, tempo: Tempo): Refusal | undefined
  /** The tempo in force, if the person at this seat may change it. */
  shownTo(seat: number): Tempo | undefined
  /** All waiting is multiplied by it. */
  factor(): number
  /** Pages or standings have changed. True if what people are shown about the tempo may have changed with them. */
  update(): boolean
}

export function tableTempo({ people, isHere, isOut, isWatched, over, retime }: TempoTable): TableTempo {
  const wishes = new Map<Seat, Tempo>()
  const isFree = (): boolean => (people.length === 1 || people.every(isOut)) && !over() && !isWatched()
  const inForce = (): Tempo => slowestTempo(people.filter(isHere).map((seat) => wishes.get(seat) ?? 'normal'))
  // The first look at it tells pages that saw the table fill.
  let free = false
  let tempo = inForce()

  return {
    wish(seat, wanted) {
      if (!isFree()) return refuse('notAlone')
      wishes.set(seat, wanted)
      return undefined
    },
    shownTo: (seat) => (isFree() && people.some((one) => one === seat) ? tempo : undefined),
    factor: () => TEMPO_FACTORS[tempo],
    update() {
      // At most tables nobody may set it, and nothing changes.
      if (!free && wishes.size === 0 && !isFree()) return false
      const before = `${free} ${tempo}`
      free = isFree()
      if (!free) wishes.clear()
      const wanted = inForce()
      const changes = wanted !== tempo
      tempo = wanted
      if (changes) retime()
      return before !== `${free} ${tempo}`
    },
  }
}
