import { request as plain, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { isIP } from 'node:net'
import { type AddressPolicy, callableUrl, resolveAllowed } from './public-address.ts'

/** Outcome of a message: the status the other side answered with, or why there is none. */
export type Posted = number | 'forbidden' | 'failed'

export type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string | Buffer }

/** How long the other side may take for everything, in milliseconds. */
const POST_TIMEOUT = 5000

/** One connection, one question, one status. Redirections are not followed, and the answer's body is not read. */
function asked(url: URL, address: string, { headers, body }: Message, cancelled: AbortSignal): Promise<Posted> {
  const pinned: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: cancelled,
    agent: false,
    lookup: (_, { all }, done) =>
      all === true ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address)),
  }
  return new Promise((resolve) => {
    const call = (url.protocol === 'https:' ? secure : plain)(url, pinned, (response) => {
      resolve(response.statusCode ?? 'failed')
      response.destroy()
    })
    call.on('error', () => resolve('failed'))
    call.end(body)
  })
}

/** How a message gets out. */
export type PostPorts = {
  readonly addressPolicy: Pick<AddressPolicy, 'isPublicAddress' | 'protocols'>
  /** The addresses of a host name. */
  readonly find: (host: string) => Promise<readonly string[]>
  /** Gives the message up. */
  readonly cancelled: AbortSignal
  readonly timeout?: number
}

/** Sends something to an address that a stranger gave us. */
export async function post(to: string, message: Message, ports: PostPorts): Promise<Posted> {
  const { addressPolicy, find, cancelled, timeout = POST_TIMEOUT } = ports
  const url = callableUrl(to, addressPolicy)
  if (url === undefined) return 'forbidden'
  try {
    const address = await resolveAllowed(url, addressPolicy, find)
    if (address === undefined) return 'forbidden'
    return await asked(url, address, message, AbortSignal.any([AbortSignal.timeout(timeout), cancelled]))
  } catch {
    return 'failed'
  }
}
