/** Loaded into the server before anything else: says how long its event loop was held up, when it is asked. */
const EVERY = 1
let longest = 0
let computed = 0
let last = performance.now()
let spent = process.threadCpuUsage()

function look(): void {
  const now = performance.now()
  longest = Math.max(longest, now - last - EVERY)
  const { user, system } = process.threadCpuUsage(spent)
  computed = Math.max(computed, (user + system) / 1000)
  last = now
  spent = process.threadCpuUsage()
  setTimeout(look, EVERY).unref()
}
look()

process.on('message', (question) => {
  if (question === 'reset') [longest, computed] = [0, 0]
  if (question === 'reset' || question === 'read')
    process.send?.({ longest, computed, rss: process.memoryUsage.rss() } satisfies Watched)
})
// Only the measuring process keeps the channel open.
process.channel?.unref()

/**
 * The longest time the loop was held up since the last reset, in milliseconds; the most that its thread computed in
 * one go, which other programs on the machine do not lengthen; and the memory in use, in bytes.
 */
export type Watched = { readonly longest: number; readonly computed: number; readonly rss: number }
