import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingIn, packageOf } from '../notices.ts'

const NOTICES = readFileSync(new URL('../../../THIRD-PARTY-NOTICES.md', import.meta.url), 'utf8')
const TOKENS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
const FONTS = [...TOKENS.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, path = '']) => `node_modules/${path}`)

test('a file belongs to the innermost package around it', () => {
  expect(packageOf('/selva/node_modules/preact/dist/preact.mjs')).toBe('preact')
  expect(packageOf('/selva/node_modules/a/node_modules/@b/c/d.js')).toBe('@b/c')
  expect(packageOf('C:\\selva\\node_modules\\@preact\\signals\\index.js')).toBe('@preact/signals')
  expect(packageOf('/selva/packages/web/src/main.tsx')).toBeUndefined()
})

test('the notices name every font that the styles load, with its copyright and the whole licence', () => {
  const fonts = FONTS.flatMap((file) => packageOf(file) ?? [])
  expect(fonts).toHaveLength(2)
  expect(missingIn(NOTICES, fonts)).toEqual([])
  for (const font of fonts) {
    const licence = readFileSync(new URL(`../../../node_modules/${font}/LICENSE`, import.meta.url), 'utf8')
    expect(NOTICES).toContain(licence.slice(licence.indexOf('This Font Software is licensed')).trim())
  }
})

test('a package without a notice, or without its copyright, is found', () => {
  expect(missingIn(NOTICES, ['preact', 'preact', 'fastify'])).toEqual(['fastify'])
  expect(missingIn(NOTICES.replace('Jason Miller', 'somebody'), ['preact', 'uqr'])).toEqual(['preact'])
})
