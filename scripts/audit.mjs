// npm run audit: asks the registry for known vulnerabilities in our dependencies. If no registry answers, it says so.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { endWithHelp } from './help.mjs'
import { root } from './paths.mjs'

/** @typedef {'clean' | 'holes' | 'unknown'} Verdict */

/**
 * Verdict on the answer of `npm audit`.
 * @param {string} text its answer in JSON
 * @returns {{ verdict: Verdict, says: string }}
 */
export function verdictOf(text) {
  try {
    const { metadata, message, error } = JSON.parse(text)
    const found = metadata?.vulnerabilities
    if (found === undefined) return { verdict: 'unknown', says: String(message ?? error?.summary ?? 'no answer') }
    const serious = found.moderate + found.high + found.critical
    return { verdict: serious > 0 ? 'holes' : 'clean', says: JSON.stringify(found) }
  } catch {
    return { verdict: 'unknown', says: 'no answer' }
  }
}

/** Prints what is known. @returns {boolean} whether nothing bad is known */
export function audit() {
  const npm = spawnSync('npm', ['audit', '--json', '--loglevel=silent'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { verdict, says } = verdictOf(npm.stdout ?? '')
  const lines = {
    clean: 'audit: no known vulnerabilities in our dependencies',
    holes: `audit: there are known vulnerabilities (${says}); npm audit lists them`,
    unknown: `audit: NOT DONE, the registry did not answer (${says})`,
  }
  console.log(lines[verdict])
  return verdict !== 'holes'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithHelp(`npm run audit

Asks the npm registry for known vulnerabilities in our dependencies.`)
  if (!audit()) process.exitCode = 1
}
