import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, sourcesIn } from './imports.ts'
import { root } from './paths.mjs'

// A package imports only packages above it in this list.
const LAYERS = ['core', 'protocol', 'escape', 'stay-away', 'bots', 'web', 'server', 'cli']

const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>

const tools = Object.keys(manifest('.')['devDependencies'] ?? {})

/** '@selva/core/testing' → '@selva/core' */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

describe.each(LAYERS.filter((name) => existsSync(join(root, 'packages', name))))('packages/%s', (name) => {
  const folder = `packages/${name}`
  const declared = Object.keys(manifest(folder)['dependencies'] ?? {})
  const forTests = Object.keys(manifest(folder)['devDependencies'] ?? {})

  test('depends only on packages above it', () => {
    const above = LAYERS.slice(0, LAYERS.indexOf(name)).map((other) => `@selva/${other}`)
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
