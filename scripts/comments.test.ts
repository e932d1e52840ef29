import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

/** A sentence begins with its subject: the reader must not wait for the verb to know what is described. */
const RELATIVE = /^(What|Whatever|Who|Whom|Whose|Whoever|Those|Where|Wherever|So many|So much|So often)\b(?!.*\?$)/

/** The ids of paragraphs, or the name of a step, over a rule. */
const CITED = /^(?:(?:[A-Z]{2,5}-\w+|(?:Section|section) \d+|[A-Z]{3,8})(?: \([^)]*\))?(?:,| to|;)? ?)+: /

const files: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /^(packages|bench|e2e|scripts)\/.*\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

test('no doc comment begins with a relative clause', () => {
  const wrong = files.flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(/\/\*\*\s*(?:\* ?)?([^\n]*)/g)]
      .filter((match) => RELATIVE.test((match[1] ?? '').replace(/ ?\*\/$/, '').replace(CITED, '')))
      .map((match) => `${file}:${text.slice(0, match.index).split('\n').length}: ${match[1]}`)
  })
  expect(wrong).toEqual([])
})
