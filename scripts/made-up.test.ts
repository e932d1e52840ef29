import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cardAddition } from './made-up-card.ts'
import { characterAddition } from './made-up-character.ts'
import { BROWSER_TEST, codeAddition } from './made-up-code.ts'
import type { Edit } from './made-up-edit.ts'
import { itemAddition } from './made-up-item.ts'
import { parameterAddition } from './made-up-parameter.ts'
import { root } from './paths.mjs'
import { copyRepository, type Outcome } from './repository-copy.ts'

const QUICK = (process.env['SELVA_TEST'] ?? 'quick') === 'quick'

/** A watchdog for whole runs of other programs. */
const patience = { timeout: 900_000 }

const copy = copyRepository()
afterAll(copy.remove)

const passes = ({ code, said }: Outcome): void => expect(code, said).toBe(0)
/** The packages that know the rules of a game. The others see a game by its contract. */
const PACKAGES = ['escape', 'stay-away', 'bots', 'cli', 'web'].map((name) => `packages/${name}`)
const types = () =>
  copy.run(
    '-e',
    `process.exit((await (await import('./scripts/types.mjs')).checkTypes(${JSON.stringify(PACKAGES)})) ? 0 : 1)`,
  )
const vitest = (project: string, ...files: readonly string[]) =>
  copy.run(join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...files)
const tests = (name: string, ...files: readonly string[]) =>
  files.map((file) => `packages/${name}/test/${file}.test.ts`)

const filesOf = (edits: readonly Edit[]): readonly string[] =>
  [...new Set(edits.map(({ file }) => join(file)))].toSorted()
const catalogues = (edits: readonly Edit[]): number => filesOf(edits).filter((file) => file.includes('messages')).length

const ADDED = {
  rule: codeAddition(),
  'rule with a parameter': parameterAddition(),
  item: itemAddition(),
  character: characterAddition(),
  card: cardAddition(),
}

describe('a made-up scenario rule, item, character and card', () => {
  test('do not compile while a language has no words for them', async () => {
    copy.write(
      [codeAddition, parameterAddition, itemAddition, characterAddition, cardAddition].flatMap((added) => added(false)),
    )
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    const { code, said } = await copy.run(tsc, '--pretty', 'false', '-p', 'packages/web/tsconfig.json')
    expect(code).not.toBe(0)
    for (const missing of [/ missing .*\bZ\b/, /'Y\.1' does not exist/, /'beacon'/, /'armoured'/, /'binoculars'/])
      expect(said).toMatch(missing)
  })

  test('are the files they are said to be', () => {
    const sizes = Object.entries(ADDED).map(([name, edits]) => [name, filesOf(edits).length, catalogues(edits)])
    expect(sizes).toEqual([
      ['rule', 8, 4],
      ['rule with a parameter', 8, 4],
      ['item', 10, 4],
      ['character', 9, 4],
      ['card', 10, 4],
    ])
  })

  test('have types and tests that pass, with no other file touched', patience, async () => {
    const edits = Object.values(ADDED).flat()
    copy.write(edits)
    passes(await copy.run(join('scripts', 'docs.ts'), 'docs/rules/escape.md'))
    expect(copy.touched()).toEqual(filesOf(edits))
    passes(await types())
    const files = [
      ...tests(
        'escape',
        'z1',
        'y1',
        'beacon',
        'armoured',
        'paragraphs',
        'modules',
        'setting',
        'cards',
        'turn',
        'ultimate',
      ),
      ...tests('stay-away', 'binoculars', 'paragraphs', 'deck'),
      ...tests('web', 'book', 'explain', 'host', 'icons', 'plays', 'stay-away-host', 'stay-away-words'),
    ]
    passes(await vitest('unit', ...files))
  })

  test.skipIf(QUICK)('are there for a host and at a table, in the browser', patience, async () => {
    if (existsSync(join(root, '.cache', 'chromium'))) {
      mkdirSync(join(copy.folder, '.cache'))
      symlinkSync(join(root, '.cache', 'chromium'), join(copy.folder, '.cache', 'chromium'))
    }
    passes(await copy.run('-e', "await (await import('./scripts/web.mjs')).ensureWeb()"))
    writeFileSync(join(copy.folder, 'e2e', 'z1.test.ts'), BROWSER_TEST)
    passes(await vitest('e2e', 'e2e/z1.test.ts'))
  })
})
