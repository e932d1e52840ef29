import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encoder, padded, webSocketFrame } from '../src/socket/encode.ts'
import { writerTo } from '../src/socket/write.ts'

/** Both ends of a socket, and what has come to the far one. */
async function ends(): Promise<{ near: WebSocket; closed: Promise<unknown>; came: string[] }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  onTestFinished(() => void server.close())
  const arrived = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  await new Promise((resolve) => server.once('listening', resolve))
  const far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const came: string[] = []
  far.on('message', (bytes, binary) => came.push(binary ? 'binary' : String(bytes).trimEnd()))
  far.on('ping', () => came.push('ping'))
  onTestFinished(() => far.terminate())
  const closed = new Promise((resolve) => far.on('close', resolve))
  return { near: await arrived, closed, came }
}

test('texts of every length arrive as they were, in order with what ws itself sends', async () => {
  const { near, closed, came } = await ends()
  const { write, flush } = writerTo(near, encoder())
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length))
  texts.push('à l’été 🛸', 'à l’été 🛸')
  for (const text of texts) write(text)
  flush()
  near.ping()
  write('after the ping')
  flush()
  near.send('from ws')
  write('the last')
  flush()
  near.close(4321, 'bye')
  expect(await closed).toBe(4321)
  expect(came).toEqual([...texts, 'ping', 'after the ping', 'from ws', 'the last'])
})

test('many sockets share one frame, and each gets it', async () => {
  const all = await Promise.all([ends(), ends(), ends()])
  const encode = encoder()
  expect(encode('news')).toBe(encode('news'))
  for (const { near } of all) {
    const { write, flush } = writerTo(near, encode)
    write('news')
    write('more')
    flush()
    near.close()
  }
  for (const { closed, came } of all) {
    await closed
    expect(came).toEqual(['news', 'more'])
  }
})

test('all texts of one turn leave as one write, and are counted until then', async () => {
  const { near, closed, came } = await ends()
  const stream = Reflect.get(near, '_socket') as Duplex
  const sizes: number[] = []
  const { write } = stream
  stream.write = ((bytes: Buffer) => {
    sizes.push(bytes.length)
    return Reflect.apply(write, stream, [bytes])
  }) as Duplex['write']
  const writer = writerTo(near, encoder())
  for (const text of ['one', 'two', 'three']) writer.write(text)
  expect(sizes).toEqual([])
  expect(writer.pending()).toBe(192)
  await new Promise(setImmediate)
  expect(sizes).toEqual([192])
  expect(writer.pending()).toBe(0)
  writer.write('four')
  await new Promise(setImmediate)
  expect(sizes).toEqual([192, 64])
  near.close()
  await closed
  expect(came).toEqual(['one', 'two', 'three', 'four'])
})

test('a frame is made once for all who get it, also around one who gets another', () => {
  const encode = encoder()
  const shared = encode('shared')
  const own = encode('own')
  expect(encode('shared')).toBe(shared)
  expect(encode('own')).toBe(own)
  expect(encode('third')).not.toBe(own)
  expect(encode('own')).toEqual(own)
})

test('without a stream to write to, ws sends', () => {
  const sent: unknown[] = []
  writerTo({ send: (text: unknown) => void sent.push(text) }, encoder()).write('a text')
  expect(sent).toEqual(['a text'.padEnd(62)])
})

test('L16: a frame has whole steps of bytes, whatever its length, and what ws frames has the same', () => {
  // A head of two bytes can tell 125, one of four bytes begins at 126: two whole steps cannot be told.
  const size = (length: number): number => (length <= 62 ? 64 : length <= 124 ? 126 : 0)
  for (let length = 0; length < 1000; length++) {
    const frame = webSocketFrame('x'.repeat(length))
    expect([length, frame.length]).toEqual([length, size(length) || Math.ceil((length + 4) / 64) * 64])
    const head = frame.length <= 126 ? 2 : 4
    expect(frame.subarray(head).toString().trimEnd()).toBe('x'.repeat(length))
    expect(Buffer.byteLength(padded('x'.repeat(length)))).toBe(frame.length - head)
  }
  for (const length of [65_531, 65_532, 65_533, 65_536, 100_000]) {
    const frame = webSocketFrame('x'.repeat(length))
    expect([length, frame.length % 64]).toEqual([length, 0])
    expect(frame.length).toBeLessThan(length + 64 + 10)
  }
  expect(webSocketFrame('à l’été 🛸').length).toBe(64)
})
