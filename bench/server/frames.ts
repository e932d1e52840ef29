/** The few parts of WebSocket (RFC 6455) that a load needs: frames made beforehand, and heads read in passing. */

const WHOLE_TEXT = 0x81
const PING = 0x89
const CLOSE = 0x88
const MASKED = 0x80
const SHORT = 125
const SHORT_BITS = 127
/** A page fills its messages up to this size, head included, and beyond it in steps (`web/src/client/padding.ts`). */
const LEAST = 256
const STEP = 64
const HEAD = 8
const SPACE = 0x20

/** A text from a page as the bytes of one masked frame, filled up with spaces as our own page does it. */
export function pageFrame(text: string, mask: number): Buffer {
  const length = Buffer.byteLength(text)
  const size = Math.max(LEAST, Math.ceil((length + HEAD) / STEP) * STEP)
  const frame = Buffer.alloc(size, SPACE)
  frame[0] = WHOLE_TEXT
  frame[1] = MASKED | 126
  frame.writeUInt16BE(size - HEAD, 2)
  frame.writeUInt32BE(mask >>> 0, 4)
  frame.write(text, HEAD)
  for (let i = HEAD; i < size; i++) frame[i] = (frame[i] ?? 0) ^ (frame[4 + (i & 3)] ?? 0)
  return frame
}

/** The answer to a ping without content, which is the only kind our server sends. */
export const PONG = Buffer.from([0x8a, MASKED, 0, 0, 0, 0])

/** The effect of a message on its reader, by its third byte: `["f…` is a frame, `["o…` an acknowledgement. */
type Meaning = 'ignored' | 'counted' | 'refused'
export type Meanings = (third: number) => Meaning

/** A reader of the frames to one page; it looks at heads and one byte, and keeps no more than those. */
export type FrameReader = {
  /** Reads some bytes, of which only the first `length` count; returns how many messages were to be counted. */
  read(bytes: Uint8Array, length: number): number
}

export type FrameEvents = {
  readonly means: Meanings
  readonly pinged: () => void
  /** A refusal, or the end of the line. */
  readonly failed: (why: string) => void
}

export function frameReader({ means, pinged, failed }: FrameEvents): FrameReader {
  /** Bytes of the present frame that are still to come. */
  let skip = 0
  /** The beginning of a frame that did not come in one piece. */
  let held: Uint8Array | undefined

  const lengthAt = (b: Uint8Array, at: number, short: number): number =>
    short <= SHORT
      ? short
      : short === 126
        ? ((b[at + 2] ?? 0) << 8) | (b[at + 3] ?? 0)
        : Number(new DataView(b.buffer, b.byteOffset + at + 2, 8).getBigUint64(0))

  /** A frame whose content is in these bytes, or at least begins there. */
  function one(first: number, b: Uint8Array, from: number, end: number): number {
    if (first === PING) pinged()
    else if (first === CLOSE) failed('the server closed a socket')
    if (first !== WHOLE_TEXT) return 0
    const meaning = means(end - from < 3 ? 0 : (b[from + 2] ?? 0))
    if (meaning === 'refused') failed(`the server refused: ${Buffer.from(b.subarray(from, end)).toString().trim()}`)
    return meaning === 'counted' ? 1 : 0
  }

  return {
    read(bytes, length) {
      let b = bytes
      let n = length
      if (skip >= n) {
        skip -= n
        return 0
      }
      let at = skip
      skip = 0
      if (held !== undefined) {
        b = Buffer.concat([held, bytes.subarray(at, n)])
        n = b.length
        at = 0
        held = undefined
      }
      let counted = 0
      while (at < n) {
        const short = (b[at + 1] ?? 0) & SHORT_BITS
        const head = short <= SHORT ? 2 : short === 126 ? 4 : 10
        const content = at + 2 > n || at + head > n ? undefined : lengthAt(b, at, short)
        if (content === undefined || at + head + Math.min(content, 3) > n) {
          held = new Uint8Array(b.subarray(at, n))
          return counted
        }
        const end = at + head + content
        counted += one(b[at] ?? 0, b, at + head, Math.min(end, n))
        if (end > n) skip = end - n
        at = end
      }
      return counted
    },
  }
}
