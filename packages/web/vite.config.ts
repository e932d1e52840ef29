import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

// The dev server passes what is not a page on to the game server that scripts/dev.mjs started.
const server = process.env['SELVA_SERVER'] ?? 'http://127.0.0.1:3000'

/** What the whole client may weigh in one language, in bytes on the wire; a table's page needs most of it. */
const BUDGET = 90_000
const OTHER_LANGUAGES = /\/(it|es|pt)-[^/]*\.js$/

/** Prints what each file weighs on the wire, and refuses to build a client that is too heavy. */
const weights = (): Plugin => ({
  name: 'weights',
  generateBundle(_, bundle) {
    let all = 0
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(js|css)$/.test(name)) continue
      const bytes = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
      if (!OTHER_LANGUAGES.test(name)) all += bytes
      this.info(`${name}: ${(bytes / 1000).toFixed(1)} kB brotli`)
    }
    if (all > BUDGET) this.error(`the client weighs ${all} bytes, more than ${BUDGET}`)
    this.info(`in one language: ${(all / 1000).toFixed(1)} kB brotli`)
  },
})

export default defineConfig({
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [weights()],
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
})
