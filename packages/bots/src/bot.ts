import type { AnyChoice, AnyFact, Stream } from '@selva/core'

/**
 * Plays a seat instead of a person. It hears what that seat sees, fact by fact and nothing else, and decides when the
 * seat may; what it does not hear cannot sway it.
 */
export type Bot = {
  hear(fact: AnyFact): void
  /** One legal choice. Only to be asked while its seat has options. */
  choose(stream: Stream): AnyChoice
}
