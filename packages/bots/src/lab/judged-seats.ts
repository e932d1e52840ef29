/** The numbers of players at which a document is judged where its author suggests none. */
const USUAL = [4, 6, 8] as const

/** Three numbers of players at most: the fewest that the author suggests, the middle and the most. */
export const judgedSeats = (players: readonly [number, number] | 'unknown'): readonly number[] =>
  players === 'unknown' ? USUAL : [...new Set([players[0], Math.round((players[0] + players[1]) / 2), players[1]])]
