// npm test [-- what to give to Vitest]: types, lint, unit and integration tests, then whole games in a browser.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { isInterrupted, run } from './children.mjs'
import { ensure } from './ensure.mjs'
import { endWithHelp } from './help.mjs'
import { endLeftovers } from './leftovers.mjs'
import { lint } from './lint.mjs'
import { root } from './paths.mjs'
import { checkTypes } from './types.mjs'
import { vitest } from './vitest.mjs'

endWithHelp(`npm test [-- OPTIONS]

Checks types and style, then runs the unit and integration tests and whole games in a real browser.
What you give after -- goes to Vitest, for example npm test -- zone.

  npm run test:full   more random games, more sizes, more screens (an hour or more)
  npm run nightly     much more of the same, the siege and the audit of dependencies (hours)`)
const level = process.argv.find((arg) => arg.startsWith('--level='))?.slice('--level='.length)
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--level='))
if (args.length > 0) args.push('--passWithNoTests')
const SIEGE = join(root, 'bench', 'main.ts')
const CLI = join(root, 'packages', 'cli', 'src', 'main.ts')
// A run that was stopped goes on from here.
const BALANCE = join(root, '.cache', 'balance.txt')
const runId = randomUUID()
const env = { ...process.env, SELVA_TEST: level ?? process.env['SELVA_TEST'] ?? 'quick', SELVA_RUN: runId }

/** @param {() => Promise<boolean>} check */
const one = (check) => async () =>
  (await check()) ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [] }

const parts = {
  setup: () => ensure('browser').then(() => ({ passed: 0, failed: 0, names: [] })),
  types: one(checkTypes),
  lint: one(lint),
  ...(env.SELVA_TEST === 'nightly' ? { audit: one(async () => audit()) } : {}),
  'unit and integration tests': () => vitest('unit', { args, env }),
  'browser tests': () => vitest('e2e', { args, env }),
  ...(env.SELVA_TEST === 'nightly'
    ? {
        siege: one(async () => (await run({ args: [SIEGE, 'siege'], env })) === 0),
        balance: one(async () => (await run({ args: [CLI, 'balance', '--out', BALANCE], env })) === 0),
      }
    : {}),
}

let passed = 0
let failed = 0
/** @type {string[]} */
const names = []
for (const [name, part] of Object.entries(parts)) {
  if (isInterrupted()) break
  console.log(`\n── ${name}`)
  try {
    const tally = await part()
    passed += tally.passed
    failed += tally.failed
    names.push(...(tally.failed > 0 && tally.names.length === 0 ? [name] : tally.names))
  } catch (error) {
    console.error(error)
    failed += 1
    names.push(name)
  }
}
endLeftovers(`SELVA_RUN=${runId}`)

if (isInterrupted()) failed += 1
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
