import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** @typedef {{ args: string[], cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} Program */

const TETHER = pathToFileURL(join(root, 'scripts', 'tether.mjs')).href

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let interrupted = 0

/**
 * Runs a program with the pinned Node in a process group of its own. Signals to us go to it, and when it ends the
 * rest of its group ends too.
 * @param {Program} program
 * @returns {Promise<number>} the exit code
 */
export function run({ args, cwd = root, env = process.env, quiet = false }) {
  const child = spawn(pinnedNode(), ['--import', TETHER, ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', quiet ? 2 : 'inherit', 'inherit', 'ipc'],
  })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running.delete(child)
      endGroup(child.pid)
      if (interrupted) process.exitCode = 128 + interrupted
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL'])
    })
  })
}

/** Whether someone asked us to stop. */
export const isInterrupted = () => interrupted > 0

/** @param {NodeJS.Signals} signal */
export function stopAll(signal) {
  for (const child of running) child.kill(signal)
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined || process.platform === 'win32') return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing is left of it.
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    interrupted = constants.signals[signal]
    stopAll(signal)
    if (running.size === 0) process.exit(128 + interrupted)
  })
}

// npm may be killed without a chance to pass the signal on: then we, or the shell between us, get another parent.
const before = ancestors()
if (process.env['npm_lifecycle_event']) {
  setInterval(() => ancestors() !== before && process.kill(process.pid, 'SIGTERM'), 1000).unref()
}

/** Our parent and, where we can look, its parent. */
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${/^PPid:.*$/m.exec(status)?.[0]}`
  } catch {
    return `${process.ppid}`
  }
}
