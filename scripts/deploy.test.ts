import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { createInterface } from 'node:readline'
import type { Game } from '@selva/core'
import { games } from '@selva/server'
import { visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { SETTINGS } from '../packages/server/src/program/settings.ts'
import { root } from './paths.mjs'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const unit = read('deploy/selva.service')
const backup = read('deploy/selva-backup.service')
const container = read('deploy/Containerfile')
/** Every unit that the guide copies. */
const UNITS = readdirSync(join(root, 'deploy')).filter((name) => /\.(service|timer)$/.test(name))
const settings = Object.values(SETTINGS).map(({ name }) => name)

/** All values that a key of the unit, or an instruction of the container file, has. */
const valuesOf = (text: string, key: string, between: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${key}${between}(.*)$`, 'gm'))].map(([, value = '']) => value)

function rulesOf(id: string): Game {
  const game = games[id]?.game
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

/** Checks what a page of the started server must be able to do: to be loaded, and to get a table with a game on it. */
async function expectPlayable(url: string): Promise<void> {
  expect(await (await fetch(url)).text()).toContain('<div id="app">')
  expect(await (await fetch(`${url}/third-party-notices.txt`)).text()).toContain('SIL OPEN FONT LICENSE')
  const guest = await visit(url)
  const wish = { game: 'stay-away', setting: { seats: 4 }, listed: false, playNow: true }
  const { id } = (await guest.post('/api/tables', wish)).body as { readonly id: string }
  const page = guest.open(id, rulesOf('stay-away'))
  await page.until(() => page.state() !== undefined)
  page.close()
}

test('what the unit names is in the repository', () => {
  const [folder = ''] = valuesOf(unit, 'WorkingDirectory', '=')
  const [documentation = ''] = valuesOf(unit, 'Documentation', '=file:')
  expect(documentation.startsWith(`${folder}/`)).toBe(true)
  expect(existsSync(join(root, documentation.slice(folder.length)))).toBe(true)
  const [command = ''] = valuesOf(unit, 'ExecStart', '=')
  const { scripts } = JSON.parse(read('package.json'))
  expect(command).toBe(`/usr/bin/env ${scripts.start}`)
  const set = valuesOf(unit, 'Environment', '=').map((value) => value.split('=')[0] ?? '')
  expect(set).toEqual(['DATA_DIR'])
  expect(settings).toEqual(expect.arrayContaining(set))
  // The data folder is the one that systemd makes for the account.
  expect(valuesOf(unit, 'Environment', '=DATA_DIR=')).toEqual(
    valuesOf(unit, 'StateDirectory', '=').map((name) => `/var/lib/${name}`),
  )
  // A signal to every process of the server would be a second signal, which waits for nothing.
  expect(valuesOf(unit, 'KillMode', '=')).toEqual(['mixed'])
})

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0
if (!analyze) console.warn('deploy/selva.service is not verified: there is no systemd-analyze on this machine.')

test.skipIf(!analyze).each(UNITS)('systemd takes the unit %s', (name) => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, 'deploy', name)], {
    encoding: 'utf8',
  })
  // Units of the machine itself may have faults of their own.
  expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([])
  expect(status).toBe(0)
})

test('the nightly backup runs the command of the repository, as the server does and with its data', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const [command = ''] = valuesOf(backup, 'ExecStart', '=')
  expect(command).toContain(` exec ${scripts.backup} "/var/lib/selva/backups/`.trim())
  for (const key of ['User', 'WorkingDirectory', 'Environment', 'EnvironmentFile', 'ProtectSystem', 'UMask'])
    expect(valuesOf(backup, key, '=')).toEqual(valuesOf(unit, key, '='))
  expect(valuesOf(backup, 'StateDirectory', '=')).toEqual(['selva selva/backups'])
  // A timer starts the service of its own name.
  expect(UNITS).toContain('selva-backup.timer')
})

