import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { RawData } from 'ws'
import type { PersonId } from '../base/ids.ts'
import { isTransient } from '../store/refusal.ts'
import type { Membership } from '../table/membership.ts'
import { noMessage } from '../table/message.ts'
import type { Room } from '../table/room.ts'
import type { SocketRequest } from './address.ts'
import { CLOSED_RECONNECT, CLOSED_REFUSED, type ManagedSocket } from './managed-socket.ts'
import { messageFrom } from './read.ts'

/** Connects a line with a table until either ends. The seat is the person's, even if a message says otherwise. */
export function connect(
  line: ManagedSocket,
  room: Room,
  person: PersonId,
  wanted: SocketRequest,
  mayRead: () => boolean,
): void {
  const { send } = line
  /** A page that may come back at once is not told to stay away. */
  const dismiss = (why: Refusal): void => line.refuse(why, isTransient(why) ? CLOSED_RECONNECT : CLOSED_REFUSED)
  const { invite, screen, wire, have } = wanted
  const membership = room.join({ person, invite, screen, wire, send, dismiss }, have)
  if (isRefusal(membership)) return dismiss(membership)
  line.onEnd(membership.leave)

  async function read(member: Membership, raw: RawData, binary: boolean, within: boolean): Promise<void> {
    const message = messageFrom(raw, binary)
    if (!within) return send(noMessage('id' in message ? message.id : '', refuse('tooMany')))
    if ('hold' in message) return member.hold(message.hold)
    if ('tempo' in message) return member.setTempo(message)
    if ('commit' in message) return member.commit(message.commit)
    if ('reveal' in message) return member.reveal(message.reveal)
    if ('claim' in message) return member.claim(message)
    if ('listen' in message) return member.listen()
    if ('say' in message) return member.say(message)
    if ('mute' in message) return member.voteMute(message)
    if ('refusal' in message) return send(noMessage(message.id, message.refusal))
    await member.choose(message)
  }

  line.read(mayRead, (raw, binary, within) => {
    read(membership, raw, binary, within).catch(line.breakDown)
  })
}
