/** The first byte of a frame that is a whole text, unmasked and uncompressed (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81
const SPACE = 0x20

/**
 * Bytes. An observer of the encrypted connection sees how large a frame is. All frames come in steps of this size, head
 * included, so that most frames have one size.
 */
const STEP = 64
/** The largest lengths that a head of two bytes and of four bytes can tell. */
const SHORT = 125
const MIDDLE = 65_535

/** A length filled up to the next step: 62, 124, 188, 252 … No frame has exactly two steps, as RFC 6455 has no such head. */
export function filled(length: number): number {
  if (length <= STEP - 2) return STEP - 2
  if (length <= 2 * STEP - 4) return 2 * STEP - 4
  const room = Math.ceil((length + 4) / STEP) * STEP - 4
  return room <= MIDDLE ? room : Math.ceil((length + 10) / STEP) * STEP - 10
}

/** A text filled up with spaces, which JSON allows after a value, for callers that let `ws` make the frame. */
export function padded(text: string): string {
  const length = Buffer.byteLength(text)
  return text + ' '.repeat(filled(length) - length)
}

/** A text as the bytes of one WebSocket frame from a server, its head included, filled up to whole steps. */
export function webSocketFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const room = filled(length)
  const head = room <= SHORT ? 2 : room <= MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(head + room)
  frame[0] = WHOLE_TEXT
  if (head === 2) frame[1] = room
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(room, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(room), 2)
  }
  frame.write(text, head)
  return frame.fill(SPACE, head + length)
}

/**
 * Turns texts into frames. The same text to many sockets is turned once, also where one of them gets a text of its own
 * in between.
 */
export function encoder(): (text: string) => Buffer {
  let [last, before] = ['', '']
  let frame = webSocketFrame(last)
  let frameBefore = frame
  return (text) => {
    if (text === last) return frame
    const made = text === before ? frameBefore : webSocketFrame(text)
    before = last
    frameBefore = frame
    last = text
    frame = made
    return made
  }
}
