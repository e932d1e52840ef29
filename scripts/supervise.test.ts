import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../packages/server/test/temporary.ts'
import { root } from './paths.mjs'
import { PAUSES, STEADY, supervise } from './supervise.mjs'

/** A program that ends with these codes, each after a while; the last one again and again. */
async function watched(runs: readonly { readonly code: number; readonly lasts?: number }[], isStopping = () => false) {
  let time = 0
  let starts = 0
  const pauses: number[] = []
  const said: string[] = []
  const code = await supervise({
    async start() {
      const { code = 0, lasts = 0 } = runs[Math.min(starts++, runs.length - 1)] ?? {}
      time += lasts
      return code
    },
    pause: async (ms) => pauses.push(ms),
    now: () => time,
    say: (text) => said.push(text),
    isStopping,
  })
  return { code, starts, pauses, said }
}

test.each([
  ['a stop', 0],
  ['a refusal to start, such as a taken port', 1],
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('after %s the server is not started again', async (_, code) => {
  expect(await watched([{ code }])).toEqual({ code, starts: 1, pauses: [], said: [] })
})

test.each([
  ['an error without an owner', 70],
  ['kill -9', 137],
  ['the end of its memory', 134],
])('after %s the server is started again', async (_, code) => {
  const { starts, pauses, said } = await watched([{ code }, { code: 0 }])
  expect([starts, pauses]).toEqual([2, [0]])
  expect(said).toEqual([`Selva crashed (exit code ${code}) and restarts now.`])
})

test('the pauses grow, and after several crashes in a row the server is given up with a sentence', async () => {
  const { code, starts, pauses, said } = await watched([{ code: 70 }])
  expect(code).toBe(70)
  expect(starts).toBe(PAUSES.length + 1)
  expect(pauses).toEqual(PAUSES)
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  expect(said.at(-1)).toBe(
    `Selva crashed ${PAUSES.length + 1} times in a row and will not be restarted. The log above shows why.`,
  )
})

test('a server that has run for a while begins a new row of crashes', async () => {
  const often = PAUSES.flatMap(() => [{ code: 70 }, { code: 137, lasts: STEADY }])
  const { code, starts } = await watched([...often, { code: 0 }])
  expect([code, starts]).toEqual([0, often.length + 1])
})

test('a server that crashes while it is asked to stop stays down', async () => {
  expect(await watched([{ code: 137 }], () => true)).toMatchObject({ starts: 1, said: [] })
})

test('the real program is started again after kill -9 and after an error without an owner, until it is asked to stop', async () => {
  const preload = pathToFileURL(join(root, 'packages/server/test/crash-on-signal.mjs')).href
  const supervisor = pathToFileURL(join(root, 'scripts/supervise.mjs')).href
  const program = `const { runSupervised } = await import(${JSON.stringify(supervisor)})
    process.exitCode = await runSupervised({ args: ['packages/server/src/main.ts'] })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${preload}`,
      DATA_DIR: temporaryFolder(),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // It ends with its supervisor, to which it is tethered.
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  /** The process id of the next server that is open. */
  async function opened(): Promise<number> {
    let pid = 0
    for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
      pid = Number(/^process (\d+)$/.exec(line.value)?.[1] ?? pid)
      if (line.value.includes('Ctrl+C')) return pid
    }
    throw new Error('the server did not start')
  }
  const first = await opened()
  process.kill(first, 'SIGKILL')
  const second = await opened()
  expect(second).not.toBe(first)
  process.kill(second, 'SIGUSR2')
  const third = await opened()
  expect(third).not.toBe(second)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(() => process.kill(third, 0)).toThrow()
})
