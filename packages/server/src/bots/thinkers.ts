import { type AnyChoice, type AnyFact, type Batch, isTableFact, type Redactor, type Seat, seenBy } from '@selva/core'
import { errorLocation, type Log } from '../base/log.ts'
import { BotCrashed, type ThreadBot } from './bot-thread.ts'

/** Facts of the game, and claims: the other facts of the table itself are for people. */
const heardFacts = (facts: readonly AnyFact[]): readonly AnyFact[] =>
  facts.filter((fact) => !isTableFact(fact) || fact.kind === 'claimed')

/** The bots of a table that have begun to think, by seat. Each receives what its seat may know and nothing else. */
export type Thinkers = {
  /** Asks the bot of a seat. `undefined` if it crashed; never rejected. */
  ask(seat: Seat): Promise<AnyChoice | undefined>
  /** Asks the bot of a seat for a claim. `undefined` if it has nothing to say or crashed; never rejected. */
  claim(seat: Seat): Promise<AnyChoice | undefined>
  hear(facts: readonly AnyFact[]): void
  /** Lets go the bots of seats that no bot plays any more: the next one starts from what the seat knows. */
  keepOnly(isPlayedByBot: (seat: Seat) => boolean): void
  any(): boolean
  /** Lets go all bots. */
  clear(): void
  stop(): void
}

export type ThinkerTable = {
  readonly game: string
  readonly redactor: Redactor
  readonly batches: () => readonly Batch[]
  readonly make: (seat: Seat, table: object) => ThreadBot
  readonly log: Log
}

export function thinkersAt({ game, redactor, batches, make, log }: ThinkerTable): Thinkers {
  const thinkers = new Map<Seat, ThreadBot>()
  /** Stands for the table to its bots. After a reload the log may be another one, and so is this. */
  let table = {}
  let stopped = false

  function thinkerAt(seat: Seat): ThreadBot {
    const known = thinkers.get(seat)
    if (known !== undefined) return known
    const made = make(seat, table)
    thinkers.set(seat, made)
    made.hear(batches().flatMap(({ facts }) => heardFacts(seenBy(redactor, facts, seat))))
    return made
  }
  function clear(): void {
    for (const thinker of thinkers.values()) thinker.leave()
    thinkers.clear()
    table = {}
  }

  async function asked(
    seat: Seat,
    question: (thinker: ThreadBot) => Promise<AnyChoice | undefined>,
  ): Promise<AnyChoice | undefined> {
    try {
      return await question(thinkerAt(seat))
    } catch (error) {
      thinkers.delete(seat)
      table = {}
      const words = error instanceof BotCrashed ? error.message : errorLocation(error)
      if (!stopped) log.error({ error: words, game }, 'bot crashed')
      return undefined
    }
  }

  return {
    ask: (seat) => asked(seat, (thinker) => thinker.choose()),
    claim: (seat) => asked(seat, async (thinker) => thinker.claim?.()),
    hear(facts) {
      for (const [seat, thinker] of thinkers) {
        const seen = seenBy(redactor, facts, seat)
        if (seen.length > 0) thinker.hear(seen)
      }
    },
    keepOnly(isPlayedByBot) {
      for (const [seat, thinker] of thinkers) {
        if (isPlayedByBot(seat)) continue
        thinker.leave()
        thinkers.delete(seat)
      }
    },
    any: () => thinkers.size > 0,
    clear,
    stop() {
      stopped = true
      clear()
    },
  }
}
