import { DatabaseSync } from 'node:sqlite'
import { storeError } from './fault.ts'
import { makePrivate } from './private-file.ts'

/**
 * Makes sure that one server at a time uses a data file, while others may still read it (for a backup). The lock is
 * the operating system's own, on a file beside it, so that it goes with the process however that ends. Returns how to
 * give it up.
 */
export function lockFile(path: string): () => void {
  if (path === ':memory:') return () => {}
  try {
    makePrivate(`${path}-lock`)
    const lock = new DatabaseSync(`${path}-lock`)
    try {
      lock.exec('pragma journal_mode = memory; begin exclusive')
    } catch (error) {
      lock.close()
      throw error
    }
    return () => {
      if (lock.isOpen) lock.close()
    }
  } catch (error) {
    throw storeError(error)
  }
}
