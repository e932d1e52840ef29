import {
  type Audience,
  type Batch,
  type Form,
  type Frames,
  frameFor,
  framesOf,
  type Refusal,
  type Seat,
} from '@selva/core'
import type { ClockState } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import { catchUp } from './catch-up.ts'
import type { RunningGame } from './live.ts'
import { clockMessage, factsMessage, formOf, upToMessage } from './message.ts'

/** One open page that follows a table. */
export type Member = {
  readonly person: PersonId
  /** The invitation the page came with; may be empty. */
  readonly invite: string
  /** A screen for all in the room: it sees what watchers see, even if a player opened it, and is no presence. */
  readonly screen: boolean
  /** The vocabulary of the page's own build; a page without one, or with another one, gets everything in full words. */
  readonly wire?: string
  /** Takes one message of the protocol. */
  readonly send: (message: string) => void
  /** May follow no longer. */
  readonly dismiss: (why: Refusal) => void
}

/** To be sent after the frames of a page that catches up: it works out only what comes later. */
export function sendClocks(member: Member, clocks: ClockState | undefined): void {
  if (clocks !== undefined) member.send(clockMessage(clocks))
}

/** The frames of a batch in one form, and the message that all outsiders share. */
type Made = { readonly frames: Frames; readonly shared: string }

type ReadPosition = { audience: Audience; have: number }

/** Everybody who follows one table, and how far each of them is. */
export type Members = {
  readonly all: () => readonly Member[]
  add(member: Member, audience: Seat | 0, have: number): void
  /** Puts a member before other eyes, when they sit down or get up before the game. */
  move(member: Member, audience: Seat | 0): void
  drop(member: Member): void
  audienceOf(member: Member): Audience | undefined
  here(person: PersonId): boolean
  /** Sends a batch that has just been committed. */
  publish(live: RunningGame, batch: Batch): void
  /** Brings one member up to date from the log, or all. */
  bringUpToDate(live: RunningGame, member?: Member): void
  /** Makes a member start again from a fresh state. */
  startAgain(live: RunningGame, member: Member): void
}

export function newMembers(): Members {
  const places = new Map<Member, ReadPosition>()
  /** How many pages each person has open here; a screen is nobody's. */
  const pages = new Map<PersonId, number>()

  function bring(live: RunningGame, member: Member, place: ReadPosition): void {
    const { have, messages } = catchUp(live, place.audience, place.have, formOf(live.game, member.wire))
    place.have = have
    if (messages.length > 1) member.send(upToMessage(have))
    for (const message of messages) member.send(message)
  }

  return {
    all: () => [...places.keys()],
    add(member, audience, have) {
      places.set(member, { audience, have })
      if (!member.screen) pages.set(member.person, (pages.get(member.person) ?? 0) + 1)
    },
    move(member, audience) {
      const place = places.get(member)
      if (place !== undefined) place.audience = audience
    },
    drop(member) {
      if (!places.delete(member) || member.screen) return
      const left = (pages.get(member.person) ?? 0) - 1
      if (left > 0) pages.set(member.person, left)
      else pages.delete(member.person)
    },
    audienceOf: (member) => places.get(member)?.audience,
    here: (person) => pages.has(person),
    publish(live, batch) {
      if (places.size === 0) return
      const made = new Map<Form, Made>()
      for (const [member, place] of places) {
        const form = formOf(live.game, member.wire)
        const { frames, shared } = made.get(form) ?? madeIn(form)
        const frame = frameFor(frames, place.audience)
        if (frame === '') continue
        place.have++
        member.send(frame === frames.watchers ? shared : factsMessage(frame, form))
      }
      /** Most tables need one form alone, so each is made when it is first needed. */
      function madeIn(form: Form): Made {
        const frames = framesOf(live.game.redactor, batch.facts, live.seats, form)
        const shared = frames.watchers === '' ? '' : factsMessage(frames.watchers, form)
        made.set(form, { frames, shared })
        return { frames, shared }
      }
    },
    bringUpToDate(live, only) {
      for (const [member, place] of places) if (only === undefined || member === only) bring(live, member, place)
    },
    startAgain(live, member) {
      const place = places.get(member)
      if (place === undefined) return
      place.have = Number.POSITIVE_INFINITY
      bring(live, member, place)
    },
  }
}
