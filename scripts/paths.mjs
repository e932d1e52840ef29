import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of this clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folder of generated files, which may be deleted at any time. */
export const cache = join(root, '.cache')

/** The folders of all packages, relative to the root. */
export const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `packages/${entry.name}`)
