import { join } from 'node:path'
import { isInterrupted, run, stopAll } from './children.mjs'
import { ensure } from './ensure.mjs'
import { root } from './paths.mjs'

await ensure('full')
const { PORT = '3000', HOST = '127.0.0.1' } = process.env
const env = { DEVELOPMENT_GAMES: 'on', ...process.env, PORT, HOST, SELVA_SERVER: `http://127.0.0.1:${PORT}` }
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const programs = [
  run({ args: ['--watch', 'packages/server/src/main.ts'], env }),
  run({ args: [vite, ...process.argv.slice(2)], cwd: join(root, 'packages', 'web'), env }),
]
const code = await Promise.race(programs)
if (!isInterrupted()) stopAll('SIGTERM')
await Promise.all(programs)
process.exitCode = code
