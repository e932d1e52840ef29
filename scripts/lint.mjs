import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './children.mjs'
import { ensure } from './ensure.mjs'
import { endWithHelp } from './help.mjs'
import { cache, root } from './paths.mjs'

const modules = join(root, 'node_modules')

/**
 * Style and common mistakes.
 * @param {string[]} options of Biome, such as --write
 */
async function biome(options = []) {
  const program = join(modules, '@biomejs', 'biome', 'bin', 'biome')
  return (await run({ args: [program, 'check', '--error-on-warnings', ...options] })) === 0
}

/** Files, exports and dependencies that nothing uses (knip.jsonc). */
async function unused() {
  return (await run({ args: [join(modules, 'knip', 'bin', 'knip.js'), '--no-progress'] })) === 0
}

/** Words that are in no dictionary (cspell.json); words of our own are in scripts/spelling.txt. */
async function spelling() {
  const quiet = ['--no-progress', '--no-summary', '--show-suggestions']
  const kept = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cache, 'spelling.json')]
  return (await run({ args: [join(modules, 'cspell', 'bin.mjs'), 'lint', ...quiet, ...kept] })) === 0
}

export async function lint() {
  const clean = await Promise.all([biome(), unused(), spelling()])
  return clean.every((one) => one)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithHelp(`npm run lint [-- OPTIONS]

Checks the style (Biome), unused code (knip) and spelling (cspell).
With OPTIONS only Biome runs, and gets them, for example npm run lint -- --write.

  npm run format   corrects the style`)
  await ensure('full')
  const options = process.argv.slice(2)
  // Options go to Biome alone: what it is asked to change is all that can be changed without a decision.
  if (!(await (options.length > 0 ? biome(options) : lint()))) process.exitCode = 1
}
