import { defineConfig } from 'vitest/config'

// The time limits are watchdogs: they end what hangs, they do not measure.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Also on two cores two files run at once.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
