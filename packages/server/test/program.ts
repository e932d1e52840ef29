import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type Running = {
  readonly child: ChildProcess
  readonly url: string
  /** What it said after its address. */
  readonly said: readonly string[]
  /** The signal or code it ended with. */
  readonly ended: Promise<unknown>
}

/** The real program, as a host starts it: on loopback, with bots that do not wait. */
export async function started(folder: string, settings: { readonly [name: string]: string } = {}): Promise<Running> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    BOT_PACE: '0',
    TURN_PAUSE: '60',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)))
  const said: string[] = []
  let url = ''
  for await (const line of createInterface({ input: child.stdout })) {
    url ||= /http:\S+/.exec(line)?.[0] ?? ''
    said.push(line)
    if (line.includes('Ctrl+C')) return { child, url, said, ended }
  }
  throw new Error('the server did not start')
}
