import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A wire between one person and the server, and every byte the server has sent along it. */
export type Recorder = { readonly url: string; heard(): Buffer }

const GZIP = Buffer.from([0x1f, 0x8b, 0x08])
/** Bytes of the head before the packed ones. Skipped here: zlib itself would stumble over what comes after them. */
const GZIP_HEAD = 10

/** Unpacks everything that was sent packed. */
function unpackedIn(bytes: Buffer): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1)) {
    try {
      found.push(inflateRawSync(bytes.subarray(at + GZIP_HEAD)))
    } catch {
      // These three bytes were something else.
    }
  }
  return found
}

export async function recorder(port: number): Promise<Recorder> {
  // By connection: what comes along two at once must not tear each other apart.
  const heard: Buffer[][] = []
  const wire = createServer((near) => {
    const chunks: Buffer[] = []
    heard.push(chunks)
    const far = connect(port, '127.0.0.1')
    far.on('data', (bytes: Buffer) => chunks.push(bytes))
    near.pipe(far).pipe(near)
    for (const end of [near, far]) {
      end.on('error', () => {})
      end.on('close', () => {
        near.destroy()
        far.destroy()
      })
      onTestFinished(() => void end.destroy())
    }
  })
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  onTestFinished(() => void wire.close())
  return {
    url: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    heard() {
      const wires = heard.map((chunks) => Buffer.concat(chunks))
      return Buffer.concat(wires.flatMap((bytes) => [bytes, ...unpackedIn(bytes)]))
    },
  }
}
