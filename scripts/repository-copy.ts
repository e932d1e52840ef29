import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Edit } from './made-up-edit.ts'
import { root } from './paths.mjs'

/** Folders made, installed or kept beside the sources. */
const LEFT_OUT = ['.cache', '.git', 'data', 'dist', 'node_modules']

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(/[\\/]/).some((part) => LEFT_OUT.includes(part)))

/** The environment without Vitest's variables, which would have Vite build for a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|(DEV|MODE|PROD|SSR|TEST|BASE_URL)$)/.test(name)),
)

const runFile = promisify(execFile)

export type Outcome = { readonly code: number; readonly said: string }

type RepositoryCopy = {
  readonly folder: string
  /** Makes these edits, one after the other, and takes back those before. */
  write(edits: readonly Edit[]): void
  /** The files that differ from the repository, or are new. */
  touched(): readonly string[]
  /** Runs a program of the copy; its exit code and all that it says. */
  run(...args: readonly string[]): Promise<Outcome>
  remove(): void
}

/** A copy of the repository that shares what is installed; its packages find one another and not the originals. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'selva-copy-'))
  for (const entry of readdirSync(root).filter((name) => !LEFT_OUT.includes(name)))
    cpSync(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (file) => !LEFT_OUT.includes(basename(file)),
    })
  const own = join(folder, 'node_modules', '@selva')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@selva') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const packages = readdirSync(join(folder, 'packages')).map((name) => join('packages', name))
  for (const part of ['bench', 'e2e', ...packages]) {
    const { name } = JSON.parse(readFileSync(join(folder, part, 'package.json'), 'utf8')) as { readonly name: string }
    symlinkSync(join(folder, part), join(folder, 'node_modules', name))
  }
  const textOf = (file: string): string => readFileSync(join(folder, file)).toString('latin1')
  const before = new Map(filesIn(folder).map((file) => [file, textOf(file)]))
  const touched = (): readonly string[] =>
    filesIn(folder)
      .filter((file) => textOf(file) !== before.get(file))
      .toSorted()
  return {
    folder,
    write(edits) {
      for (const file of touched())
        if (before.has(file)) cpSync(join(root, file), join(folder, file))
        else rmSync(join(folder, file))
      for (const { file, make } of edits) {
        const place = join(folder, file)
        writeFileSync(place, make(existsSync(place) ? readFileSync(place, 'utf8') : ''))
      }
    },
    touched,
    async run(...args) {
      try {
        const { stdout, stderr } = await runFile(process.execPath, [...args], { cwd: folder, env, maxBuffer: 2 ** 26 })
        return { code: 0, said: stdout + stderr }
      } catch (error) {
        const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
        return { code: typeof code === 'number' ? code : 1, said: stdout + stderr }
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
