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
import { afterAll, describe, expect, test } from 'vitest'
import { additionOf, BROWSER_TEST, type Edit } from './made-up-code.ts'
import { root } from './paths.mjs'

const QUICK = (process.env['SELVA_TEST'] ?? 'quick') === 'quick'

/** A watchdog for whole runs of other programs. */
const patience = { timeout: 900_000 }

/** Folders made, installed or kept beside the sources. */
const LEFT_OUT = ['.cache', '.git', 'data', 'dist', 'node_modules']

/** A copy of the repository that shares what is installed; its packages find one another and not the originals. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'selva-copy-'))
  for (const entry of readdirSync(root).filter((name) => !LEFT_OUT.includes(name)))
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (file) => !LEFT_OUT.includes(basename(file)),
    })
  const own = join(copy, 'node_modules', '@selva')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@selva') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const folder of ['bench', 'e2e', ...readdirSync(join(copy, 'packages')).map((name) => join('packages', name))]) {
    const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { readonly name: string }
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name))
  }
  return copy
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(/[\\/]/).some((part) => LEFT_OUT.includes(part)))

const copy = copied()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const before = new Map(filesIn(copy).map((file) => [file, readFileSync(join(copy, file)).toString('latin1')]))

/** The files that differ from the repository, or are new. */
const touched = (): readonly string[] =>
  filesIn(copy)
    .filter((file) => readFileSync(join(copy, file)).toString('latin1') !== before.get(file))
    .toSorted()

function write(edits: readonly Edit[]): void {
  for (const { file, make } of edits) {
    const original = join(root, file)
    writeFileSync(join(copy, file), make(existsSync(original) ? readFileSync(original, 'utf8') : ''))
  }
}

const runFile = promisify(execFile)

/** The environment without Vitest's variables, which would have Vite build for a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|(DEV|MODE|PROD|SSR|TEST|BASE_URL)$)/.test(name)),
)

/** Runs a program of the copy; its exit code and all that it says. */
async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  try {
    const { stdout, stderr } = await runFile(process.execPath, [...args], { cwd: copy, env, maxBuffer: 2 ** 26 })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
    return { code: typeof code === 'number' ? code : 1, said: stdout + stderr }
  }
}

const PASSES = { code: 0, said: expect.any(String) }
/** The packages that know Escape's rules. The others see a game by its contract, which has no codes in it. */
const PACKAGES = ['packages/escape', 'packages/bots', 'packages/cli', 'packages/web']
const types = () =>
  run(
    '-e',
    `process.exit((await (await import('./scripts/types.mjs')).checkTypes(${JSON.stringify(PACKAGES)})) ? 0 : 1)`,
  )
const vitest = (project: string, ...files: readonly string[]) =>
  run(join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...files)

describe('a made-up scenario rule, “secure sectors beside a hatch count as dangerous”', () => {
  test('does not compile while a language has no words for its letter', async () => {
    write(additionOf(false))
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    const { code, said } = await run(tsc, '--pretty', 'false', '-p', 'packages/web/tsconfig.json')
    expect(code).not.toBe(0)
    expect(said).toContain("Property 'Z' is missing")
  })

  test('is eight files, four of them catalogues, with types and tests that pass', patience, async () => {
    write(additionOf(true))
    expect(await run(join('scripts', 'docs.ts'), 'docs/rules/escape.md')).toEqual(PASSES)
    expect(touched()).toEqual(
      additionOf(true)
        .map(({ file }) => join(file))
        .toSorted(),
    )
    expect(touched()).toHaveLength(8)
    expect(touched().filter((file) => file.includes('messages'))).toHaveLength(4)
    expect(await types()).toEqual(PASSES)
    const escape = ['z1', 'paragraphs', 'modules', 'setting'].map((name) => `packages/escape/test/${name}.test.ts`)
    const web = ['book', 'explain', 'host'].map((name) => `packages/web/test/${name}.test.ts`)
    expect(await vitest('unit', ...escape, ...web)).toEqual(PASSES)
  })

  test.skipIf(QUICK)('is there for a host and at a table, in the browser', patience, async () => {
    if (existsSync(join(root, '.cache', 'chromium'))) {
      mkdirSync(join(copy, '.cache'))
      symlinkSync(join(root, '.cache', 'chromium'), join(copy, '.cache', 'chromium'))
    }
    expect(await run('-e', "await (await import('./scripts/web.mjs')).ensureWeb()")).toEqual(PASSES)
    writeFileSync(join(copy, 'e2e', 'z1.test.ts'), BROWSER_TEST)
    expect(await vitest('e2e', 'e2e/z1.test.ts')).toEqual(PASSES)
  })
})
