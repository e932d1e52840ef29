import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encoder } from '../src/socket/encode.ts'
import { writerTo } from '../src/socket/write.ts'

/** Both ends of a socket, and what has come to the far one. */
async function ends(): Promise<{ near: WebSocket; closed: Promise<unknown>; came: string[] }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  onTestFinished(() => void server.close())
  const arrived = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  await new Promise((resolve) => server.once('listening', resolve))
  const far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const came: string[] = []
  far.on('message', (bytes, binary) => came.push(binary ? 'binary' : String(bytes)))
  far.on('ping', () => came.push('ping'))
  onTestFinished(() => far.terminate())
  const closed = new Promise((resolve) => far.on('close', resolve))
  return { near: await arrived, closed, came }
}

test('texts of every length arrive as they were, in order with what ws itself sends', async () => {
  const { near, closed, came } = await ends()
  const write = writerTo(near, encoder())
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length))
  texts.push('à l’été 🛸', 'à l’été 🛸')
  for (const text of texts) write(text)
  near.ping()
  write('after the ping')
  near.send('from ws')
  write('the last')
  near.close(4321, 'bye')
  expect(await closed).toBe(4321)
  expect(came).toEqual([...texts, 'ping', 'after the ping', 'from ws', 'the last'])
})

test('many sockets share one frame, and each gets it', async () => {
  const all = await Promise.all([ends(), ends(), ends()])
  const encode = encoder()
  expect(encode('news')).toBe(encode('news'))
  for (const { near } of all) {
    const write = writerTo(near, encode)
    write('news')
    write('more')
    near.close()
  }
  for (const { closed, came } of all) {
    await closed
    expect(came).toEqual(['news', 'more'])
  }
})

test('without a stream to write to, ws sends', () => {
  const sent: unknown[] = []
  writerTo({ send: (text: unknown) => void sent.push(text) }, encoder())('a text')
  expect(sent).toEqual(['a text'])
})
