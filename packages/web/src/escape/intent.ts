import type { Seat } from '@selva/core'
import { type Arrival, arrivalBy, type Choice, type Going, type Option, type PartialState } from '@selva/escape'

/** Intentions for the arrival: to answer the sector, to attack, to play what works there, or to decide then. */
const INTENTS = ['resolve', 'attack', 'card', 'cat', 'pilot', 'wait'] as const
export type Intent = (typeof INTENTS)[number]

const choiceOf: { readonly [I in Intent]: Choice | undefined } = {
  resolve: { do: 'resolve' },
  attack: { do: 'attack' },
  card: { do: 'use', item: 'attack' },
  cat: { do: 'use', item: 'cat' },
  pilot: { do: 'cat' },
  wait: undefined,
}

const offers = (options: readonly Option[], choice: Choice): boolean =>
  options.some((o) => o.do === choice.do && (o.do !== 'use' || choice.do !== 'use' || o.item.includes(choice.item)))

/** The intentions that make sense there; where nothing but the sector is left to answer, there is only that. */
export const intentsOf = ({ options }: Arrival): readonly Intent[] =>
  INTENTS.filter((intent) => {
    const choice = choiceOf[intent]
    return choice === undefined ? options.length > 1 : offers(options, choice)
  })

/** My intention there, as far as it is allowed, else what is always possible. */
export function intentAt(arrival: Arrival, wanted: Intent): Intent {
  const intents = intentsOf(arrival)
  return intents.includes(wanted) ? wanted : (intents[0] ?? 'wait')
}

/** Will everyone hear of an attack there? */
export const strikes = (intent: Intent): boolean => intent === 'attack' || intent === 'card'

/** My choice after this. */
export const nextBy = (state: PartialState, seat: Seat, going: Going, intent: Intent): Choice | undefined =>
  choiceOf[intentAt(arrivalBy(state, seat, going), intent)]
