import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Ends what a run has left behind: processes, in whatever group, that carry its mark in their environment. Only Linux
 * lets us look; elsewhere the process groups have to do.
 * @param {string} mark NAME=value
 */
export function endLeftovers(mark) {
  if (process.platform !== 'linux') return
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const marked = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark)
      if (!marked || Number(pid) === process.pid) continue
      console.error(`Stopping a process that the tests left behind: ${pid} (${readlinkSync(`/proc/${pid}/exe`)})`)
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It belongs to another process, or is gone.
    }
  }
}
