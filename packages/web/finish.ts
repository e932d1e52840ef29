import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Kinds of files that compress, and are large enough to be worth it. */
const COMPRESSES = /\.(js|css|html|svg|txt|webmanifest)$/

/** Every file of a folder, as an address. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))

/** When all is written: the service worker learns what there is to keep, and files are compressed once for all. */
export const finish = (): Plugin => ({
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
