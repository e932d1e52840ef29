import { webSocketFrame } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { frameReader, pageFrame } from './frames.ts'

const HEAD = 8

/** The text of a masked frame, as a server reads it. */
function unmasked(frame: Buffer): string {
  const text = Buffer.from(frame.subarray(HEAD))
  for (let i = 0; i < text.length; i++) text[i] = (text[i] ?? 0) ^ (frame[4 + (i % 4)] ?? 0)
  return text.toString()
}

describe('a frame of a page', () => {
  test('holds its text under the mask, filled up with spaces to 256 bytes', () => {
    const frame = pageFrame('{"hold":"lay1"}', 0x12_34_56_78)
    expect(frame).toHaveLength(256)
    expect([...frame.subarray(0, HEAD)]).toEqual([0x81, 0xfe, 0, 248, 0x12, 0x34, 0x56, 0x78])
    expect(unmasked(frame)).toBe('{"hold":"lay1"}'.padEnd(248))
    expect(frame.includes('hold')).toBe(false)
  })

  test('grows in steps of 64 bytes when its text is long, and counts bytes, not characters', () => {
    expect(pageFrame('x'.repeat(248), 1)).toHaveLength(256)
    expect(pageFrame('x'.repeat(249), 1)).toHaveLength(320)
    expect(pageFrame('é'.repeat(125), 1)).toHaveLength(320)
  })
})

function listener() {
  const seen = { pings: 0, failures: [] as string[] }
  const reader = frameReader({
    means: (third) => (third === 'f'.charCodeAt(0) ? 'counted' : third === 'n'.charCodeAt(0) ? 'refused' : 'ignored'),
    pinged: () => seen.pings++,
    failed: (why) => seen.failures.push(why),
  })
  return { seen, read: (bytes: Uint8Array) => reader.read(bytes, bytes.length) }
}

const PING = Buffer.from([0x89, 0])
const STREAM = Buffer.concat([
  webSocketFrame('["f","short"]'),
  webSocketFrame('["clock",[]]'),
  PING,
  webSocketFrame(`["f","${'x'.repeat(150)}"]`),
  webSocketFrame(`["state",1,"${'x'.repeat(70_000)}",""]`),
  webSocketFrame('["f","last"]'),
])

describe('a reader of frames', () => {
  test('counts the messages that are to be counted, whatever their length', () => {
    const { read, seen } = listener()
    expect(read(STREAM)).toBe(3)
    expect(seen).toEqual({ pings: 1, failures: [] })
  })

  test('counts the same wherever the bytes are cut', () => {
    const cuts = [...Array(400).keys(), 70_100, 70_400, STREAM.length - 65, STREAM.length - 62, STREAM.length - 1]
    for (const cut of cuts) {
      const { read, seen } = listener()
      expect(read(STREAM.subarray(0, cut)) + read(STREAM.subarray(cut)), `cut at ${cut}`).toBe(3)
      expect(seen.pings).toBe(1)
    }
  })

  test('counts the same when the bytes come one by one, in memory that is used again', () => {
    const { read } = listener()
    const memory = Buffer.alloc(1)
    let counted = 0
    for (const byte of STREAM.subarray(0, 600)) {
      memory[0] = byte
      counted += read(memory)
    }
    expect(counted).toBe(2)
  })

  test('looks only at the bytes that were read', () => {
    const { read } = listener()
    const reader = frameReader({ means: () => 'counted', pinged() {}, failed() {} })
    expect(reader.read(STREAM, 64)).toBe(1)
    expect(read(STREAM.subarray(0, 64))).toBe(1)
  })

  test('fails with the words of a refusal, and when the server closes the line', () => {
    const { read, seen } = listener()
    expect(read(webSocketFrame('["no","choice-1","stale",""]'))).toBe(0)
    read(Buffer.from([0x88, 2, 0x03, 0xe9]))
    expect(seen.failures).toEqual(['the server refused: ["no","choice-1","stale",""]', 'the server closed a socket'])
  })
})
