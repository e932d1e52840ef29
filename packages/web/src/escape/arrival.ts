import type { Seat } from '@selva/core'
import {
  type Choice,
  type EscapeTurn,
  escapeAtTable,
  type Option,
  own,
  type Part,
  powerOf,
  wouldDraw,
} from '@selva/escape'

/** How the move before it ends: by going somewhere, or by staying in one way or another (TRN-3). */
export type Going = Extract<Choice, { readonly do: 'move' | 'stand' | 'hold' | 'lurk' | 'stuck' }>

/** What it will be like to have arrived: worked out by the rules themselves, on a copy of what I know. */
export type Arrival = {
  readonly options: readonly Option[]
  /** Resolving the sector will draw a dangerous card. */
  readonly draws: boolean
}

export function arrivalBy(state: Part, seat: Seat, going: Going): Arrival {
  const then = escapeAtTable.clone(state)
  const emit: EscapeTurn['emit'] = (fact) => escapeAtTable.evolve(then, fact)
  if (going.do === 'move') {
    emit({ kind: 'moved', seat, to: going.to })
    // A power that looks at an arrival reads nothing but its owner's own line, which I know.
    powerOf(then.setting.rules, own(then, seat)).arrives?.({ state: then, emit } as unknown as EscapeTurn, seat)
  } else if (going.do === 'stand') emit({ kind: 'standsStill', seat })
  else if (going.do === 'stuck') emit({ kind: 'cannotMove', seat })
  else {
    emit({ kind: 'moved', seat, to: own(then, seat).at })
    emit({ kind: 'felt', seat, effect: 'stayed' })
    if (going.do === 'lurk') emit({ kind: 'felt', seat, effect: 'lurking' })
  }
  emit({ kind: 'asked', seat, step: 'arrived' })
  const draws = then.mine !== undefined && wouldDraw(then, own(then, seat), then.mine)
  return { options: escapeAtTable.options(then, seat), draws }
}

/** What I may mean to do on arrival: to answer the sector, to attack, to play what works there, or to decide then. */
export const INTENTS = ['resolve', 'attack', 'card', 'cat', 'pilot', 'wait'] as const
export type Intent = (typeof INTENTS)[number]

export const choiceOf: { readonly [I in Intent]: Choice | undefined } = {
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

/** What I will do after this, as far as I may: my intention, else what is always possible. */
export function nextBy(state: Part, seat: Seat, going: Going, intent: Intent): Choice | undefined {
  const intents = intentsOf(arrivalBy(state, seat, going))
  return choiceOf[intents.includes(intent) ? intent : (intents[0] ?? 'wait')]
}
