import { randomBytes } from 'node:crypto'
import { type AnyChoice, allows, count, type Seat } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { ServerGame } from '../games/games.ts'
import { isTransient } from '../store/refusal.ts'
import type { Submit } from './answer.ts'
import { isOver, isPlayedByBot, type RunningGame } from './live.ts'
import type { Observer } from './observer.ts'

/** The table, as far as follow-ups need it. */
export type FollowTable = {
  readonly playable: ServerGame
  /** The seats of people. */
  readonly seats: readonly Seat[]
  readonly live: () => RunningGame
  readonly submit: Submit
  readonly clock: Clock
  /** Milliseconds from a choice to the automatic next step: must be the same for everybody, and not depend on hands. */
  readonly pause: () => number
  /** Can nobody ever read anything from when a step is taken? Then one with a single outcome does not wait. */
  readonly unseen: boolean
}

/**
 * Nobody should have to click three times a turn: what a person said they meant to do next, or what is the ordinary
 * next thing for anybody (`game.follows`), is done for them after a pause. To others it is a choice like any other.
 */
export type FollowUps = Observer & {
  /** At this step of the seat there is no follow-up. */
  hold(seat: Seat, step: string): void
  /** The pause is another one: what has been planned waits for the new one, from now on. */
  retimed(): void
}

export function followUps({ playable, seats, live, submit, clock, pause, unseen }: FollowTable): FollowUps {
  const { game } = playable
  const meant = new Map<Seat, AnyChoice>()
  const held = new Map<Seat, string>()
  const alarms = new Map<Seat, () => void>()
  let stopped = false

  function cancel(seat: Seat): void {
    alarms.get(seat)?.()
    alarms.delete(seat)
  }

  /** The follow-up of this seat, unless its player stops it. */
  function nextOf(seat: Seat): AnyChoice | undefined {
    const { state } = live()
    const planned = meant.get(seat)
    if (planned !== undefined && allows(game.options(state, seat), planned)) return planned
    return game.followUp(state, seat)
  }

  /** How long this choice waits: infinitely while everything pauses. */
  function waitBefore(seat: Seat, choice: AnyChoice): number {
    if (!unseen) return pause()
    return choice === meant.get(seat) || count(game.options(live().state, seat)) === 1 ? 0 : pause()
  }

  function plan(seat: Seat): void {
    cancel(seat)
    if (stopped) return
    const { state } = live()
    const step = isOver(live()) || isPlayedByBot(live(), seat) ? '' : game.step(state, seat)
    if (step === '' || held.get(seat) === step) return
    const choice = nextOf(seat)
    if (choice === undefined) return
    const wait = waitBefore(seat, choice)
    if (!Number.isFinite(wait)) return
    alarms.set(
      seat,
      clock.after(wait, async () => {
        alarms.delete(seat)
        const refusal = await submit(seat, { id: `next-${randomBytes(9).toString('base64url')}`, step, choice })
        if (refusal !== undefined && isTransient(refusal)) plan(seat)
      }),
    )
  }

  function planAll(): void {
    for (const seat of seats) plan(seat)
  }

  return {
    hold(seat, step) {
      held.set(seat, step)
      if (game.step(live().state, seat) === step) cancel(seat)
    },
    cares: ({ batch: { by } }) => by === undefined || seats.includes(by.seat),
    committed({ batch: { by }, next }) {
      if (by === undefined) {
        // A player who has handed over, or is out of time, has no plan that still holds; one who is back begins anew.
        for (const seat of seats) if (isPlayedByBot(live(), seat)) meant.delete(seat)
        return planAll()
      }
      if (next === undefined) meant.delete(by.seat)
      else meant.set(by.seat, next)
      plan(by.seat)
    },
    retimed: planAll,
    reloaded: planAll,
    idle: () => alarms.size === 0,
    stop() {
      stopped = true
      for (const seat of [...alarms.keys()]) cancel(seat)
    },
  }
}
