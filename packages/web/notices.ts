import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The address of the notices beside the built client. */
const NOTICES_FILE = 'third-party-notices.txt'

/** The package from which a file comes, if it is not our own. */
export function packageOf(file: string): string | undefined {
  const path = file.replaceAll('\\', '/')
  const start = path.lastIndexOf('node_modules/')
  if (start < 0) return undefined
  const parts = path.slice(start + 'node_modules/'.length).split('/')
  return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/')
}

/** The lines of a package's licence that name the holders of the copyright. */
function copyrightOf(name: string): readonly string[] {
  const folder = join(ROOT, 'node_modules', name)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const lines = file === undefined ? [] : readFileSync(join(folder, file), 'utf8').split('\n')
  const named = lines.map((line) => line.trim()).filter((line) => line.startsWith('Copyright'))
  if (named.length === 0) throw new Error(`${name} has no licence that names a copyright`)
  return named
}

/** The packages whose name or copyright is not in the notices. */
export const missingIn = (text: string, packages: Iterable<string>): readonly string[] =>
  [...new Set(packages)].filter((name) => ![`### ${name}\n`, ...copyrightOf(name)].every((line) => text.includes(line)))

/** Licences ask that their text travels with every copy: puts it beside the client, and fails where one is missing. */
export const notices = (): Plugin => ({
  name: 'notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const text = readFileSync(join(ROOT, 'THIRD-PARTY-NOTICES.md'), 'utf8')
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
    )
    const packages = new Set(files.flatMap((file) => packageOf(file) ?? []))
    const missing = missingIn(text, packages)
    if (missing.length > 0) this.error(`THIRD-PARTY-NOTICES.md does not name ${missing.join(', ')}`)
    const unused = [...text.matchAll(/^### (.+)$/gm)].flatMap(([, name = '']) => (packages.has(name) ? [] : [name]))
    if (unused.length > 0)
      this.error(`THIRD-PARTY-NOTICES.md names ${unused.join(', ')}, which the client does not use`)
    this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: text })
  },
})
