import {
  type AnyFact,
  claimed,
  elementAt,
  fastChance,
  isRefusal,
  openWith,
  play,
  type Seat,
  type Stream,
  seenBy,
} from '@selva/core'
import {
  type Arrangement,
  type Choice,
  type Claim,
  type Fact,
  type FullState,
  type Setting,
  stayAway,
} from '@selva/stay-away'
import { type StayAwayBot, stayAwayBot } from '../../src/stay-away/bot.ts'

export type Seen = Parameters<StayAwayBot['hear']>[0]
export const seat = (n: number): Seat => n as Seat

export function official(seats: number): Setting {
  const setting = stayAway.setting({ seats })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}

/** A table with enough dull cards to fill hands with them, and with one of every Panic card used here. */
export function roomy(seats: number): Setting {
  const panics = { ooops: 1, betweenUs: 1, roundAndRound: 1, revelations: 1, cantWeBeFriends: 1, forgetful: 1 }
  const setting = stayAway.setting({ seats, cards: { imComfortable: 60, quarantine: 2, ...panics } })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}

/** A hand of `size` cards, filled up with the dullest. */
export const hand = (size: number, ...cards: readonly string[]): readonly string[] => [
  ...cards,
  ...Array.from({ length: size - cards.length }, () => 'imComfortable'),
]
export const four = (...cards: readonly string[]): readonly string[] => hand(4, ...cards)
export const five = (...cards: readonly string[]): readonly string[] => hand(5, ...cards)

/** A crew of `seats` players with dull hands; The Thing and the Infected with their cards. */
export function crew(seats: number, others: { readonly [seat: number]: Arrangement['players'][number] }) {
  return Array.from({ length: seats }, (_, i) => {
    const said = others[i + 1] ?? {}
    const own = said.role === 'thing' ? ['theThing'] : said.role === 'infected' ? ['infected'] : []
    return { hand: four(...own), ...said }
  })
}

/** Streams to try a choice with: what a bot must do it does with all of them. */
export const streams = (n = 40): readonly Stream[] => Array.from({ length: n }, (_, i) => fastChance(i + 1))

/** An arranged table at which bots listen, each from its own seat. */
export type Table = {
  readonly state: FullState
  bot(n: number): StayAwayBot
  /** The facts a seat has seen so far. */
  seen(n: number): readonly AnyFact[]
  /** The log as a table keeps it, claims included. */
  readonly batches: readonly (readonly AnyFact[])[]
  /** The seat that is asked does this, or the named seat. */
  does(choice: Choice, by?: number): void
  /** A player claims something before everyone. */
  says(n: number, claim: Claim): void
  /** Everybody does dull things until this seat is asked at this step. */
  until(n: number, at: FullState['step']['at']): void
}

/** A dull choice: away with a dull card, or yes to everything. */
function dull({ step }: FullState, options: ReturnType<typeof stayAway.options>): Choice {
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
  const batches: (readonly AnyFact[])[] = []
  const bots = state.players.map((_, i) => stayAwayBot(setting, seat(i + 1)))
  const tell = (facts: readonly Fact[]): void => {
    log.push(...facts)
    batches.push(facts)
    for (const [i, bot] of bots.entries())
      for (const fact of seenBy(stayAway.redactor, facts, seat(i + 1))) bot.hear(fact as Seen)
  }
  tell(opening)
  const does = (choice: Choice, by: Seat = elementAt(stayAway.awaits(state), 0)): void =>
    tell(play(stayAway, state, by, choice, chance))
  return {
    state,
    bot: (n) => elementAt(bots, n - 1),
    seen: (n) => seenBy(stayAway.redactor, log, seat(n)),
    batches,
    says(n, claim) {
      const said = claimed(seat(n), claim)
      batches.push(said)
      for (const bot of bots) for (const fact of said) bot.hear(fact)
    },
    does: (choice, by) => does(choice, by === undefined ? undefined : seat(by)),
    until(n, at) {
      for (let guard = 0; state.step.at !== at || !stayAway.awaits(state).includes(seat(n)); guard++) {
        if (guard > 200 || state.end !== 'running') throw new Error(`seat ${n} never came to ${at}`)
        does(dull(state, stayAway.options(state, elementAt(stayAway.awaits(state), 0))))
      }
    },
  }
}

/** The bot's choices with many streams: the distinct answers in words. */
export function answers(bot: StayAwayBot, tries?: number): readonly string[] {
  const said = streams(tries).map((stream) => Object.values(bot.choose(stream)).join(' '))
  return [...new Set(said)].toSorted()
}
