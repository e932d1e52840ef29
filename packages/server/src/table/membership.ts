import { isSeat, type Refusal, refuse, type Seat } from '@selva/core'
import type { Claim, FromPlayer, MuteVote, Say, TempoWish } from '@selva/protocol'
import { attempt, type OnFailure } from '../base/owner.ts'
import type { TableChat } from '../chat/table-chat.ts'
import type { Answer } from './answer.ts'
import type { TableContext } from './context.ts'
import { failed } from './failed.ts'
import { type Member, sendClocks } from './members.ts'
import { noMessage, okMessage } from './message.ts'
import { type Message, type Messages, type Phase, signalled } from './phase.ts'
import { seatOf } from './seating.ts'

/** The table for one open page. Answers are sent like everything else. */
export type Membership = {
  /** Chooses for the seat that the person holds. */
  choose(message: FromPlayer): Promise<void>
  /** Asks for no follow-up at this step of their seat. */
  hold(step: string): void
  /** Asks for a tempo of the bots. */
  setTempo(message: TempoWish): Promise<void>
  /** Claims something before everybody. */
  claim(message: Claim): Promise<void>
  /** Their browser seals its part of the seed. */
  commit(commitment: string): void
  /** Their browser opens its part of the seed. */
  reveal(part: string): void
  /** Hears what is said, from now on. */
  listen(): Promise<void>
  say(message: Say): Promise<void>
  voteMute(message: MuteVote): Promise<void>
  leave(): void
}

/** The table behind a page. */
export type MemberTable = {
  readonly context: TableContext
  readonly phase: () => Phase
  readonly chat: TableChat
  /** Sends a message to the table through its mailbox. */
  send<M extends Message>(message: M, ...content: Messages[M]): Answer
  /** The page breaks the table, not the server. */
  readonly breakDown: OnFailure
}

export function membershipOf({ context, phase, chat, send, breakDown }: MemberTable, member: Member): Membership {
  const { ports, fixed, members, table } = context
  const { person, screen } = member
  const seatNow = (): Seat | undefined => {
    const audience = members.audienceOf(member)
    return isSeat(audience, table().seats.length) ? audience : undefined
  }
  const answer = (id: string, refusal: Refusal | undefined): void =>
    member.send(refusal === undefined ? okMessage(id) : noMessage(id, refusal))
  /** A screen for everybody in the room has no voice. */
  const spoken = async (said: () => Answer): Answer =>
    screen
      ? refuse('watching')
      : said().catch((error: unknown) => failed(ports, fixed, error, 'a message of the chat could not be stored'))

  function left(): void {
    chat.leave(member)
    members.drop(member)
    // Closing a screen sends nobody away.
    if (members.here(person) || (screen && seatOf(table(), person) > 0)) phase().pagesChanged()
    else phase().left(person)
  }

  return {
    async choose(message) {
      const seat = seatNow()
      const refusal = seat === undefined ? refuse('watching') : await send('choose', seat, message)
      answer(message.id, refusal)
      const live = phase().live()
      const lost = refusal?.refused === 'stale' || refusal?.refused === 'illegal'
      if (!lost || live === undefined) return
      members.startAgain(live, member)
      sendClocks(member, phase().clocks())
    },
    async claim(message) {
      const seat = seatNow()
      answer(message.id, seat === undefined ? refuse('watching') : await send('claim', seat, message))
    },
    async setTempo({ id, tempo }) {
      answer(id, screen ? refuse('watching') : await send('tempo', person, tempo))
    },
    async listen() {
      if (screen) return
      await chat.listen(member)
      // The page may have left while this waited for its turn: then nobody would take it off the list.
      if (members.audienceOf(member) === undefined) chat.leave(member)
    },
    async say(message) {
      answer(message.id, await spoken(() => chat.say(person, message)))
    },
    async voteMute(message) {
      answer(message.id, await spoken(() => chat.vote(person, message)))
    },
    hold(step) {
      const seat = seatNow()
      attempt(() => seat !== undefined && signalled(phase(), 'hold', seat, step), breakDown)
    },
    commit: (commitment) => attempt(() => !screen && signalled(phase(), 'commit', person, commitment), breakDown),
    reveal: (part) => attempt(() => !screen && signalled(phase(), 'reveal', person, part), breakDown),
    leave: () => attempt(left, breakDown),
  }
}
