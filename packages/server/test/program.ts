import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type Running = {
  readonly child: ChildProcess
  readonly url: string
  /** Every line of its output; more come as long as it runs. */
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
  const lines = createInterface({ input: child.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line)
      if (line.includes('Ctrl+C')) resolve(said.map((each) => /http:\S+/.exec(each)?.[0]).find(Boolean) ?? '')
    })
    lines.on('close', () => reject(new Error('the server did not start')))
  })
  return { child, url, said, ended }
}
