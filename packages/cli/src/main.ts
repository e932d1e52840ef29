import { performance } from 'node:perf_hooks'
import { ADMIN_USAGE, admin } from './admin.ts'
import { ARENA_USAGE, arena } from './arena.ts'
import { BACKUP_USAGE, backupCommand, RESTORE_USAGE, restoreCommand } from './backup.ts'
import { BALANCE_USAGE, balance } from './balance.ts'
import { calibrate, calibrateUsage } from './calibrate.ts'
import { EXPORT_USAGE, exportCommand, REPLAY_USAGE, replayCommand, VERIFY_USAGE, verifyCommand } from './game-files.ts'
import { usage } from './simulate/arguments.ts'
import { simulate } from './simulate.ts'
import { TUNE_USAGE, tuneCommand } from './tune.ts'

const TALK = {
  say: (text: string) => void process.stdout.write(`${text}\n`),
  aside: (text: string) => void process.stderr.write(`${text}\n`),
}

type Command = {
  readonly usage: string
  readonly run: (args: readonly string[]) => number | Promise<number>
}

const COMMANDS: { readonly [name: string]: Command | undefined } = {
  simulate: { usage: usage(), run: (args) => simulate(args, { ...TALK, now: () => performance.now() }) },
  calibrate: { usage: calibrateUsage, run: (args) => calibrate(args, TALK) },
  arena: { usage: ARENA_USAGE, run: (args) => arena(args, { ...TALK, now: () => performance.now() }) },
  tune: { usage: TUNE_USAGE, run: (args) => tuneCommand(args, { ...TALK, now: () => performance.now() }) },
  backup: { usage: BACKUP_USAGE, run: (args) => backupCommand(args, TALK) },
  balance: { usage: BALANCE_USAGE, run: (args) => balance(args, { ...TALK, now: () => performance.now() }) },
  restore: { usage: RESTORE_USAGE, run: (args) => restoreCommand(args, TALK) },
  admin: { usage: ADMIN_USAGE, run: (args) => admin(args, TALK) },
  verify: { usage: VERIFY_USAGE, run: (args) => verifyCommand(args, TALK) },
  export: { usage: EXPORT_USAGE, run: (args) => exportCommand(args, TALK) },
  replay: { usage: REPLAY_USAGE, run: (args) => replayCommand(args, TALK) },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command === undefined) {
  TALK.aside(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exitCode = 2
} else if (args.includes('--help') || args.includes('-h')) TALK.say(command.usage)
else process.exitCode = await command.run(args)
