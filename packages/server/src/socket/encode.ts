/** The first byte of a frame that is a whole text, unmasked and uncompressed (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81

/** A text as the bytes of one WebSocket frame from a server, its head included. */
export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

/** Turns texts into frames; the same text to many sockets in a row is turned once. */
export function encoder(): (text: string) => Buffer {
  let last = ''
  let frame = framed(last)
  return (text) => {
    if (text !== last) {
      last = text
      frame = framed(text)
    }
    return frame
  }
}
