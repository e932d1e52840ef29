import { encode } from 'uqr'

/** The still margin that readers expect around a code, in modules. */
const QUIET = 4

/** A code as one drawing: a square of so many units, and the path of its dark modules. */
export type QrDrawing = { readonly size: number; readonly path: string }

/** The text as a QR code. A sixth of it may be covered or scratched and it is still read. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  let path = ''
  for (const [y, row] of data.entries()) {
    // Dark modules next to each other are one stroke: half the bytes, and no hairlines between them.
    for (let x = 0; x < size; x++) {
      if (row[x] !== true) continue
      const from = x
      while (row[x + 1] === true) x++
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`
    }
  }
  return { size, path }
}
