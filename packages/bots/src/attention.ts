import type { Stream } from '@selva/core'

/** Fine enough for any share. */
const GRAIN = 1000

/** Does a bot pay attention? It decides at its first choice of each turn, named by a number, and keeps to it. */
export type Attention = (turn: number, stream: Stream) => boolean

/** Attention on this share of the turns. */
export function attentionOf(share: number): Attention {
  let known: { readonly turn: number; readonly pays: boolean } | undefined
  return (turn, stream) => {
    // Full attention draws nothing, nor does none.
    if (share >= 1 || share <= 0) return share > 0
    if (known?.turn !== turn) known = { turn, pays: stream.below(GRAIN) < share * GRAIN }
    return known.pays
  }
}
