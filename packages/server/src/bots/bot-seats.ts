import { randomBytes, randomInt } from 'node:crypto'
import {
  type AnyChoice,
  type AnyState,
  allows,
  type Batch,
  count,
  fastChance,
  nth,
  play,
  type Refusal,
  type Seat,
  showsOthers,
} from '@selva/core'
import type { FromPlayer, SettingDraft } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import { attempt, type OnFailure } from '../base/owner.ts'
import type { ServerGame } from '../games/games.ts'
import { isTransient } from '../store/refusal.ts'
import { botPause, stretched } from './bot-pause.ts'
import { botSpeech, type SpeakingTable } from './bot-speech.ts'
import type { BotThread } from './bot-thread.ts'
import type { Manner } from './manner.ts'
import { type PlannedMove, plannedMove } from './planned-move.ts'
import { thinkersAt } from './thinkers.ts'

/** After a failure of the storage a bot tries again this much later. */
const AGAIN_AFTER = 1000

/** The game as far as bots need it: it is redacted before a bot hears of it. */
type BotGame = {
  readonly state: AnyState
  readonly seats: number
  readonly log: { from(n: number): readonly Batch[] }
}

/** The table, as far as bots need it. They play through the same door as people. */
export type BotTable = Pick<SpeakingTable, 'id' | 'talks' | 'claim'> & {
  readonly playable: ServerGame
  readonly setting: SettingDraft
  /** How the bot in this seat plays. */
  readonly manner: (seat: Seat) => Manner
  /** Does a bot decide for this seat now: its own, or for a person who is gone or out of time? */
  readonly isPlayedByBot: (seat: Seat) => boolean
  /** Has a bot a seat, or may one have to decide for a person? */
  readonly mayHaveBots: () => boolean
  readonly over: () => boolean
  /** All waiting is multiplied by this factor of the person who may set the tempo; infinite while they pause. */
  readonly tempo: () => number
  readonly live: () => BotGame
  readonly submit: (seat: Seat, message: FromPlayer) => Promise<Refusal | undefined>
  /** The table answers for what goes wrong while nobody waits for it. */
  readonly failed: OnFailure
}

export type BotPorts = {
  readonly clock: Clock
  readonly bots: BotThread
  readonly log: Log
  /** All waiting is multiplied by this. */
  readonly botPace: number
}

/** The bots of one table. */
export type BotSeats = {
  /** Does a batch matter to them? */
  cares(batch: Batch): boolean
  /** A batch has just been committed. */
  committed(batch: Batch): void
  /** The game in memory was replaced, or has just been loaded. After a breakdown bots try again with a pause. */
  reloaded(why?: 'breakdown'): void
  /** The tempo is another one: what they are about to do is due at another time. */
  retimed(): void
  /** Is none of them about to do something? */
  idle(): boolean
  stop(): void
}

/** Would this choice show nobody else anything? Tried on a copy, with chance that is no table's. */
function isPrivate({ game }: ServerGame, { state, seats }: BotGame, seat: Seat, choice: AnyChoice): boolean {
  if (!allows(game.options(state, seat), choice)) return false
  try {
    return !showsOthers(game.redactor, play(game, game.clone(state), seat, choice, fastChance(1)), seats, seat)
  } catch {
    // A bug in the rules is met, and told, where the choice is carried out.
    return false
  }
}

