import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Commands that npm knows by another name than `npm run NAME`, or that are told by another command. */
const SAID: Readonly<Record<string, string>> = {
  start: 'npm start',
  test: 'npm test',
  'test:full': 'npm test',
  nightly: 'npm test',
  format: 'npm run lint',
}

test.each(Object.entries(scripts))('npm run %s -- --help explains the command and does nothing else', (name, line) => {
  const [program = '', ...args] = line.split(' ')
  expect(program).toBe('node')
  const { status, stdout } = spawnSync(process.execPath, [...args, '--help'], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(0)
  // One usage, and no line of the work itself.
  expect(stdout.trimStart().startsWith(SAID[name] ?? `npm run ${name}`)).toBe(true)
  expect(stdout).not.toMatch(/Building|Installing|passed|wrote/)
})
