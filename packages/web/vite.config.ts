import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { gameFolders, groups } from './chunks.ts'
import { notices } from './notices.ts'

// The dev server passes what is not a page on to the game server that scripts/dev.mjs started.
const server = process.env['SELVA_SERVER'] ?? 'http://127.0.0.1:3000'

/** Size limit of a table's page for one game in one language, in bytes on the wire. */
const BUDGET = 90_000
/** Size limit of the code every page loads: more means that it has begun to load what only some need. */
const EVERY_PAGE = 22_000
/** Files a game's table loads first: the client, the table, the game, and the words of one language. */
const pageOf = (game: string): readonly RegExp[] =>
  ['main.tsx', 'table/TablePage.tsx', `${game}/table.tsx`, 'messages/en.ts', `${game}/messages/en.ts`].map(
    (file) => new RegExp(`/src/${file.replaceAll('.', '\\.')}$`),
  )

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** Is this game part of what is built? Those in development are not. */
const isBuilt = (bundle: Bundle, game: string): boolean =>
  Object.values(bundle).some(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${game}/table.tsx`)),
  )

/** The files a page loads: those begun with, all they import, and their styles. */
function filesOf(bundle: Bundle, first: readonly RegExp[]): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (name: string): void => {
    const file = bundle[name]
    if (file === undefined || files.has(name)) return
    files.add(name)
    if (file.type !== 'chunk') return
    for (const next of file.imports) add(next)
    for (const css of file.viteMetadata?.importedCss ?? []) files.add(css)
  }
  for (const module of first) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
    )
    if (chunk === undefined) throw new Error(`nothing was built from ${module}`)
    add(chunk.fileName)
  }
  return files
}

/** Prints what each file and each game's table weigh on the wire, and refuses to build one that is too heavy. */
const weights = (): Plugin => ({
  name: 'weights',
  generateBundle(_, bundle) {
    const bytes = new Map<string, number>()
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(js|css)$/.test(name)) continue
      bytes.set(name, brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length)
      this.info(`${name}: ${((bytes.get(name) ?? 0) / 1000).toFixed(1)} kB brotli`)
    }
    const weightOf = (first: readonly RegExp[]): number =>
      [...filesOf(bundle, first)].reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0)
    const every = weightOf([/\/src\/main\.tsx$/])
    if (every > EVERY_PAGE) this.error(`what every page loads weighs ${every} bytes, more than ${EVERY_PAGE}`)
    for (const game of gameFolders.filter((folder) => isBuilt(bundle, folder))) {
      const page = weightOf(pageOf(game))
      if (page > BUDGET) this.error(`a table of ${game} weighs ${page} bytes, more than ${BUDGET}`)
      this.info(`a table of ${game}, in one language: ${(page / 1000).toFixed(1)} kB brotli`)
    }
  },
})

/** Kinds of files that compress, and are large enough to be worth it. */
const COMPRESSES = /\.(js|css|html|svg|txt|webmanifest)$/

/** Every file of a folder, as an address. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))

/** When all is written: the service worker learns what there is to keep, and files are compressed once for all. */
const finish = (): Plugin => ({
  name: 'finish',
  writeBundle({ dir = '' }) {
    const kept = filesIn(dir).filter((file) => !/\.map$|^\/sw\.js$/.test(file))
    const version = createHash('sha256')
    for (const file of kept) version.update(file).update(readFileSync(join(dir, file)))
    const build = version.digest('hex').slice(0, 12)
    const written = (name: string, words: Readonly<Record<string, string>>): void => {
      const path = join(dir, name)
      const text = Object.entries(words).reduce(
        (code, [word, value]) => code.replace(word, value),
        readFileSync(path, 'utf8'),
      )
      writeFileSync(path, text)
    }
    written('sw.js', { __FILES__: JSON.stringify(kept), __VERSION__: build })
    // A page knows by this whether it is of the same build as its server.
    written('index.html', { __BUILD__: build })
    for (const file of filesIn(dir).filter((name) => COMPRESSES.test(name))) {
      const bytes = readFileSync(join(dir, file))
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes))
      writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes))
    }
  },
})

export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/worker.ts' },
      // A service worker serves the addresses beside it, and must keep its name.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
  plugins: [weights(), notices(), finish()],
  server: {
    proxy: {
      // The game server looks at whose page asks: it must hear the address that the page was opened at.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
})
