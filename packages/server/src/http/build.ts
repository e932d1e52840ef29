import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from './framework.ts'

/** The build of the client in a folder, as its page names it; empty if there is none. */
export function buildIn(folder: string): string {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return ''
  return /<meta name="build" content="([\w-]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''
}

/** Every answer names the build of the client, so that a page of another build can load itself again. */
export function sendBuildHeader(app: App, build: string): void {
  if (build === '') return
  app.addHook('onSend', async (_, reply) => {
    void reply.header('selva-build', build)
  })
}
