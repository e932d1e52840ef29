/**
 * Somebody who watches the encrypted connection sees how large a message is. Every message of this page is filled up
 * with spaces, which JSON allows after a value, to 256 bytes with the head of its frame. Every choice has room there, so
 * its size does not tell which card it names. Longer messages go on in steps of 64 bytes.
 */
const LEAST = 256
const STEP = 64
/** The head of a frame from a browser: two bytes, two of length, and four of mask. */
const HEAD = 8
/** The server reads no more (`MAX_MESSAGE_BYTES`). */
const MOST = 1024

const encoder = new TextEncoder()

export function padded(text: string): string {
  const { length } = encoder.encode(text)
  const room = Math.min(MOST, Math.max(LEAST, Math.ceil((length + HEAD) / STEP) * STEP) - HEAD)
  return text + ' '.repeat(Math.max(0, room - length))
}
