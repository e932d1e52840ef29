import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { refuse } from '@selva/core'
import type { App } from './app.ts'
import { refused } from './refusal.ts'

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
    const page = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$)/.test(request.url)
    if (built && page) return reply.sendFile('index.html')
    return refused(reply, refuse('unknownAddress'))
  })
}
