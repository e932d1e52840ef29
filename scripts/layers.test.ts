import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED_GAMES } from '@selva/protocol/games'
import { afterAll, describe, expect, test } from 'vitest'
import { importsOf, sourcesIn } from './imports.ts'
import { root } from './paths.mjs'

/** The rules of a game are a package of the game's name. They know what a game is, and nothing else. */
const RULES: readonly string[] = PUBLISHED_GAMES
/** A package imports only packages above it in this list. */
const LAYERS = ['core', 'protocol', ...RULES, 'bots', 'web', 'server', 'cli']

const manifestOf = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Record<string, string>>
const manifest = (folder: string) => manifestOf(`${folder}/package.json`)

const tools = Object.keys(manifest('.')['devDependencies'] ?? {})

/** '@selva/core/testing' → '@selva/core' */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

test('every package has its place among the layers', () => {
  expect(readdirSync(join(root, 'packages')).toSorted()).toEqual(LAYERS.toSorted())
})

describe('rules have no clock, no files and no chance of their own', () => {
  const FORBIDDEN = {
    'clock.ts': 'export const now = (): number => Date.now()\n',
    'id.ts': 'export const id = (): string => crypto.randomUUID()\n',
    'file.ts': "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
    'roll.ts': 'export const roll = (): number => Math.random()\n',
  }
  const folder = mkdtempSync(join(tmpdir(), 'selva-lint-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The files that our linter refuses in a package of this name. */
  const refusedIn = (name: string): readonly string[] => {
    for (const file of ['biome.json', 'scripts/no-chance.grit']) cpSync(join(root, file), join(folder, file))
    const source = join(folder, 'packages', name, 'src')
    mkdirSync(source, { recursive: true })
    for (const [file, text] of Object.entries(FORBIDDEN)) writeFileSync(join(source, file), text)
    const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
    return Object.keys(FORBIDDEN).filter((file) => {
      const args = [biome, 'lint', '--vcs-enabled=false', join('packages', name, 'src', file)]
      return spawnSync(process.execPath, args, { cwd: folder }).status !== 0
    })
  }

  test.each([...RULES, 'core', 'bots', 'some-game-to-come'])('in packages/%s', (name) => {
    expect(refusedIn(name)).toEqual(Object.keys(FORBIDDEN))
  })
  test('while a server needs them', () => {
    expect(refusedIn('server')).toEqual([])
  })

  test.each(RULES)('the compiler knows neither the browser nor Node in %s', (name) => {
    const { compilerOptions = {} } = manifestOf(`packages/${name}/tsconfig.json`)
    expect(compilerOptions).not.toHaveProperty('lib')
    expect(compilerOptions).not.toHaveProperty('types')
  })
})

describe.each(LAYERS)('packages/%s', (name) => {
  const folder = `packages/${name}`
  const declared = Object.keys(manifest(folder)['dependencies'] ?? {})
  const forTests = Object.keys(manifest(folder)['devDependencies'] ?? {})

  test('depends only on packages above it', () => {
    const above = (RULES.includes(name) ? ['core'] : LAYERS.slice(0, LAYERS.indexOf(name))).map((n) => `@selva/${n}`)
    const own = declared.filter((dependency) => dependency.startsWith('@selva/'))
    expect(own.filter((dependency) => !above.includes(dependency))).toEqual([])
  })

  test('imports only what it declares, and its own files', () => {
    const wrong = sourcesIn(folder).flatMap((file) => {
      const isTest = /\.test\.tsx?$|\/(test|testing)\//.test(file)
      const allowed = [...declared, `@selva/${name}`, ...(isTest ? [...tools, ...forTests] : [])]
      return importsOf(file)
        .filter((specifier) => {
          if (specifier.startsWith('.')) return !join(root, file, '..', specifier).startsWith(join(root, folder))
          if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return false
          return !allowed.includes(packageOf(specifier))
        })
        .map((specifier) => `${file}: ${specifier}`)
    })
    expect(wrong).toEqual([])
  })
})
