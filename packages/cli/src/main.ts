import { performance } from 'node:perf_hooks'
import { admin } from './admin.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { exportCommand, replayCommand, verifyCommand } from './game-files.ts'
import { simulate } from './simulate.ts'

const TALK = {
  say: (text: string) => void process.stdout.write(`${text}\n`),
  aside: (text: string) => void process.stderr.write(`${text}\n`),
}

const COMMANDS: { readonly [name: string]: ((args: readonly string[]) => number | Promise<number>) | undefined } = {
  simulate: (args) => simulate(args, { ...TALK, now: () => performance.now() }),
  backup: (args) => backupCommand(args, TALK),
  admin: (args) => admin(args, TALK),
  restore: (args) => restoreCommand(args, TALK),
  verify: (args) => verifyCommand(args, TALK),
  export: (args) => exportCommand(args, TALK),
  replay: (args) => replayCommand(args, TALK),
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command === undefined) {
  process.stderr.write(`selva: no command "${name}"; there is: ${Object.keys(COMMANDS).join(', ')}\n`)
  process.exitCode = 2
} else process.exitCode = await command(args)
