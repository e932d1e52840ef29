import { type AnyChoice, type AnyFact, type AnyState, type Refusal, type Seat, seatsOf } from '@selva/core'
import type { Claim } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { newChoiceId } from '../base/code.ts'
import type { ServerGame } from '../games/games.ts'
import { stretched } from './bot-pause.ts'
import { type SpeechMoment, speechMoments } from './speech-moments.ts'

/** The table, as far as talking bots need it. Their claims go through the same door as those of people. */
export type SpeakingTable = {
  readonly id: string
  readonly seats: number
  readonly playable: ServerGame
  /** Does the bot of this seat talk: a bot's own seat, at a table where bots may? */
  readonly talks: (seat: Seat) => boolean
  readonly over: () => boolean
  readonly claim: (seat: Seat, message: Claim) => Promise<Refusal | undefined>
}

/** The speech of the bots of one table. */
export type BotSpeech = {
  /** May any of them ever talk? */
  readonly any: () => boolean
  committed(facts: readonly AnyFact[], state: AnyState): void
  idle(): boolean
  stop(): void
}

/**
 * Asks bots for claims. The moment and the delay are settled before the bot is asked: whether it has something to say
 * changes neither them nor anyone else’s.
 */
export function botSpeech(
  { id, seats, playable, talks, over, claim }: SpeakingTable,
  clock: Clock,
  factor: () => number,
  ask: (seat: Seat) => Promise<AnyChoice | undefined>,
): BotSpeech {
  const { game, talk } = playable
  const moments = speechMoments({ id, seats, game, talk, isBots: talks })
  const pending = new Set<() => void>()
  const any = (): boolean => talk !== undefined && seatsOf(seats).some(talks)

  function prepare({ seat, wait }: SpeechMoment): void {
    const ms = stretched(wait, factor())
    // Of what happens while everything pauses, nothing is said.
    if (!Number.isFinite(ms)) return
    const thought = ask(seat)
    const cancel = clock.after(ms, async () => {
      const claimed = await thought
      pending.delete(cancel)
      // Refused where the event has been overtaken: the player who is spoken of, or who speaks, is out by now.
      if (claimed !== undefined && !over()) await claim(seat, { id: newChoiceId('bot'), claim: claimed })
    })
    pending.add(cancel)
  }

  return {
    any,
    committed(facts, state) {
      const moment = any() && !over() ? moments.after(facts, state) : undefined
      if (moment !== undefined) prepare(moment)
    },
    idle: () => pending.size === 0,
    stop() {
      for (const cancel of pending) cancel()
      pending.clear()
    },
  }
}
