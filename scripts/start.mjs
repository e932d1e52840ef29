import { ensure } from './ensure.mjs'
import { asksForHelp } from './help.mjs'
import { runSupervised } from './supervise.mjs'
import { ensureWeb } from './web.mjs'

await ensure('play')
if (!asksForHelp()) await ensureWeb()
process.exitCode = await runSupervised({ args: ['packages/server/src/main.ts', ...process.argv.slice(2)] })
