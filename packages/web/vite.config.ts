import { defineConfig } from 'vite'
import { groups, preloadsOf } from './chunks.ts'
import { finish } from './finish.ts'
import { notices } from './notices.ts'
import { PAGE_LIMITS } from './page-limits.ts'
import { weighPages } from './weigh-pages.ts'

// The dev server passes what is not a page on to the game server that scripts/dev.mjs started.
const server = process.env['SELVA_SERVER'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      // A host reads this output at the first start: how long each plugin took means nothing to them.
      checks: { bundlerTimings: false },
      input: { main: 'index.html', sw: 'src/offline/worker.ts' },
      // A service worker serves the addresses beside it, and must keep its name.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
  plugins: [notices(), finish(), weighPages(PAGE_LIMITS)],
  server: {
    proxy: {
      // The game server looks at whose page asks: it must hear the address that the page was opened at.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
})