export function botSeats(table: BotTable, { clock, bots, log, botPace }: BotPorts): BotSeats {
  const { playable, isPlayedByBot } = table
  const { game } = playable
  const pending = new Map<Seat, PlannedMove>()
  const factor = (): number => stretched(botPace, table.tempo())
  const pause = botPause(clock, game.redactor, playable.pace, factor)
  const thinkers = thinkersAt({
    game: game.id,
    redactor: game.redactor,
    batches: () => table.live().log.from(0),
    make: (seat, sharing) => bots.seat(game.id, table.setting, seat, table.manner(seat), sharing),
    log,
  })
  const { seats } = table.setting
  const speech = botSpeech({ ...table, seats }, clock, factor, thinkers.claim)
  let stopped = false

  /** An ordinary choice, which games offer first. It is made when a bot fails, so that a table never hangs on a bot. */
  function anyChoice(seat: Seat): AnyChoice {
    const ordinary = game.options(table.live().state, seat).slice(0, 1)
    return nth<AnyChoice>(ordinary, randomInt(count(ordinary)))
  }

  /**
   * Thinks at once, and acts when the time has come that everybody could have foretold. What nobody else can see does
   * not wait for it: done at that time, it would make the visible choice after it late.
   */
  function schedule(seat: Seat, due: number): void {
    const step = game.step(table.live().state, seat)
    const thought = thinkers.ask(seat)
    /** The choice of this move, unless the move was cancelled meanwhile. */
    const chosen = async (): Promise<AnyChoice | undefined> => {
      const choice = await thought
      return pending.get(seat) === move ? (choice ?? anyChoice(seat)) : undefined
    }
    const move = plannedMove(clock, async () => {
      const choice = await chosen()
      if (choice !== undefined) await act(seat, move, step, choice)
    })
    move.dueAt(due)
    pending.set(seat, move)
    attempt(async () => {
      const choice = await chosen()
      if (choice === undefined || move.isUnderWay() || !isPrivate(playable, table.live(), seat, choice)) return
      move.cancel()
      await act(seat, move, step, choice)
    }, table.failed)
  }

  async function act(seat: Seat, move: PlannedMove, step: string, choice: AnyChoice): Promise<void> {
    const message = (chosen: AnyChoice): FromPlayer => ({
      id: `bot-${randomBytes(9).toString('base64url')}`,
      step,
      choice: chosen,
    })
    let refusal = await table.submit(seat, message(choice))
    if (refusal?.refused === 'illegal') {
      log.error({ game: game.id }, 'a bot made a choice that is not offered')
      refusal = await table.submit(seat, message(anyChoice(seat)))
    }
    if (refusal === undefined || stopped || pending.get(seat) !== move) return
    pending.delete(seat)
    wake(isTransient(refusal) ? clock.steady() + AGAIN_AFTER : clock.steady())
  }

  /** Schedules a move for every bot the table waits for, and cancels the others. */
  function wake(due: number): void {
    const awaited = stopped || table.over() ? [] : game.awaits(table.live().state)
    for (const [seat, { cancel }] of pending) {
      if (awaited.includes(seat) && isPlayedByBot(seat)) continue
      cancel()
      pending.delete(seat)
    }
    for (const seat of awaited) if (isPlayedByBot(seat) && !pending.has(seat)) schedule(seat, due)
  }

  function cancelAll(): void {
    for (const { cancel } of pending.values()) cancel()
    pending.clear()
  }

  return {
    cares: () => table.mayHaveBots() || thinkers.any() || pending.size > 0,
    committed({ by, said, facts }) {
      thinkers.keepOnly(isPlayedByBot)
      if (said !== undefined) {
        thinkers.hear(facts)
        return speech.committed(facts, table.live().state)
      }
      if (by === undefined) {
        if (facts.some(({ kind }) => kind === 'botPlays' || kind === 'clockRanOut')) pause.takesOver()
        return wake(pause.due())
      }
      pause.heard(facts)
      thinkers.hear(facts)
      pending.delete(by.seat)
      speech.committed(facts, table.live().state)
      wake(pause.due())
    },
    reloaded(why) {
      cancelAll()
      speech.stop()
      thinkers.clear()
      for (const { by, n, facts } of table.live().log.from(0)) if (by !== undefined || n === 0) pause.heard(facts)
      wake(why === 'breakdown' ? clock.steady() + AGAIN_AFTER : pause.due())
    },
    retimed() {
      for (const move of pending.values()) move.dueAt(pause.due())
    },
    idle: () => pending.size === 0 && speech.idle(),
    stop() {
      stopped = true
      cancelAll()
      speech.stop()
      thinkers.stop()
    },
  }
}
