import { type AnyChoice, type AnyFact, isTableFact, type Stream } from '@selva/core'

/**
 * Plays a seat instead of a person. It hears what that seat sees, fact by fact and nothing else, and decides when the
 * seat may; what it does not hear cannot sway it.
 */
export type Bot = {
  hear(fact: AnyFact): void
  /** One legal choice. Only to be asked while its seat has options. */
  choose(stream: Stream): AnyChoice
  /**
   * A claim it wants to make to the table now, one of `game.claims`, true or not. The moments at which a bot is asked
   * follow from public facts and a public coin alone, so that its silence tells no more than a person's. A bot without it hears no claims either.
   */
  claim?(stream: Stream): AnyChoice | undefined
}

/** Tells a bot facts that its seat sees. One that makes no claims hears none either. */
export function hearAll(bot: Bot, facts: readonly AnyFact[]): void {
  for (const fact of facts) if (bot.claim !== undefined || !isTableFact(fact)) bot.hear(fact)
}