/** Copies into a folder what the container file copies into the image, as far as .dockerignore lets it. */
function copyLikeTheBuilder(folder: string): void {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '')
  const names = ignored.flatMap((line) => (line.startsWith('**/') ? [line.slice(3)] : []))
  for (const instruction of valuesOf(container, 'COPY', ' ')) {
    const parts = instruction.split(' ')
    const target = parts.at(-1) ?? ''
    for (const source of parts.slice(0, -1)) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true])
      expect(ignored).not.toContain(source)
      const to = target.endsWith('/') ? join(folder, target, basename(source)) : join(folder, target)
      mkdirSync(dirname(to), { recursive: true })
      cpSync(join(root, source), to, {
        recursive: true,
        filter: (path) =>
          !path
            .slice(root.length)
            .split(sep)
            .some((part) => names.includes(part)),
      })
    }
  }
}

/** Everything that is installed here, with our packages where they are in the folder. */
function linkInstalled(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@selva'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@selva') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, '@selva', name))
}

const addressFrom = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('the program has no output')
  for await (const line of createInterface({ input: stdout })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('the server did not start')
}

test('the container file copies all that is needed to build the client and to start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyLikeTheBuilder(folder)
  linkInstalled(folder)
  // Nothing that is missing could be installed: npm is nowhere.
  const { npm_execpath: _, npm_node_execpath: __, ...env } = process.env
  const where = {
    cwd: folder,
    env: { ...env, PATH: '/nowhere', PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
  }
  const [build = ''] = valuesOf(container, 'RUN', ' npm run ').map((line) => line.split(' ')[0] ?? '')
  const { scripts } = JSON.parse(read('package.json'))
  const [program = '', ...file] = scripts[build].split(' ')
  expect(program).toBe('node')
  const built = spawnSync(process.execPath, file, { ...where, encoding: 'utf8' })
  expect([built.status, built.stderr]).toEqual([0, expect.stringContaining('Building the web client')])

  const command: readonly string[] = JSON.parse(valuesOf(container, 'CMD', ' ')[0] ?? '[]')
  expect(command.join(' ')).toBe(scripts.start)
  const server = spawn(process.execPath, command.slice(1), { ...where, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  onTestFinished(() => void server.kill('SIGKILL'))
  await expectPlayable(await addressFrom(server))
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('the container has the pinned Node, settings that exist, and an account without rights', () => {
  expect(valuesOf(container, 'FROM', ' ')).toEqual([`docker.io/library/node:${read('.nvmrc').trim()}-slim`])
  const set = valuesOf(container, 'ENV', ' ').map((value) => value.split('=')[0] ?? '')
  expect(settings).toEqual(expect.arrayContaining(set))
  expect(valuesOf(container, 'USER', ' ')).toEqual(['node'])
  expect(valuesOf(container, 'EXPOSE', ' ')).toEqual([SETTINGS.port.unset])
  expect(valuesOf(container, 'VOLUME', ' ')).toEqual(valuesOf(container, 'ENV', ' DATA_DIR='))
})

/** A program that builds and runs containers here and now; a client without its engine does not. */
const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)
if (builder === undefined)
  console.warn('deploy/Containerfile is not built: neither docker nor podman has a running engine on this machine.')

test.skipIf(builder === undefined)(
  'the container is built, and people can play in it',
  async () => {
    const engine = (...args: readonly string[]): string => {
      const { status, stdout, stderr } = spawnSync(builder ?? '', args, { cwd: root, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${builder} ${args[0]}: ${stderr}`)
      return stdout.trim()
    }
    const image = `selva-test-${randomUUID()}`
    engine('build', '--file', 'deploy/Containerfile', '--tag', image, '.')
    onTestFinished(() => void engine('rmi', image))
    const id = engine('run', '--detach', '--publish', '127.0.0.1::8080', image)
    onTestFinished(() => void engine('rm', '--force', '--volumes', id))
    const url = `http://${engine('port', id, '8080').split('\n')[0]}`
    await expect
      .poll(() =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    await expectPlayable(url)
    engine('stop', id)
    expect(engine('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0')
  },
  900_000,
)
