import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './children.mjs'
import { root } from './paths.mjs'

/** @typedef {{ passed: number, failed: number, names: string[] }} Tally */
/** @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} TestFile */

/**
 * Runs one Vitest project and counts.
 * @param {string} project
 * @param {{ args: string[], env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Tally>}
 */
export async function vitest(project, { args, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'selva-test-'))
  const report = join(folder, 'report.json')
  const cli = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const code = await run({ args: [cli, 'run', '--project', project, ...reporters, ...args], env })
    const tally = read(report)
    if (code !== 0 && tally.failed === 0) {
      tally.failed = 1
      tally.names.push(`${project}: an error outside of all tests`)
    }
    return tally
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} report
 * @returns {Tally}
 */
function read(report) {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} */
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot even be loaded has no tests to count.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    const names = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      names: [...broken.map(({ name }) => relative(root, name)), ...names],
    }
  } catch {
    return { passed: 0, failed: 1, names: ['the test report cannot be read'] }
  }
}
