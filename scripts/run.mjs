// node scripts/run.mjs NEED FILE …: runs a TypeScript file with the pinned Node, after making sure of what it needs.
import { run } from './children.mjs'
import { ensure } from './ensure.mjs'

const [need, ...args] = process.argv.slice(2)
await ensure(/** @type {import('./ensure.mjs').Need} */ (need))
process.exitCode = await run({ args })
