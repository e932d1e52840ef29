import { EventEmitter } from 'node:events'
import { silentLog } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from '../src/base/limits.ts'
import { encoder } from '../src/socket/encode.ts'
import { CLOSED_FLOOD, CLOSED_SLOW, manageSocket } from '../src/socket/managed-socket.ts'

/** A socket of which everything that happens to it is written down. */
class Paper extends EventEmitter {
  readonly OPEN = WebSocket.OPEN
  readyState: WebSocket['readyState'] = WebSocket.OPEN
  bufferedAmount = 0
  readonly notes: string[] = []
  send(bytes: unknown): void {
    this.notes.push(String(bytes))
  }
  pong(data: unknown): void {
    this.notes.push(`pong ${data}`)
    this.bufferedAmount += String(data).length
  }
  close(code?: number): void {
    this.notes.push(`close ${code}`)
    this.readyState = WebSocket.CLOSING
  }
}

function adopted(limits: Partial<typeof LIMITS> = {}) {
  const socket = new Paper()
  let dropped = 0
  const line = manageSocket(socket as unknown as WebSocket, {
    log: silentLog,
    limits: { ...LIMITS, ...limits },
    dropped: () => dropped++,
    encode: encoder(),
  })
  return { socket, line, dropped: () => dropped }
}

test('limit waiting: a page that does not read is closed, not buffered for', () => {
  const { socket, line, dropped } = adopted()
  line.send('one')
  socket.bufferedAmount = LIMITS.waiting
  line.send('two')
  socket.bufferedAmount++
  line.send('three')
  line.send('four')
  expect(socket.notes.map((note) => note.trimEnd())).toEqual(['one', 'two', `close ${CLOSED_SLOW}`])
  expect(dropped()).toBe(1)
  // Another page has its own bytes in waiting.
  const other = adopted()
  other.line.send('five')
  expect(other.socket.notes.map((note) => note.trimEnd())).toEqual(['five'])
})

test('H1: pongs fill no more than what may wait, and the next frame of any kind closes the line', () => {
  for (const kind of ['ping', 'pong', 'message']) {
    const { socket, line } = adopted({ waiting: 1000 })
    line.read(
      () => true,
      () => {},
    )
    for (let i = 0; i < 100; i++) socket.emit('ping', 'x'.repeat(125))
    expect(socket.bufferedAmount).toBeLessThanOrEqual(1000 + 125)
    expect(socket.notes.at(-1)).toBe(`close ${CLOSED_SLOW}`)
    const before = socket.notes.length
    socket.emit(kind, Buffer.from('{}'), false)
    expect(socket.notes).toHaveLength(before)
  }
})

test('limit refusedInARow: every frame counts, and too many beyond the allowance close the line', () => {
  const { socket, line } = adopted({ refusedInARow: 3 })
  let allowed = 2
  const read: boolean[] = []
  line.read(
    () => allowed-- > 0,
    (_, __, within) => read.push(within),
  )
  socket.emit('ping', 'a')
  socket.emit('message', Buffer.from(''), false)
  for (const kind of ['ping', 'pong', 'message']) socket.emit(kind, Buffer.from('b'), false)
  expect(socket.notes).toEqual(['pong a'])
  // One that is allowed begins the count again.
  allowed = 1
  for (const kind of ['pong', 'ping', 'pong', 'ping']) socket.emit(kind, 'c')
  expect(socket.notes).toEqual(['pong a'])
  socket.emit('message', Buffer.from(''), false)
  expect(socket.notes.at(-1)).toBe(`close ${CLOSED_FLOOD}`)
  expect(read).toEqual([true, false])
})

test('M6: a line that is over reads nothing more, and its end is announced once, after the present moment', async () => {
  const { socket, line } = adopted()
  const told: string[] = []
  line.read(
    () => true,
    () => told.push('read'),
  )
  line.onEnd(() => told.push('end'))
  socket.emit('message', Buffer.from('{}'), false)
  line.close(4000, 'over')
  socket.emit('message', Buffer.from('{}'), false)
  expect(told).toEqual(['read'])
  await Promise.resolve()
  socket.emit('error', new Error('broken'))
  socket.emit('close')
  line.onEnd(() => told.push('late'))
  await Promise.resolve()
  expect(told).toEqual(['read', 'end', 'late'])
})
