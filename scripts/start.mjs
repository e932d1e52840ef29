import { run } from './children.mjs'
import { ensure } from './ensure.mjs'
import { ensureWeb } from './web.mjs'

await ensure('play')
if (!process.argv.includes('--help')) await ensureWeb()
process.exitCode = await run({ args: ['packages/server/src/main.ts', ...process.argv.slice(2)] })
