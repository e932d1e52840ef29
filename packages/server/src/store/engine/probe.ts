import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivate } from './private-file.ts'

const TRIES = 9

/** How long this disk takes to make a small write durable: the middle of a few tries, in milliseconds. */
export function syncTime(folder: string): number {
  const path = join(folder, '.probe')
  rmSync(path, { force: true })
  makePrivate(path)
  const file = openSync(path, 'w')
  try {
    const times: number[] = []
    for (let i = 0; i < TRIES; i++) {
      const start = performance.now()
      writeSync(file, 'durable?')
      fsyncSync(file)
      times.push(performance.now() - start)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0
  } finally {
    closeSync(file)
    rmSync(path)
  }
}
