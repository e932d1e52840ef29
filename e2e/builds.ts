import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The client as it was built. */
export const BUILT = join(import.meta.dirname, '..', 'packages', 'web', 'dist')

export const buildOf = (folder: string): string =>
  /name="build" content="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? ''

/**
 * The same client as if it had been built from other sources: another build, and every hashed file under another name,
 * so that none of the first build can be had from it. Returns its folder.
 */
export function otherBuild(build: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'selva-build-'))
  // Without the compressed copies, which would have to be made again.
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) })
  const assets = readdirSync(join(folder, 'assets'))
  const renamed = (name: string): string => name.replace(/(\.\w+)$/, `-${build}$1`)
  const inOther = (text: string): string =>
    assets.reduce((code, name) => code.replaceAll(name, renamed(name)), text).replaceAll(buildOf(BUILT), build)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (/\.(js|css|html)$/.test(name)) writeFileSync(path, inOther(readFileSync(path, 'utf8')))
  }
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))
  return folder
}

export const dropBuild = (folder: string): void => rmSync(folder, { recursive: true, force: true })
