import { join } from 'node:path'
import { isInterrupted, run, stopAll } from './children.mjs'
import { ensure } from './ensure.mjs'
import { endWithHelp } from './help.mjs'
import { root } from './paths.mjs'

endWithHelp(`npm run dev

Runs the server and the client from their sources; both reload as you edit.
PORT and HOST say where the server listens (default: 3000 on 127.0.0.1), and
DEVELOPMENT_GAMES=off leaves out unpublished games. Other settings are those of npm start.
What you give after -- goes to Vite, for example npm run dev -- --port 4000 for the pages.`)
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
