import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..', '..')
const folder = mkdtempSync(join(here, 'visibility-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The compiler's messages about a game with this visibility table. */
function complaints(table: string): string {
  writeFileSync(
    join(folder, 'game.ts'),
    `import { everyone, nobody, only, type Seat, type Visibility } from '../../src/index.ts'
type Fact =
  | { readonly kind: 'moved'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'waited'; readonly seat: Seat }
export const visibility = ${table} as const satisfies Visibility<Fact>
export const all = [everyone, nobody, only]
`,
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.test.json', include: ['game.ts', '../../src/index.ts'] }),
  )
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '--pretty', 'false', '-p', folder],
      { encoding: 'utf8' },
    )
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

describe('a visibility table', () => {
  it('compiles when every field of every fact has its line', () => {
    expect(complaints(`{ moved: { seat: everyone, to: only('seat') }, waited: { seat: everyone } }`)).toBe('')
  })
  it('does not compile when a field is forgotten, and says which', () => {
    expect(complaints(`{ moved: { seat: everyone }, waited: { seat: everyone } }`)).toContain(
      "Property 'to' is missing",
    )
  })
  it('does not compile when a kind is forgotten, and says which', () => {
    expect(complaints(`{ moved: { seat: everyone, to: only('seat') } }`)).toContain("Property 'waited' is missing")
  })
  it('does not compile when the audience is not a seat', () => {
    expect(complaints(`{ moved: { seat: everyone, to: only('to') }, waited: { seat: everyone } }`)).toContain('"to"')
  })
})
