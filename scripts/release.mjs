// npm run release -- VERSION [--dry-run]: makes one commit and one tag that are the release.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithHelp } from './help.mjs'
import { packages, root } from './paths.mjs'

/** The release cannot be made, for a reason to be told. */
class NotNow extends Error {}

const WORKSPACES = ['bench', 'e2e', ...packages]
const MANIFESTS = ['package.json', ...WORKSPACES.map((folder) => `${folder}/package.json`)]
const LOCKFILE = 'package-lock.json'
const OPENAPI = 'docs/openapi.json'
const CHANGELOG = 'CHANGELOG.md'
const MIGRATIONS = 'packages/server/src/store/migrations'
const FIXTURES = 'packages/server/test/fixtures'
const UNRELEASED = '## Unreleased'

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const asJson = (/** @type {unknown} */ value) => `${JSON.stringify(value, undefined, 2)}\n`

/** Is this version later than the other? */
function isLater(/** @type {string} */ version, /** @type {string} */ other) {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number))
  const differs = a?.findIndex((n, i) => n !== b?.[i]) ?? -1
  return differs >= 0 && Number(a?.[differs]) > Number(b?.[differs])
}

/** @param {string} version @param {string} current */
function checkPlace(version, current) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new NotNow('npm run release -- VERSION [--dry-run], for example npm run release -- 1.2.3')
  if (!isLater(version, current)) throw new NotNow(`The current version is ${current}, and ${version} is not later.`)
  const branch = git('branch', '--show-current')
  if (branch !== 'main') throw new NotNow(`Switch to the branch main first. This is ${branch || 'no branch'}.`)
  if (git('status', '--porcelain') !== '') throw new NotNow('Commit your changes first.')
  if (git('tag', '--list', `v${version}`) !== '') throw new NotNow(`The tag v${version} already exists.`)
}

/** People will have data of this release: it must be among what every later version is tested with. */
function checkStoredData() {
  const latest = readdirSync(join(root, MIGRATIONS)).filter((name) => /^\d+-/.test(name)).length
  const stored = readdirSync(join(root, FIXTURES)).some((name) => name.endsWith(`-data-${latest}`))
  if (!stored)
    throw new NotNow(`The tests have no data of version ${latest} yet. ${FIXTURES}/README.md explains how to store it.`)
}

/** The changelog with what was unreleased under this version, and a new place above it. */
function releasedChangelog(/** @type {string} */ text, /** @type {string} */ version) {
  const start = text.indexOf(`${UNRELEASED}\n`)
  if (start < 0) throw new NotNow(`${CHANGELOG} has no section "${UNRELEASED}".`)
  const after = text.slice(start + UNRELEASED.length + 1)
  if ((after.split(/^## /m)[0] ?? '').trim() === '') throw new NotNow(`Describe this release in ${CHANGELOG} first.`)
  const day = new Date().toISOString().slice(0, 10)
  return `${text.slice(0, start)}${UNRELEASED}\n\n## ${version} (${day})\n${after}`
}

/** The lockfile with the new version of each of our packages, also where one depends on another. */
function releasedLock(/** @type {string} */ text, /** @type {string} */ version) {
  const lock = JSON.parse(text)
  lock.version = version
  for (const folder of ['', ...WORKSPACES]) {
    const entry = lock.packages[folder]
    entry.version = version
    for (const name of Object.keys(entry.dependencies ?? {}))
      if (name.startsWith('@selva/')) entry.dependencies[name] = version
  }
  return asJson(lock)
}

/** Every file of the release, as it will be. */
function releasedFiles(/** @type {string} */ version) {
  const openapi = JSON.parse(read(OPENAPI))
  openapi.info.version = version
  const ours = /^( *"(?:version|@selva\/[\w-]+)": ")\d+\.\d+\.\d+(?=")/gm
  return new Map([
    ...MANIFESTS.map((file) => /** @type {const} */ ([file, read(file).replace(ours, `$1${version}`)])),
    [LOCKFILE, releasedLock(read(LOCKFILE), version)],
    [OPENAPI, asJson(openapi)],
    [CHANGELOG, releasedChangelog(read(CHANGELOG), version)],
  ])
}

function release(/** @type {string} */ version, /** @type {boolean} */ dryRun) {
  checkPlace(version, JSON.parse(read('package.json')).version)
  checkStoredData()
  const files = releasedFiles(version)
  if (dryRun) {
    console.log(`Version ${version} would change and commit these files, and create the tag v${version}:`)
    for (const file of files.keys()) console.log(`  ${file}`)
    return
  }
  for (const [file, text] of files) writeFileSync(join(root, file), text)
  git('commit', '--quiet', '--all', '--message', `release: ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Selva ${version}`)
  console.log(`Version ${version} is committed and tagged. Check it with git show, then run: git push --follow-tags`)
}

endWithHelp(`npm run release -- VERSION [--dry-run]

Makes one commit and one tag that are the release, for example npm run release -- 1.2.3.
The changelog must have something new, and every file must be committed.

  --dry-run   only print what would change`)
const args = process.argv.slice(2)
try {
  release(args.find((arg) => !arg.startsWith('-')) ?? '', args.includes('--dry-run'))
} catch (error) {
  if (!(error instanceof NotNow)) throw error
  console.error(error.message)
  process.exitCode = 1
}
