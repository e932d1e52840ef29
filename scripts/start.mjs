import { ensure } from './ensure.mjs'
import { runSupervised } from './supervise.mjs'
import { ensureWeb } from './web.mjs'

await ensure('play')
if (!process.argv.includes('--help')) await ensureWeb()
process.exitCode = await runSupervised({ args: ['packages/server/src/main.ts', ...process.argv.slice(2)] })
