// node scripts/run.mjs NEED FILE …: runs a TypeScript file with the pinned Node, after making sure of what it needs.
import { run } from './children.mjs'
import { ensure } from './ensure.mjs'
import { asksForHelp } from './help.mjs'

const [need, ...args] = process.argv.slice(2)
// Help needs no built client and no browser.
const needed = asksForHelp() && need === 'browser' ? 'full' : need
await ensure(/** @type {import('./ensure.mjs').Need} */ (needed))
process.exitCode = await run({ args })
