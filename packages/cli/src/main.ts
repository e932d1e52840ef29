import { performance } from 'node:perf_hooks'
import { simulate } from './simulate.ts'

const COMMANDS: { readonly [name: string]: ((args: readonly string[]) => number) | undefined } = {
  simulate: (args) =>
    simulate(args, {
      say: (text) => process.stdout.write(`${text}\n`),
      aside: (text) => process.stderr.write(`${text}\n`),
      now: () => performance.now(),
    }),
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command === undefined) {
  process.stderr.write(`selva: no command "${name}"; there is: ${Object.keys(COMMANDS).join(', ')}\n`)
  process.exitCode = 2
} else process.exitCode = command(args)
