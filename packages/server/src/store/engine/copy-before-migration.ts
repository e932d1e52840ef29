import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StoreError } from './error.ts'
import { storeError } from './fault.ts'
import { makePrivate } from './private-file.ts'

/** The newest copies that are kept, each as large as the data. */
export const MAX_COPIES = 2

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why a copy could not be written. The data is as it was. */
export function copyFailed(error: unknown, from: number, to: number): StoreError {
  const known = storeError(error)
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  const fault = known instanceof StoreError ? known.fault : full ? 'full' : 'broken'
  return new StoreError(
    fault,
    `this version of Selva updates the data from version ${from} to ${to} and copies it first, but the copy cannot be written (${messageOf(known)}). Nothing was changed. Free enough disk space for a second copy of the data, then start again`,
  )
}

/** The copies of what is kept at a path, oldest first. */
export const copiesOf = (path: string): readonly string[] =>
  (existsSync(dirname(path)) ? readdirSync(dirname(path)) : [])
    .filter((name) => name.startsWith(`${basename(path)}.before-`) && /-\d+$/.test(name))
    .map((name) => join(dirname(path), name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)

/** Keeps the newest copies alone. */
export function dropOldCopies(path: string): void {
  for (const old of copiesOf(path).slice(0, -MAX_COPIES)) rmSync(old)
}

function synced(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Copies a data file, as it is at this moment, before a migration changes it: `selva.db.before-9` is the data from
 * before version 9. The copy takes its name only when it is complete and on the disk. Returns its path.
 */
export function copyBeforeMigration(db: DatabaseSync, path: string, from: number, to: number): string {
  const copy = `${path}.before-${to}`
  const unfinished = `${copy}.unfinished`
  const clear = (): void => {
    for (const end of ['', '-journal']) rmSync(unfinished + end, { force: true })
  }
  try {
    clear()
    makePrivate(unfinished)
    db.prepare('vacuum into ?').run(unfinished)
    synced(unfinished)
    renameSync(unfinished, copy)
    // Windows cannot open a folder to make a new name in it durable.
    if (process.platform !== 'win32') synced(dirname(path))
  } catch (error) {
    clear()
    throw copyFailed(error, from, to)
  }
  dropOldCopies(path)
  return copy
}
