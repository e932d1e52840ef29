import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A page that must stay light: the modules by which it begins, and the most it may weigh in bytes on the wire. */
export type PageLimit = { readonly page: string; readonly modules: readonly RegExp[]; readonly atMost: number }

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** The file that a module was put into. */
function fileWith(bundle: Bundle, module: RegExp): string {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => module.test(id))) return file.fileName
  throw new Error(`nothing was built from ${module}`)
}

/** The files a page loads: those it begins with, all they import, and their styles. */
function filesOf(bundle: Bundle, modules: readonly RegExp[]): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (name: string): void => {
    const file = bundle[name]
    if (file === undefined || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    for (const next of file.imports) add(next)
    for (const css of file.viteMetadata?.importedCss ?? []) files.add(css)
  }
  for (const module of modules) add(fileWith(bundle, module))
  return files
}

/** The bytes of a written file as the server sends it: compressed where the build has left a compressed copy. */
function sentBytes(folder: string, name: string): number {
  const path = join(folder, name)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/**
 * Weighs the pages as they are sent, and refuses to build one that is too heavy. The files on the disk are weighed, after
 * every other plugin: Vite writes the lists of files to preload into the code after the hook that could see it all.
 */
export const weighPages = (limits: readonly PageLimit[]): Plugin => ({
  name: 'weigh-pages',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const heavy: string[] = []
      for (const { page, modules, atMost } of limits) {
        const files = [...filesOf(bundle, modules)]
        const bytes = files.reduce((sum, name) => sum + sentBytes(dir, name), 0)
        if (bytes > atMost) heavy.push(`${page} weighs ${bytes} bytes, more than ${atMost}`)
        this.info(`${page}: ${(bytes / 1000).toFixed(1)} kB of ${atMost / 1000}`)
      }
      if (heavy.length > 0) this.error(heavy.join('\n'))
    },
  },
})
