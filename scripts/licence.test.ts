import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, root } from './paths.mjs'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each(['.', 'bench', 'bench/peers/frameworks', 'e2e', ...packages])(
  '%s says under which licence it is',
  (folder) => {
    expect(JSON.parse(read(join(folder, 'package.json')))).toMatchObject({ license: 'MIT', private: true })
  },
)

test('the licence is MIT, and the readme says whose names the games have', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} Selva contributors\n\nPermission is hereby/)
  expect(read('README.md')).toContain('their names belong to their owners')
  expect(read('README.md')).toContain('[LICENSE](LICENSE)')
})
