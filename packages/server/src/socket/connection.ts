import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { type Log, placeOf } from '../log.ts'
import type { PersonId } from '../people/person.ts'
import { noMessage } from '../table/message.ts'
import type { Membership, Room } from '../table/room.ts'
import type { Wanted } from './address.ts'
import { pulse } from './pulse.ts'
import { messageFrom } from './read.ts'
import { senderTo } from './send.ts'

/** The table has nothing more to say to this page; connecting again would not help. */
export const CLOSED_REFUSED = 4000
/** Far too many messages. */
export const CLOSED_FLOOD = 4002

/** After so many refusals for speed in a row the socket is closed. */
const MOST_HASTY = 200

export type SocketPorts = {
  readonly clock: Clock
  readonly log: Log
  /** Says for each message whether it may still be read. */
  readonly mayRead: () => boolean
  /** Counts a page that did not keep up. */
  readonly dropped: () => void
  /** Does the page still act for its person? */
  readonly signedIn: () => Promise<boolean>
  readonly encode: (text: string) => Buffer
}

/** Says why, and ends the socket. */
export function refuseSocket(socket: WebSocket, refusal: Refusal, code = CLOSED_REFUSED): void {
  socket.send(noMessage('', refusal))
  socket.close(code, refusal.refused)
}

/** Connects a socket with a table until either ends. The seat is the person's, whatever a message may say. */
export function connect(socket: WebSocket, room: Room, person: PersonId, wanted: Wanted, ports: SocketPorts): void {
  const { clock, log, encode, mayRead, signedIn, dropped } = ports
  const send = senderTo(socket, encode, () => {
    dropped()
    log.info({ table: wanted.table }, 'a page that did not keep up was dropped')
  })
  let hasty = 0

  socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke'))
  const membership = room.join(
    { person, invite: wanted.invite, screen: wanted.screen, send, dismiss: (why) => refuseSocket(socket, why) },
    wanted.have,
  )
  if (isRefusal(membership)) return refuseSocket(socket, membership)
  const calm = pulse(socket, clock, () => {
    signedIn().then(
      (still) => still || refuseSocket(socket, refuse('noSession')),
      // The storage is away for a moment: the next beat asks again.
      () => {},
    )
  })
  socket.on('close', () => {
    calm()
    membership.leave()
  })

  function hurry(id: string): void {
    if (++hasty > MOST_HASTY) socket.close(CLOSED_FLOOD, 'tooMany')
    else send(noMessage(id, refuse('tooMany')))
  }

  async function read(member: Membership, raw: RawData, binary: boolean): Promise<void> {
    const message = messageFrom(raw, binary)
    if (!mayRead()) return hurry('id' in message ? message.id : '')
    hasty = 0
    if ('hold' in message) return member.hold(message.hold)
    if ('commit' in message) return member.commit(message.commit)
    if ('reveal' in message) return member.reveal(message.reveal)
    if ('claim' in message) return member.claim(message)
    if ('listen' in message) return member.listen()
    if ('say' in message) return member.say(message)
    if ('mute' in message) return member.voteMute(message)
    if ('refusal' in message) return send(noMessage(message.id, message.refusal))
    await member.choose(message)
  }

  socket.on('message', (raw, binary) => {
    read(membership, raw, binary).catch((error: unknown) =>
      log.error({ error: placeOf(error) }, 'a message could not be handled'),
    )
  })
}
