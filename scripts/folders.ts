import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { type Graph, graphOf, type Import } from './graph.ts'
import { importsOf, sourcesIn } from './imports.ts'
import { root } from './paths.mjs'

export const SERVER = 'packages/server/src'

/** The TypeScript files of the server, below its `src`. */
export const serverFiles = (): readonly string[] => sourcesIn(SERVER).map((file) => file.slice(SERVER.length + 1))

/** Every import of one file of the server by another, types included. */
export const serverImports = (): readonly Import[] =>
  serverFiles().flatMap((from) =>
    importsOf(`${SERVER}/${from}`)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({
        from,
        to: normalize(join(dirname(from), specifier))
          .split(sep)
          .join('/'),
      })),
  )

/** The folder of a file; the files of `src` itself are the program and the package. */
export const folderOf = (file: string): string => (file.includes('/') ? dirname(file) : 'src')
export const topFolderOf = (file: string): string => folderOf(file).split('/')[0] ?? ''

/** The graph of the server's folders, of every depth or of the first alone. Tests and their tools are left out. */
export const serverGraph = (groupOf: (file: string) => string = topFolderOf): Graph =>
  graphOf(
    serverImports().filter(({ from }) => topFolderOf(from) !== 'testing'),
    groupOf,
  )

/** The graph of the packages, from the imports in their sources. */
export function packageGraph(): Graph {
  const packages = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src')))
  const imports = packages.flatMap((name) =>
    sourcesIn(`packages/${name}/src`).flatMap((from) =>
      importsOf(from)
        .filter((specifier) => specifier.startsWith('@selva/'))
        .map((specifier) => ({ from, to: `packages/${specifier.split('/')[1]}` })),
    ),
  )
  return graphOf(imports, (file) => file.split('/')[1] ?? '')
}
