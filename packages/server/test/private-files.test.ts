import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DATA_FILE, openStore, restore } from '@selva/server'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteSyncedLater } from '../src/store/engine/sqlite-disk.ts'
import { started } from './program.ts'
import { temporaryFolder } from './temporary.ts'

const modeOf = (path: string): number => statSync(path).mode & 0o777
const modesIn = (folder: string): { readonly [name: string]: number } =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

/** Files are made as if the host allowed everything to everybody, until the test is over. */
function openUmask(): void {
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
}

const onUnix = test.skipIf(process.platform === 'win32')

onUnix('L4: while the program runs, only its owner can open its folder and its files', async () => {
  openUmask()
  const folder = join(temporaryFolder(), 'not', 'there')
  await started(folder)
  expect(modeOf(folder)).toBe(0o700)
  expect(modesIn(folder)).toEqual({
    [DATA_FILE]: 0o600,
    [`${DATA_FILE}-wal`]: 0o600,
    [`${DATA_FILE}-shm`]: 0o600,
    [`${DATA_FILE}-lock`]: 0o600,
  })
})

onUnix('L4: with its log synced later SQLite makes the same private files', async () => {
  openUmask()
  const folder = temporaryFolder()
  const engine = sqliteSyncedLater(join(folder, DATA_FILE), () => {})
  await engine.run(`insert into person (id, name) values ('ana', 'Ana')`)
  const modes = modesIn(folder)
  expect(Object.keys(modes)).toHaveLength(4)
  expect(new Set(Object.values(modes))).toEqual(new Set([0o600]))
  await engine.close()
})

onUnix('L4: files with wider modes are tightened at a start, and the log says so', async () => {
  const folder = temporaryFolder()
  const store = await openStore(folder)
  await store.rename('me' as never, 'Ana')
  await store.close()
  const wide = [DATA_FILE, `${DATA_FILE}-lock`, `${DATA_FILE}.old`, `${DATA_FILE}.old-wal`, `${DATA_FILE}.before-3`]
  for (const name of wide) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o644)
  }
  writeFileSync(join(folder, 'notes-of-the-host.txt'), '')
  chmodSync(join(folder, 'notes-of-the-host.txt'), 0o644)
  const { said } = await started(folder, { LOG_LEVEL: 'warn' })
  const modes = modesIn(folder)
  for (const name of wide) expect([name, modes[name]]).toEqual([name, 0o600])
  expect(modes['notes-of-the-host.txt']).toBe(0o644)
  const told = said.filter((line) => line.includes('could read'))
  expect(told).toHaveLength(1)
  for (const name of wide) expect(told[0]).toContain(name)
})

onUnix('L4: a start with private files says nothing about them', async () => {
  const folder = temporaryFolder()
  const told: string[] = []
  for (let i = 0; i < 2; i++) await (await openStore(folder, { tell: (sentence) => void told.push(sentence) })).close()
  expect(told).toEqual([])
})

onUnix('L4: backups, and the data before and after a restore, are private', async () => {
  openUmask()
  const folder = temporaryFolder()
  const file = join(temporaryFolder(), 'backup.gz')
  await (await openStore(folder)).close()
  await backup({ folder }, file)
  expect(modeOf(file)).toBe(0o600)
  const fresh = join(temporaryFolder(), 'fresh')
  await restore(file, { folder: fresh }, false)
  expect(modeOf(fresh)).toBe(0o700)
  chmodSync(join(fresh, DATA_FILE), 0o644)
  await restore(file, { folder: fresh }, true)
  expect(modesIn(fresh)).toEqual({
    [DATA_FILE]: 0o600,
    [`${DATA_FILE}.old`]: 0o600,
    [`${DATA_FILE}-lock`]: 0o600,
  })
})

onUnix('L4: a folder that the host made keeps its mode', async () => {
  const folder = join(temporaryFolder(), 'shared')
  mkdirSync(folder)
  chmodSync(folder, 0o750)
  await (await openStore(folder)).close()
  expect(modeOf(folder)).toBe(0o750)
})
