import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import type { Limits } from '../base/limits.ts'
import { addressKeyOf, isTrustedProxy } from './address.ts'

/** Counts the requests that have not been answered, or whose answers have not been read. */
export type RequestsInFlight = {
  /** Counts one more until its answer is gone; false if it was refused. */
  admit(request: IncomingMessage, response: ServerResponse): boolean
}

const BUSY = JSON.stringify({ refused: 'tooMany', about: '1' })

/**
 * An answer stays in memory until it is read, so a limited number of requests may be under way: few on one connection,
 * as browsers do not send a second one before the first is answered, and more of one address.
 */
export function requestsInFlight(
  { addressRequests, pipelined }: Pick<Limits, 'addressRequests' | 'pipelined'>,
  trusted: BlockList,
): RequestsInFlight {
  const counts = new Map<Socket | string, number>()
  const change = (owner: Socket | string, by: number): void => {
    const now = (counts.get(owner) ?? 0) + by
    if (now > 0) counts.set(owner, now)
    else counts.delete(owner)
  }

  return {
    admit({ socket }, response) {
      const address = socket.remoteAddress ?? ''
      const addressKey = addressKeyOf(address)
      if ((counts.get(socket) ?? 0) >= pipelined) {
        socket.destroy()
        return false
      }
      if (!isTrustedProxy(trusted, address) && (counts.get(addressKey) ?? 0) >= addressRequests) {
        response
          .writeHead(429, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' })
          .end(BUSY)
        return false
      }
      for (const owner of [socket, addressKey]) change(owner, 1)
      response.once('close', () => {
        for (const owner of [socket, addressKey]) change(owner, -1)
      })
      return true
    },
  }
}
