import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packages, root } from './paths.mjs'

const CHANGES = '# Changelog\n\n## Unreleased\n\n- A new thing.\n\n## 0.0.9 (2020-01-01)\n\n- An old thing.\n'
const MANIFESTS = [
  'package.json',
  'bench/package.json',
  'e2e/package.json',
  ...packages.map((p) => `${p}/package.json`),
]
const COPIED = [
  ...MANIFESTS,
  'package-lock.json',
  'docs/openapi.json',
  'scripts/help.mjs',
  'scripts/paths.mjs',
  'scripts/release.mjs',
  'packages/server/src/store/migrations',
  'packages/server/test/fixtures',
]

/** A repository of its own with all that a release touches, on main, with everything committed. */
function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of COPIED) cpSync(join(root, file), join(folder, file), { recursive: true })
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGES)
  const somebody = { NAME: 'Ana', EMAIL: 'ana@example.org' }
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      Object.entries(somebody).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
      ]),
    ),
  }
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=before')
  return {
    git,
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string): void => writeFileSync(join(folder, file), text),
    release(...args: readonly string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
        cwd: folder,
        env,
        encoding: 'utf8',
      })
      return { status, said: stdout + stderr }
    },
  }
}

test('a release sets every version, dates the changelog, commits and tags', () => {
  const { git, read, release } = clone()
  const { version: before } = JSON.parse(read('package.json'))
  expect(release('99.0.0')).toMatchObject({ status: 0, said: expect.stringContaining('git push --follow-tags') })

  for (const file of MANIFESTS) {
    const { version, dependencies = {} } = JSON.parse(read(file))
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@selva/'))
    expect([version, ...ours.map((name) => dependencies[name])]).toEqual(['99.0.0', ...ours.map(() => '99.0.0')])
    // Nothing else in it has changed.
    expect(read(file).replaceAll('99.0.0', before)).toBe(readFileSync(join(root, file), 'utf8'))
  }
  const lock = JSON.parse(read('package-lock.json'))
  expect(lock.version).toBe('99.0.0')
  for (const folder of ['', 'bench', 'e2e', ...packages]) {
    expect(lock.packages[folder]).toMatchObject({ version: '99.0.0' })
    const { dependencies = {} } = JSON.parse(read(join(folder, 'package.json')))
    expect(lock.packages[folder].dependencies ?? {}).toEqual(dependencies)
  }
  expect(JSON.parse(read('docs/openapi.json')).info.version).toBe('99.0.0')
  expect(read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 99\.0\.0 \(\d{4}-\d\d-\d\d\)\n\n- A new thing\.\n\n## 0\.0\.9 \(2020-01-01\)\n\n- An old thing\.\n$/,
  )

  expect(git('log', '-1', '--format=%s')).toBe('release: 99.0.0')
  expect(git('rev-parse', 'v99.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(git('cat-file', '-t', 'v99.0.0')).toBe('tag')
  expect(git('status', '--porcelain')).toBe('')
  expect(release('99.0.1')).toMatchObject({ status: 1, said: expect.stringContaining('Describe this release') })
})

test('a dry run says what would change, and changes nothing', () => {
  const { git, read, release } = clone()
  const before = git('rev-parse', 'HEAD')
  const { status, said } = release('99.0.0', '--dry-run')
  expect(status).toBe(0)
  for (const file of [...MANIFESTS, 'package-lock.json', 'docs/openapi.json', 'CHANGELOG.md'])
    expect(said).toContain(`  ${file}\n`)
  expect(read('CHANGELOG.md')).toBe(CHANGES)
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', ''])
})

test('a release is refused where it would be wrong, and says why', () => {
  const { git, write, release } = clone()
  const before = git('rev-parse', 'HEAD')
  const no = (words: string, ...args: readonly string[]): void =>
    expect(release(...args)).toMatchObject({ status: 1, said: expect.stringContaining(words) })
  no('npm run release -- VERSION')
  no('npm run release -- VERSION', '1.2')
  no('is not later', '0.0.1')
  write('CHANGELOG.md', '# Changelog\n')
  no('Commit your changes', '99.0.0')
  git('commit', '--quiet', '--all', '--message=no section')
  no('has no section', '99.0.0')
  git('reset', '--quiet', '--hard', before)
  git('checkout', '--quiet', '-b', 'other')
  no('This is other', '99.0.0')
  git('checkout', '--quiet', 'main')
  git('tag', 'v99.0.0')
  no('The tag v99.0.0 already exists', '99.0.0')
  git('tag', '--delete', 'v99.0.0')
  write('packages/server/src/store/migrations/9999-new.ts', '')
  git('add', '--all')
  git('commit', '--quiet', '--message=a migration')
  no('no data of version', '99.0.0')
  expect(git('tag')).toBe('')
})
