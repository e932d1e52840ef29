/** The public part of the toy game, as the re-implementations for other frameworks share it. */
export type Step = 'lay' | 'dare' | 'answer' | 'over'

/** A choice of a player; the same as in the toy game, with players counted from 0. */
export type Move =
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'dare'; readonly whom: number }
  | { readonly do: 'answer'; readonly yields: boolean }

/** As much of a table as is needed to find the next choice. */
export type MoveView = {
  readonly step: Step
  /** The player who is asked, if one is. */
  readonly asked: number
  readonly laid: readonly boolean[]
}

/** The player whose turn it is: of several, the first. */
export const mover = ({ step, asked, laid }: MoveView): number => (step === 'lay' ? laid.indexOf(false) : asked)

/** The first choice of a player, as the load of Selva makes it too. */
export function firstMove({ step }: MoveView, player: number, hand: readonly number[]): Move {
  if (step === 'lay') return { do: 'lay', card: hand[0] ?? 0 }
  return step === 'dare' ? { do: 'dare', whom: player === 0 ? 1 : 0 } : { do: 'answer', yields: true }
}
