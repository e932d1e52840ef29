import type { Advice, BalanceVerdict, Lean, RateCode, Tally } from '@selva/bots/lab'
import type { SettingDraft } from '@selva/protocol'
import type { ComponentChildren, ComponentType } from 'preact'

type Sentence = (n: number, seats: number) => string

/** The words of one game in the lab. */
export type GameLabWords = {
  readonly rates: { readonly [R in RateCode]?: string }
  /** The table that others are compared with. */
  readonly reference: string
  readonly lengths: string
  readonly order: string
  readonly chips: { readonly [L in Lean]: string }
  readonly verdicts: { readonly [L in Lean]: Sentence }
  /** The same for a table without sides, where the order is that of all players. */
  readonly withoutSides?: { readonly order: string; readonly tooFew: Sentence }
  readonly compared: (n: number) => string
  readonly advice: { readonly [C in Advice['code']]?: (...values: never) => string }
}

/** Results that are shown now, for the page around the lab. */
export type LabFound = {
  readonly tally: Tally
  readonly verdict: BalanceVerdict
  /** They belong to an earlier version of the document. */
  readonly isEarlier: boolean
  /** The words for the verdict. */
  readonly words: GameLabWords
}

/** A game's lab on any page: the page of the lab, an editor, the page of a document. */
export type GameLabProps = {
  /** The table whose games are played. */
  readonly draft: SettingDraft
  readonly chooseSeats: (seats: number) => void
  /** More choices before the games are played, such as a zone. */
  readonly setup?: ComponentChildren
  /** The document that is measured: results of its earlier versions are found by its id. */
  readonly document?: string
  /** Everything about the table that stays as it is while the document changes, but for the number of players. */
  readonly table?: string
  /** The page has a map of its own, and draws the heat there. */
  readonly isMapElsewhere?: boolean
  /** Called with the results as they change. */
  readonly onFound?: (found: LabFound | undefined) => void
}

/** The lab of a game: as a page, and as a part of another page. */
export type GameLab = { readonly Page: ComponentType; readonly Panel: ComponentType<GameLabProps> }
