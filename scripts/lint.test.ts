import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './paths.mjs'

/** Texts in files, and the words in each that the spell check must not know. */
const FILES: { readonly [file: string]: readonly [string, ...string[]] } = {
  'docs/page.md': ['You recieve a seperate tabel.', 'recieve', 'seperate', 'tabel'],
  'src/code.ts': ['// We recieve it.\nconst seperateTabel = 1', 'recieve', 'seperate', 'Tabel'],
  'messages/en.ts': ["lines: 'You recieve it'", 'recieve'],
  'messages/it.ts': ["lines: 'Il portellone sconosciuto'"],
  'docs/ours.md': ['Selva answers at readyz; a guest is called Alnair.'],
  'src/words.ts': [
    "const W = {\n  en: 'A tabel',\n  it: 'Il portellone',\n  pt: {\n    a: 'escotilha',\n  },\n}",
    'tabel',
  ],
  'src/other.ts': ["const a = 'avvisami'", 'avvisami'],
  'test/other.ts': ["const a = 'avvisami'"],
}

test('the spell check reads documents, comments, names and English words, and leaves other languages alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, [text]] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const cspell = join(root, 'node_modules', 'cspell', 'bin.mjs')
  const options = ['lint', '--no-progress', '--no-summary', '--no-color', '--config', join(root, 'cspell.json')]
  const { stdout } = spawnSync(process.execPath, [cspell, ...options, '--root', folder, '.'], { encoding: 'utf8' })
  const found = [...stdout.matchAll(/^(\S+?):\d+:\d+ - Unknown word \(([^)]*)\)/gm)].map(
    ([, file = '', word]) => `${file.replaceAll('\\', '/').replace(/^.*selva-\w+\//, '')}: ${word}`,
  )
  const expected = Object.entries(FILES).flatMap(([file, [, ...words]]) => words.map((word) => `${file}: ${word}`))
  expect(found.toSorted()).toEqual(expected.toSorted())
})
