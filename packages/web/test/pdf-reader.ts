/** A page of a PDF as a reader finds it: its size in points, and its texts in order. */
type PdfPage = { readonly width: number; readonly height: number; readonly texts: readonly string[] }
type PdfFile = { readonly title: string; readonly pages: readonly PdfPage[] }

const WINDOWS = new TextDecoder('windows-1252')

/** A text between brackets: octal numbers and backslashes resolved. */
function textOf(literal: string): string {
  const bytes: number[] = []
  for (const [, octal, escaped, plain] of literal.matchAll(/\\(\d{3})|\\(.)|([^\\])/g))
    bytes.push(octal === undefined ? (escaped ?? plain ?? '').charCodeAt(0) : Number.parseInt(octal, 8))
  return WINDOWS.decode(Uint8Array.from(bytes))
}

const unicodeOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).slice(1).map((unit) => Number.parseInt(unit, 16)))

/** The objects of the file by their number, found through its table and not by searching. */
function objectsOf(text: string): ReadonlyMap<number, string> {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const entries = /^xref\n0 (\d+)\n([\s\S]*?)trailer\n/.exec(text.slice(table))
  const offsets = (entries?.[2] ?? '').match(/.{18} \n/g) ?? []
  if (offsets.length !== Number(entries?.[1])) throw new Error('the table of the PDF is broken')
  return new Map(
    offsets.slice(1).map((entry, i) => {
      const object = text.slice(Number(entry.slice(0, 10)))
      if (!object.startsWith(`${i + 1} 0 obj\n`)) throw new Error(`object ${i + 1} is not where the table says`)
      return [i + 1, object.slice(0, object.indexOf('endobj'))]
    }),
  )
}

/** Reads a PDF of ours: strict, so that a broken one is not read by luck. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  if (!text.startsWith('%PDF-1.')) throw new Error('this is no PDF')
  const objects = objectsOf(text)
  const object = (reference: string | undefined): string => objects.get(Number.parseInt(reference ?? '', 10)) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(object('2'))?.[1]?.match(/\d+ 0 R/g) ?? []
  const pages = kids.map((kid) => {
    const page = object(kid)
    const [, , width, height] = (/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '').split(' ').map(Number)
    const content = object(/\/Contents (\d+) 0 R/.exec(page)?.[1])
    const length = Number(/\/Length (\d+)/.exec(content)?.[1])
    const stream = /stream\n([\s\S]*)\nendstream/.exec(content)?.[1] ?? ''
    if (stream.length !== length) throw new Error('a stream is not as long as it says')
    const texts = [...stream.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map((match) => textOf(match[1] ?? ''))
    return { width: width ?? 0, height: height ?? 0, texts }
  })
  return { title: unicodeOf(/\/Title <([^>]*)>/.exec(object('5'))?.[1] ?? ''), pages }
}
