import { parseArgs } from 'node:util'

/** The wishes on the command line, besides the name of a bench and how long it takes or how large it is. */
export type BenchOptions = {
  /** Numbers of tables. */
  readonly tables?: readonly number[]
  /** The rows that are measured; without it, all. */
  readonly only?: readonly string[]
  /** The times each row is measured. */
  readonly repeat?: number
  /** Measure the server with and without a judge at work? */
  readonly judge?: boolean
  /** A file that the figures are written to. */
  readonly json?: string
  /** A folder that pictures of the figures are written to. */
  readonly plots?: string
}

export type CommandLine = {
  readonly name: string
  /** Seconds, minutes or a number of games, as the bench takes it; not a number if it cannot be read. */
  readonly size: number | undefined
  readonly options: BenchOptions
}

const listOf = (text: string): readonly string[] => text.split(',').filter((part) => part !== '')

export function commandLine(args: readonly string[]): CommandLine {
  const word = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seconds: word,
      minutes: word,
      tables: word,
      only: word,
      repeat: word,
      json: word,
      plots: word,
      judge: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const { tables, only, repeat, judge, json, plots } = values
  const [name = '', size = values.seconds ?? values.minutes] = positionals
  return {
    name,
    size: size === undefined ? undefined : Number(size),
    options: {
      ...(tables === undefined ? {} : { tables: listOf(tables).map(Number) }),
      ...(only === undefined ? {} : { only: listOf(only) }),
      ...(repeat === undefined ? {} : { repeat: Number(repeat) }),
      ...(judge === undefined ? {} : { judge }),
      ...(json === undefined ? {} : { json }),
      ...(plots === undefined ? {} : { plots }),
    },
  }
}
