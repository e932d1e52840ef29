import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A wire between one person and the server, and every byte the server has sent along it. */
export type Recorder = { readonly url: string; heard(): Buffer }

const GZIP = Buffer.from([0x1f, 0x8b, 0x08])

/** What was sent packed, unpacked. */
function unpackedIn(bytes: Buffer): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1)) {
    try {
      found.push(gunzipSync(bytes.subarray(at)))
    } catch {
      // These three bytes were something else.
    }
  }
  return found
}

export async function recorder(port: number): Promise<Recorder> {
  const chunks: Buffer[] = []
  const wire = createServer((near) => {
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
      const bytes = Buffer.concat(chunks)
      return Buffer.concat([bytes, ...unpackedIn(bytes)])
    },
  }
}
