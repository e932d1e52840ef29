const level = process.env['SELVA_TEST'] ?? 'quick'

/** How many times more of everything random there is than in a quick run. */
export const more = level === 'quick' ? 1 : level === 'full' ? 2 : 80

/** A watchdog for the long runs: it ends what hangs, it does not measure. */
export const TIMEOUT = 4 * 3_600_000
