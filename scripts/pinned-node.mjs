import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** The Node that package.json pins for this platform; it runs TypeScript as it is. */
export function pinnedNode() {
  const { platform, arch } = process
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  const system = platform === 'win32' ? 'win' : platform
  const folder = join(root, 'node_modules', `${name}-${system}-${arch}`, 'bin')
  const binary = join(folder, platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath
  throw new Error(
    `Selva has no Node.js of its own for ${system}-${arch}. Install Node.js 26 or newer and run the command again.`,
  )
}
