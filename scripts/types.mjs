import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './children.mjs'
import { ensure } from './ensure.mjs'
import { endWithHelp } from './help.mjs'
import { packages, root } from './paths.mjs'

/**
 * Type-checks every project: a package, its tests where they may know more than the package, and the rest.
 * @param {readonly string[]} folders
 */
export async function checkTypes(folders = ['.', ...packages]) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const projects = folders
    .flatMap((folder) => [`${folder}/tsconfig.json`, `${folder}/tsconfig.test.json`])
    .filter((file) => existsSync(join(root, file)))
  let clean = true
  for (const project of projects) {
    const code = await run({ args: [tsc, '--pretty', 'false', '-p', project] })
    if (code !== 0) console.error(`types: ${project} has errors`)
    clean &&= code === 0
  }
  return clean
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithHelp(`npm run types

Checks the types of every package and of its tests.`)
  await ensure('full')
  if (!(await checkTypes())) process.exitCode = 1
}
