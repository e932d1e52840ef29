import { randomBytes, randomInt } from 'node:crypto'
import {
  type AnyChoice,
  type AnyFact,
  allows,
  type Batch,
  count,
  fastChance,
  isTableFact,
  nth,
  play,
  type Refusal,
  type Seat,
  seenBy,
  showsOthers,
  WATCHERS,
} from '@selva/core'
import type { FromPlayer, Level, SettingDraft } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { type Log, placeOf } from '../base/log.ts'
import { attempt, type Failed } from '../base/owner.ts'
import type { Playable } from '../games/games.ts'
import { mayPass } from '../store/refusal.ts'
import { isOver, type Live } from '../table/live.ts'
import { botDelay } from './delay.ts'
import { LostMind, type Minds, type Thinker } from './minds.ts'

/** A bot that has just taken a seat over waits so long. */
const TAKING_OVER = 1000
/** After a failure of the storage a bot tries again this much later. */
const AGAIN_AFTER = 1000

/** What bots need of their table. They play through the same door as people. */
export type BotTable = {
  readonly playable: Playable
  readonly setting: SettingDraft
  /** How well the bot in this seat plays. */
  readonly level: (seat: Seat) => Level
  /** Does a bot decide for this seat now: its own, or for a person who is gone or out of time? */
  readonly plays: (seat: Seat) => boolean
  readonly live: () => Live
  readonly submit: (seat: Seat, message: FromPlayer) => Promise<Refusal | undefined>
  /** The table answers for what goes wrong while nobody waits for it. */
  readonly failed: Failed
}

export type BotPorts = {
  readonly clock: Clock
  readonly minds: Minds
  readonly log: Log
  /** All waiting is multiplied by this. */
  readonly botPace: number
}

/** The bots of one table. */
export type BotSeats = {
  /** A batch has just been committed. */
  committed(batch: Batch): void
  /** The game in memory was replaced, or has just been loaded. After a breakdown bots try again with a pause. */
  reloaded(why?: 'breakdown'): void
  /** Is none of them about to do something? */
  idle(): boolean
  stop(): void
}

/** What happens at the table besides the game, claims too, is for people. */
const gameFacts = (facts: readonly AnyFact[]): readonly AnyFact[] => facts.filter((fact) => !isTableFact(fact))

type Errand = { readonly cancel: () => void }

