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

/** My choice after this, as far as it is allowed: my intention, else what is always possible. */
export function nextBy(state: PartialState, seat: Seat, going: Going, intent: Intent): Choice | undefined {
  const intents = intentsOf(arrivalBy(state, seat, going))
  return choiceOf[intents.includes(intent) ? intent : (intents[0] ?? 'wait')]
}
