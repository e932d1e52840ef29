import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finish } from '../finish.ts'
import { weighPages } from '../weigh-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'selva-weigh-pages-'))
const built = join(root, 'dist')
const PAGES = Array.from({ length: 12 }, (_, i) => `page${i}`)

/** A client whose entry loads many pages with styles of their own, so that Vite writes a list of them into it. */
beforeAll(() => {
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public', 'sw.js'), 'const files = __FILES__, version = "__VERSION__"')
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.css'), 'body { margin: 0 }')
  const loads = PAGES.map((page) => `${page}: () => import('./${page}.js')`)
  writeFileSync(join(root, 'main.js'), `import './main.css'\nwindow.pages = { ${loads.join(', ')} }`)
  for (const page of PAGES) {
    writeFileSync(join(root, `${page}.css`), `.${page} { order: 1 }`)
    writeFileSync(join(root, `${page}.js`), `import './${page}.css'\nexport const title = '${page}'`)
  }
})

afterAll(() => rmSync(root, { recursive: true }))

const buildWith = (atMost: number) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [finish(), weighPages([{ page: 'every page', modules: [/\/main\.js$/], atMost }])],
  })

/** The entry's files as they lie on the disk. */
const entryFiles = (): readonly string[] =>
  readdirSync(join(built, 'assets')).flatMap((name) =>
    /^index-.*\.(js|css)$/.test(name) ? [join(built, 'assets', name)] : [],
  )

test('a page is weighed as it is sent, with everything that Vite wrote into it at last', async () => {
  await buildWith(1e6)
  const files = entryFiles()
  expect(files.map((file) => file.split('.').at(-1)).sort()).toEqual(['css', 'js'])
  // This list is the part that a weighing before the end does not see.
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('__vite__mapDeps'))).toHaveLength(1)
  const sent = files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)
  await expect(buildWith(sent - 1)).rejects.toThrow(`every page weighs ${sent} bytes, more than ${sent - 1}`)
  await buildWith(sent)
})

test('a limit for a module that is not built is a mistake, not a pass', async () => {
  const plugins = [finish(), weighPages([{ page: 'a table', modules: [/\/table\.js$/], atMost: 1e6 }])]
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(
    'nothing was built from',
  )
})
