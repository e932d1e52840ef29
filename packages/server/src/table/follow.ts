import { randomBytes } from 'node:crypto'
import { type AnyChoice, allows, type Batch, type Seat } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { Playable } from '../games/games.ts'
import { mayPass } from '../store/refusal.ts'
import { isOver, type Live } from './live.ts'
import type { Submit } from './playing.ts'

/** What follow-ups need of their table. */
export type FollowTable = {
  readonly playable: Playable
  /** The seats of people. */
  readonly seats: readonly Seat[]
  /** Does a bot decide for this seat now? Bots need no help. */
  readonly botHas: (seat: Seat) => boolean
  readonly live: () => Live
  readonly submit: Submit
  readonly clock: Clock
  /** How long after a choice the next thing comes by itself: the same for everybody, whatever they hold. */
  readonly pause: number
}

/**
 * Nobody should have to click three times a turn: what a person said they meant to do next, or what is the ordinary
 * next thing for anybody (`game.follows`), is done for them after a pause. To others it is a choice like any other.
 */
export type FollowUps = {
  /** With a choice comes what its player means to do after it. */
  intend(seat: Seat, next: AnyChoice | undefined): void
  /** At this step nothing is to come by itself. */
  hold(seat: Seat, step: string): void
  committed(batch: Batch): void
  reloaded(): void
  idle(): boolean
  stop(): void
}

export function followUps({ playable, seats, botHas, live, submit, clock, pause }: FollowTable): FollowUps {
  const { game } = playable
  const meant = new Map<Seat, AnyChoice>()
  const held = new Map<Seat, string>()
  const alarms = new Map<Seat, () => void>()
  let stopped = false

  function callOff(seat: Seat): void {
    alarms.get(seat)?.()
    alarms.delete(seat)
  }

  /** What comes next for this seat unless somebody stops it. */
  function nextOf(seat: Seat): AnyChoice | undefined {
    const { state } = live()
    const wish = meant.get(seat)
    if (wish !== undefined && allows(game.options(state, seat), wish)) return wish
    return game.follows(state, seat)
  }

  function plan(seat: Seat): void {
    callOff(seat)
    if (stopped) return
    const { state } = live()
    const step = isOver(live()) || botHas(seat) ? '' : game.step(state, seat)
    if (step === '' || held.get(seat) === step) return
    const choice = nextOf(seat)
    if (choice === undefined) return
    alarms.set(
      seat,
      clock.after(pause, async () => {
        alarms.delete(seat)
        const refusal = await submit(seat, { id: `next-${randomBytes(9).toString('base64url')}`, step, choice })
        if (refusal !== undefined && mayPass(refusal)) plan(seat)
      }),
    )
  }

  return {
    intend(seat, next) {
      if (next === undefined) meant.delete(seat)
      else meant.set(seat, next)
    },
    hold(seat, step) {
      held.set(seat, step)
      if (game.step(live().state, seat) === step) callOff(seat)
    },
    committed({ by }) {
      if (by === undefined) {
        // Whoever has handed over, or runs out of time, has said nothing that still holds; who is back begins anew.
        for (const seat of seats) if (botHas(seat)) meant.delete(seat)
        return this.reloaded()
      }
      if (seats.includes(by.seat)) plan(by.seat)
    },
    reloaded() {
      for (const seat of seats) plan(seat)
    },
    idle: () => alarms.size === 0,
    stop() {
      stopped = true
      for (const seat of [...alarms.keys()]) callOff(seat)
    },
  }
}