export function botSeats(table: BotTable, { clock, minds, log, botPace }: BotPorts): BotSeats {
  const { game } = table.playable
  const thinkers = new Map<Seat, Thinker>()
  const errands = new Map<Seat, Errand>()
  /** When everybody last heard something, and how long bots wait after it. */
  let heardAt = clock.steady()
  let wait = 0
  let stopped = false

  const factsFor = (seat: Seat): readonly AnyFact[] =>
    table.live().batches.flatMap(({ facts }) => gameFacts(seenBy(game.redactor, facts, seat)))

  function thinkerAt(seat: Seat): Thinker {
    const known = thinkers.get(seat)
    if (known !== undefined) return known
    const made = minds.seat(game.id, table.setting, seat, table.level(seat))
    thinkers.set(seat, made)
    made.hear(factsFor(seat))
    return made
  }

  /** A table never hangs on a bot: whatever went wrong, something ordinary is done, which games offer first. */
  function anyChoice(seat: Seat): AnyChoice {
    const ordinary = game.options(table.live().state, seat).slice(0, 1)
    return nth<AnyChoice>(ordinary, randomInt(count(ordinary)))
  }

  /** The choice of a bot, or `undefined` if its mind is lost; it never rejects. */
  async function thoughtOf(seat: Seat): Promise<AnyChoice | undefined> {
    try {
      return await thinkerAt(seat).choose()
    } catch (error) {
      thinkers.delete(seat)
      if (!stopped)
        log.error(
          { error: error instanceof LostMind ? error.message : placeOf(error), game: game.id },
          'a bot lost its mind',
        )
      return undefined
    }
  }

  /** Would this choice show nobody else anything? Tried on a copy, with chance that is no table's. */
  function isPrivate(seat: Seat, choice: AnyChoice): boolean {
    const { state, seats } = table.live()
    if (!allows(game.options(state, seat), choice)) return false
    try {
      return !showsOthers(game.redactor, play(game, game.clone(state), seat, choice, fastChance(1)), seats, seat)
    } catch {
      // A bug in the rules is met, and told, where the choice is carried out.
      return false
    }
  }

  /**
   * Thinks at once, and acts when the time has come that everybody could have foretold. What nobody else can see does
   * not wait for it: done at that time, it would make the visible choice after it late.
   */
  function send(seat: Seat, due: number): void {
    const step = game.step(table.live().state, seat)
    const thought = thoughtOf(seat)
    /** The choice of this errand, unless it was called back meanwhile. */
    const wish = async (): Promise<AnyChoice | undefined> => {
      const choice = await thought
      return errands.get(seat) === errand ? (choice ?? anyChoice(seat)) : undefined
    }
    const errand: Errand = {
      cancel: clock.after(Math.max(0, due - clock.steady()), async () => {
        const choice = await wish()
        if (choice !== undefined) await act(seat, errand, step, choice)
      }),
    }
    errands.set(seat, errand)
    attempt(async () => {
      const choice = await wish()
      if (choice === undefined || clock.steady() >= due || !isPrivate(seat, choice)) return
      errand.cancel()
      await act(seat, errand, step, choice)
    }, table.failed)
  }

  async function act(seat: Seat, errand: Errand, step: string, choice: AnyChoice): Promise<void> {
    const message = (wish: AnyChoice): FromPlayer => ({
      id: `bot-${randomBytes(9).toString('base64url')}`,
      step,
      choice: wish,
    })
    let refusal = await table.submit(seat, message(choice))
    if (refusal?.refused === 'illegal') {
      log.error({ game: game.id }, 'a bot chose what is not on offer')
      refusal = await table.submit(seat, message(anyChoice(seat)))
    }
    if (refusal === undefined || stopped || errands.get(seat) !== errand) return
    errands.delete(seat)
    wake(mayPass(refusal) ? clock.steady() + AGAIN_AFTER : clock.steady())
  }

  /** Sends every bot the table waits for, and calls back those it no longer waits for. */
  function wake(due: number): void {
    const awaited = stopped || isOver(table.live()) ? [] : game.awaits(table.live().state)
    for (const [seat, { cancel }] of errands) {
      if (awaited.includes(seat) && table.plays(seat)) continue
      cancel()
      errands.delete(seat)
    }
    for (const seat of awaited) if (table.plays(seat) && !errands.has(seat)) send(seat, due)
  }

  /** A mind that played for somebody is gone with its last decision: the next one starts from what the seat knows. */
  function dismiss(): void {
    for (const [seat, thinker] of thinkers) {
      if (table.plays(seat)) continue
      thinker.leave()
      thinkers.delete(seat)
    }
  }

  /** A batch that shows everybody nothing must not move anything that everybody can time. */
  function heard(facts: readonly AnyFact[]): void {
    const shown = seenBy(game.redactor, facts, WATCHERS)
    if (shown.length === 0) return
    heardAt = clock.steady()
    wait = botDelay(shown, table.playable.pace) * botPace
  }

  function forget(): void {
    for (const { cancel } of errands.values()) cancel()
    errands.clear()
    for (const thinker of thinkers.values()) thinker.leave()
    thinkers.clear()
  }

  return {
    committed({ by, said, facts }) {
      if (said !== undefined) return
      dismiss()
      if (by === undefined) {
        // A bot that takes a seat over lets everybody read that it does.
        if (facts.some(({ kind }) => kind === 'botPlays' || kind === 'clockRanOut')) {
          heardAt = clock.steady()
          wait = TAKING_OVER * botPace
        }
        return wake(heardAt + wait)
      }
      heard(facts)
      for (const [seat, thinker] of thinkers) {
        const seen = seenBy(game.redactor, facts, seat)
        if (seen.length > 0) thinker.hear(seen)
      }
      errands.delete(by.seat)
      wake(heardAt + wait)
    },
    reloaded(why) {
      forget()
      for (const { by, n, facts } of table.live().batches) if (by !== undefined || n === 0) heard(facts)
      wake(why === 'breakdown' ? clock.steady() + AGAIN_AFTER : heardAt + wait)
    },
    idle: () => errands.size === 0,
    stop() {
      stopped = true
      forget()
    },
  }
}
