import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { refuse } from '@selva/core'
import type { App } from './framework.ts'
import { sendRefusal } from './refusal.ts'

/** The first parts of addresses that are never pages of the client. */
const RESERVED = ['api', 'ws', 'assets']

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Does this address, which no route has matched, look like one of the API, in any spelling? A client that asks for
 * such an address must not get a page and take it for an answer.
 */
export function isReserved(url: string): boolean {
  let path = url.split('?')[0] ?? ''
  for (let plain = decoded(path); plain !== path; plain = decoded(path)) path = plain
  // `new URL` resolves `..`; repeated slashes and `;…` are left for us.
  const plain = URL.parse(path.replace(/^[/\\]+/, '/'), 'http://selva')?.pathname ?? ''
  const first =
    decoded(plain)
      .split(/[/\\]/)
      .find((part) => part !== '') ?? ''
  return RESERVED.includes(first.replace(/;.*/, '').toLowerCase())
}

/** Serves the built client: its files by name, and its one page for every other address that is not an API's. */
export async function serveClient(app: App, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      // The build has left each file beside itself, compressed.
      preCompressed: true,
      setHeaders(response, path) {
        // Vite puts a hash into the names under assets/: such a file never changes.
        const forever = path.startsWith(join(folder, 'assets'))
        void response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && request.method === 'GET' && !isReserved(request.url)) return reply.sendFile('index.html')
    return sendRefusal(reply, refuse('unknownAddress'))
  })
}
