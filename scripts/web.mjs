import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { cache, packages, root } from './paths.mjs'

const STAMP = join(cache, 'web.json')
const DIST = join(root, 'packages', 'web', 'dist')

/** Builds the web client, unless the one that is there was built from the same sources. */
export async function ensureWeb() {
  const own = packages.filter((folder) => folder !== 'packages/cli')
  const hash = fingerprint(['package-lock.json', 'THIRD-PARTY-NOTICES.md', ...own])
  if (readStamp(STAMP)['hash'] === hash && existsSync(join(DIST, 'index.html'))) return

  console.error('Building the web client…')
  const fresh = join(cache, `web-${process.pid}`)
  mkdirSync(fresh, { recursive: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await run({
    args: [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
    cwd: join(root, 'packages', 'web'),
    // Vite would build for another environment if one is named around us, as in a test.
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error('The web client could not be built. The errors are above.')
  }
  rmSync(DIST, { recursive: true, force: true })
  renameSync(fresh, DIST)
  writeStamp(STAMP, { hash })
}
