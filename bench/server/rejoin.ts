import { WebSocket } from 'ws'
import type { PageLogin } from './sit-down.ts'

/** The bytes sent to a page that comes back with nothing: all until it has as many frames as the server announces. */
export function rejoinBytes({ address, cookie }: PageLogin): Promise<number> {
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
  let size = 0
  let upTo = Number.POSITIVE_INFINITY
  let have = 0
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (raw: Buffer) => {
      size += raw.length
      const message = JSON.parse(String(raw))
      if (message[0] === 'upTo') upTo = message[1]
      if (message[0] === 'state') have = message[1]
      if (message[0] === 'f') have++
      if (have < upTo) return
      socket.terminate()
      resolve(size)
    })
  })
}
