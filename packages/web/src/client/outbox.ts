import type { Claim, FromPlayer } from '@selva/protocol'

/** A message of a player that must be carried out exactly once. */
type Message = FromPlayer | Claim

/** Choices and claims that are on their way: kept until the table has answered, sent again after a break, carried out once. */
export type Outbox = {
  put(message: Message): void
  /** The table has answered this one; tells whether we were waiting for it. */
  settle(id: string): boolean
  sendAll(): void
  readonly size: number
}

export function outbox(send: (text: string) => unknown): Outbox {
  const waiting = new Map<string, Message>()
  return {
    put(message) {
      waiting.set(message.id, message)
      send(JSON.stringify(message))
    },
    settle: (id) => waiting.delete(id),
    sendAll() {
      for (const message of waiting.values()) send(JSON.stringify(message))
    },
    get size() {
      return waiting.size
    },
  }
}
