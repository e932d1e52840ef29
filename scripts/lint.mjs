import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './children.mjs'
import { ensure } from './ensure.mjs'
import { root } from './paths.mjs'

/** @param {string[]} options of Biome, such as --write */
export async function lint(options = []) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  return (await run({ args: [biome, 'check', '--error-on-warnings', ...options] })) === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensure('full')
  if (!(await lint(process.argv.slice(2)))) process.exitCode = 1
}
