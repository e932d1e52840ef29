import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './paths.mjs'

/** The path of every TypeScript file below a folder, from the root of the repository, with `/` on every system. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))
    .toSorted()

const IMPORT =
  /^import '([^'\n]+)'|^(?:(?:import|export)\b[^'\n]*|\}) from '([^'\n]+)'|\bimport\('([^'\n]+)'\)|\bnew URL\('([^'\n]+\.ts)', import\.meta\.url\)/gm

/** The specifiers of all imports in a text: of values and of types, dynamic ones, and the files of threads. */
export const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].map(([, bare, from, dynamic, thread]) => bare ?? from ?? dynamic ?? thread ?? '')

export const importsOf = (file: string): readonly string[] => importsIn(readFileSync(join(root, file), 'utf8'))
