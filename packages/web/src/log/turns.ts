import type { Seat } from '@selva/core'

/** The place of a line in a story: `n` is the number that readers see, `apart` a line that is no part of a turn. */
type Place = { readonly turn: number; readonly n: number; readonly seat: Seat | undefined; readonly apart: boolean }

/** A turn with its lines in order, or one line that stands apart. */
export type Turn<L> = {
  readonly key: string
  readonly n: number
  /** The player whose turn it was; `undefined` for a line that stands apart. */
  readonly seat: Seat | undefined
  readonly lines: readonly L[]
}

/** The turns of a story, the newest first; their lines read downwards. */
export function turnsOf<L>(lines: readonly L[], placeOf: (line: L) => Place): readonly Turn<L>[] {
  const turns: (Turn<L> & { readonly lines: L[] })[] = []
  let open: { readonly turn: number; readonly lines: L[] } | undefined
  for (const [i, line] of lines.entries()) {
    const { turn, n, seat, apart } = placeOf(line)
    if (apart) turns.push({ key: `line ${i}`, n, seat: undefined, lines: [line] })
    else if (open?.turn === turn) open.lines.push(line)
    else {
      open = { turn, lines: [line] }
      turns.push({ key: `turn ${turn}`, n, seat, lines: open.lines })
    }
  }
  return turns.reverse()
}
