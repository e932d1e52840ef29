import { chmodSync, closeSync, fchmodSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The mode of a file with secrets: its owner reads and writes it, and no other account does. */
export const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700
/** The permissions of everybody except the owner. */
const OTHERS = 0o077

/** Windows has no such modes: there a file takes the permissions of its folder. */
const HAS_MODES = process.platform !== 'win32'

/** Makes a folder that only its owner can open, under any umask. An existing folder keeps its mode. */
export function makeFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER }) !== undefined
  if (made && HAS_MODES) chmodSync(folder, OWNER_ONLY_FOLDER)
}

/**
 * Makes an empty file that only its owner can read, under any umask. SQLite gives its `-wal` and `-shm` files the
 * mode of the data file. An existing file stays as it is, and a file that cannot be made is reported by the program
 * that opens it next.
 */
export function makePrivate(path: string): void {
  let file: number
  try {
    file = openSync(path, 'wx', OWNER_ONLY)
  } catch {
    return
  }
  try {
    if (HAS_MODES) fchmodSync(file, OWNER_ONLY)
  } finally {
    closeSync(file)
  }
}

export type Tightened = {
  /** Files that other accounts could open until now. */
  readonly closed: readonly string[]
  /** Files that other accounts can still open, because they belong to another account. */
  readonly open: readonly string[]
}

/** Takes the permissions of other accounts away from all files in a folder whose name begins like this. */
export function tighten(folder: string, beginning: string): Tightened {
  const closed: string[] = []
  const open: string[] = []
  if (!HAS_MODES) return { closed, open }
  for (const name of readdirSync(folder).filter((each) => each.startsWith(beginning))) {
    const path = join(folder, name)
    const about = statSync(path, { throwIfNoEntry: false })
    if (about === undefined || !about.isFile() || (about.mode & OTHERS) === 0) continue
    try {
      chmodSync(path, about.mode & 0o777 & ~OTHERS)
      closed.push(name)
    } catch {
      open.push(name)
    }
  }
  return { closed, open }
}
