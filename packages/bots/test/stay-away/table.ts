import { type AnyFact, fastChance, isRefusal, openWith, play, type Seat, type Stream, seenBy, the } from '@selva/core'
import { type Arrangement, type Choice, type Fact, type Full, type Setting, stayAway } from '@selva/stay-away'
import { type StayAwayMind, stayAwayMind } from '../../src/stay-away/mind.ts'

export type Seen = Parameters<StayAwayMind['hear']>[0]
export const seat = (n: number): Seat => n as Seat

export function official(seats: number): Setting {
  const setting = stayAway.setting({ seats })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}

/** A table with so many dull cards that hands can be filled with them, and with one of every Panic card used here. */
export function roomy(seats: number): Setting {
  const panics = { ooops: 1, betweenUs: 1, roundAndRound: 1, revelations: 1, cantWeBeFriends: 1, forgetful: 1 }
  const setting = stayAway.setting({ seats, cards: { imComfortable: 60, quarantine: 2, ...panics } })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}

/** A hand of so many cards, filled up with the dullest. */
export const hand = (size: number, ...cards: readonly string[]): readonly string[] => [
  ...cards,
  ...Array.from({ length: size - cards.length }, () => 'imComfortable'),
]
export const four = (...cards: readonly string[]): readonly string[] => hand(4, ...cards)
export const five = (...cards: readonly string[]): readonly string[] => hand(5, ...cards)

/** So many players with dull hands; The Thing and the Infected with their cards. */
export function crew(seats: number, others: { readonly [seat: number]: Arrangement['players'][number] }) {
  return Array.from({ length: seats }, (_, i) => {
    const said = others[i + 1] ?? {}
    const own = said.role === 'thing' ? ['theThing'] : said.role === 'infected' ? ['infected'] : []
    return { hand: four(...own), ...said }
  })
}

/** Streams to try a choice with: what a mind must do it does with all of them. */
export const streams = (n = 40): readonly Stream[] => Array.from({ length: n }, (_, i) => fastChance(i + 1))

/** An arranged table at which minds listen, each from its own seat. */
export type Table = {
  readonly state: Full
  mind(n: number): StayAwayMind
  /** What a seat has seen so far. */
  seen(n: number): readonly AnyFact[]
  /** Whoever is asked does this, or the named seat. */
  does(choice: Choice, by?: number): void
  /** Everybody does dull things until this seat is asked at this step. */
  until(n: number, at: Full['step']['at']): void
}

/** A dull choice: away with a dull card, or yes to everything. */
function dull({ step }: Full, options: ReturnType<typeof stayAway.options>): Choice {
  if (step.at === 'fire' || step.at === 'move') return { do: 'accept' }
  for (const option of options)
    if ((option.do === 'discard' || option.do === 'give') && option.card.includes('imComfortable'))
      return { do: option.do, card: 'imComfortable' }
  throw new Error(`nothing dull to do in ${step.at}`)
}

export function table(setting: Setting, description: Arrangement, seed = 7): Table {
  const opening = stayAway.arrange(setting, description)
  if (isRefusal(opening)) throw new Error(`${opening.refused} ${opening.about}`)
  const { state } = openWith(stayAway, setting, opening)
  const chance = fastChance(seed)
  const log: Fact[] = []
  const minds = state.players.map((_, i) => stayAwayMind(setting, seat(i + 1)))
  const tell = (facts: readonly Fact[]): void => {
    log.push(...facts)
    for (const [i, mind] of minds.entries())
      for (const fact of seenBy(stayAway.redactor, facts, seat(i + 1))) mind.hear(fact as Seen)
  }
  tell(opening)
  const does = (choice: Choice, by: Seat = the(stayAway.awaits(state), 0)): void =>
    tell(play(stayAway, state, by, choice, chance))
  return {
    state,
    mind: (n) => the(minds, n - 1),
    seen: (n) => seenBy(stayAway.redactor, log, seat(n)),
    does: (choice, by) => does(choice, by === undefined ? undefined : seat(by)),
    until(n, at) {
      for (let guard = 0; state.step.at !== at || !stayAway.awaits(state).includes(seat(n)); guard++) {
        if (guard > 200 || state.end !== 'running') throw new Error(`seat ${n} never came to ${at}`)
        does(dull(state, stayAway.options(state, the(stayAway.awaits(state), 0))))
      }
    },
  }
}

/** What a mind chooses, whatever the stream: the distinct answers in words. */
export function answers(mind: StayAwayMind, tries?: number): readonly string[] {
  const said = streams(tries).map((stream) => Object.values(mind.choose(stream)).join(' '))
  return [...new Set(said)].toSorted()
}
