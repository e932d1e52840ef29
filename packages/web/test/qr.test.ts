import readQr from 'jsqr'
import { describe, expect, test } from 'vitest'
import { type QrDrawing, qrDrawing } from '../src/ui/qr.ts'

const SCALE = 4

/** The drawing as a camera would have it: black where the path is, white elsewhere. */
function photographed({ size, path }: QrDrawing): { readonly side: number; readonly pixels: Uint8ClampedArray } {
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { side, pixels }
}

function readBack(drawing: QrDrawing): string | undefined {
  const { side, pixels } = photographed(drawing)
  return readQr(pixels, side, side)?.data
}

describe('a QR code', () => {
  test.each([
    'http://localhost:8080/j/ABCD1234',
    'https://play.example.org/j/0123456789',
    `https://example.org/${'x'.repeat(300)}`,
    'una riga con è, ñ e ã',
  ])('is read back as %s', (text) => {
    expect(readBack(qrDrawing(text))).toBe(text)
  })

  test('keeps a still margin of four modules', () => {
    const { size, path } = qrDrawing('https://example.org')
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
      expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(size - 4)
    }
  })
})
