import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { packages, root } from './paths.mjs'

const STAMP = join(root, 'node_modules', '.selva-install.json')

/**
 * Installs what the lockfile says, unless it is there already. A full install also serves for playing.
 * @param {'play' | 'full'} mode play: without the development tools
 */
export function ensureInstalled(mode) {
  const manifests = ['.', ...packages, 'bench', 'e2e'].map((folder) => `${folder}/package.json`)
  const hash = fingerprint(['package-lock.json', '.npmrc', ...manifests])
  const have = readStamp(STAMP)
  const wanted = have['mode'] === 'full' ? 'full' : mode
  if (have['hash'] === hash && have['mode'] === wanted) return

  console.error(`Installing ${wanted === 'full' ? 'the packages for the tests' : 'the packages for the server'}…`)
  rmSync(STAMP, { force: true })
  // Over a finished install we only add and remove what differs, so that a server that runs from it goes on.
  const command = have['mode'] ? ['install', '--no-save'] : ['ci']
  const parts = wanted === 'full' ? '--include=dev' : '--omit=dev'
  npm([...command, parts, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  writeStamp(STAMP, { hash, mode: wanted })
}

/**
 * Installs what the lockfile of a folder outside of the workspaces says, unless it is there already.
 * @param {string} folder relative to the root
 * @param {string} purpose of what is installed
 */
export function ensureInstalledIn(folder, purpose) {
  const stamp = join(root, folder, 'node_modules', '.selva-install.json')
  const hash = fingerprint(['package.json', 'package-lock.json', '.npmrc'].map((file) => `${folder}/${file}`))
  if (readStamp(stamp)['hash'] === hash) return
  console.error(`Installing what ${purpose} needs …`)
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], join(root, folder))
  writeStamp(stamp, { hash })
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd = root) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env
  const inNpm = node !== undefined && cli !== undefined && /npm-cli\.c?js$/.test(cli)
  const result = inNpm
    ? spawnSync(node, [cli, ...args], { cwd, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (result.status !== 0) throw new Error(`npm ${args[0]} failed`)
}
