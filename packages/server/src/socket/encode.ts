/** Turns texts into bytes; the same text to many sockets in a row is turned once. */
export function encoder(): (text: string) => Buffer {
  let last = ''
  let bytes = Buffer.alloc(0)
  return (text) => {
    if (text !== last) {
      last = text
      bytes = Buffer.from(text)
    }
    return bytes
  }
}
