import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '@selva/server'
import { expect, onTestFinished, test } from 'vitest'
import { BACKUP_USAGE } from '../src/backup.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function selva(dataDir: string, ...args: readonly string[]): { status: number | null; said: string } {
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('a host backs up a running server and puts it back elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [house, other] = [join(folder, 'house'), join(folder, 'other')]
  const store = await openStore(house)
  await store.rename('me' as never, 'Ana')
  const file = join(folder, 'selva.backup')
  expect(selva(house, 'backup', file)).toEqual({ status: 0, said: `Saved 1 rows in ${file}.\n` })
  expect(selva(house, 'restore', file, '--replace').said).toMatch(/^Nothing was changed: another program is using/)
  await store.close()
  expect(selva(house, 'restore', file)).toMatchObject({ status: 1, said: expect.stringContaining('--replace') })
  expect(selva(other, 'restore', file)).toEqual({ status: 0, said: 'Restored 1 rows.\n' })
  const back = await openStore(other)
  expect(await back.name('me' as never)).toBe('Ana')
  await back.close()
  expect(selva(other, 'backup').status).toBe(2)
  expect(selva(other, 'backup', '--help')).toEqual({ status: 0, said: `${BACKUP_USAGE}\n` })
  expect(selva(join(folder, 'nowhere'), 'backup', file)).toMatchObject({ status: 1 })
})
