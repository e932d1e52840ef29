/** The place of a rule or a card in a scenario: `['codes', 'B.6']`, `['decks', 'items', 'spotlight']`. */
export type ScenarioPlace = readonly string[]

/** Something wrong with a scenario, and where: an error cannot be played, a warning says what can never happen. */
export type ScenarioFault = {
  /** The code of a refusal or of a warning; the reader's language has a sentence for it. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly at: ScenarioPlace
  /** The other rule, the card, the number or the zone that the sentence names. */
  readonly about: string
}

export const warnAt = (at: ScenarioPlace, code: string, about: unknown = ''): ScenarioFault => ({
  code,
  severity: 'warning',
  at,
  about: String(about),
})

/** A document needs a name before others can find it; it can be played without one. */
export const UNTITLED: ScenarioFault = { code: 'untitled', severity: 'error', at: ['title'], about: '' }
