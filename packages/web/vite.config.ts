import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

// The dev server passes what is not a page on to the game server that scripts/dev.mjs started.
const server = process.env['SELVA_SERVER'] ?? 'http://127.0.0.1:3000'

/** Prints what each file weighs on the wire. */
const weights = (): Plugin => ({
  name: 'weights',
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(js|css)$/.test(name)) continue
      const bytes = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
      this.info(`${name}: ${(bytes / 1000).toFixed(1)} kB brotli`)
    }
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
