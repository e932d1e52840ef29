import type { PathShape, Printout, Shape, TextShape } from './printout.ts'

/** A hundredth of a millimetre is less than any printer can show. */
const short = (n: number): number => Math.round(n * 100) / 100

const COLOURS = { ink: '#000', paper: '#fff' } as const

type Attributes = { readonly [name: string]: string | number }

/** A path as the attributes of an SVG element. */
export const pathAttributes = ({ steps, line, fill, dash }: PathShape): Attributes => ({
  d: steps.map(([letter, ...numbers]) => letter + numbers.map(short).join(' ')).join(''),
  fill: fill === undefined ? 'none' : COLOURS[fill],
  ...(line === undefined ? {} : { stroke: COLOURS.ink, 'stroke-width': short(line) }),
  ...(dash === undefined ? {} : { 'stroke-dasharray': dash.map(short).join(' ') }),
})

export const textAttributes = ({ at: [x, y], size, align }: TextShape): Attributes => ({
  x: short(x),
  y: short(y),
  'font-size': short(size),
  'text-anchor': align,
})

const SIGNS: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

const element = (name: string, attributes: Attributes, inside: string): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return `<${name}${written.join('')}>${inside}</${name}>`
}

const WEIGHTS = { plain: 400, strong: 700 } as const

const shapeText = (shape: Shape): string =>
  shape.kind === 'path'
    ? element('path', pathAttributes(shape), '')
    : element('text', { ...textAttributes(shape), 'font-weight': WEIGHTS[shape.face] }, escaped(shape.text))

/** A drawing as an SVG file in its true size. */
export function svgOf({ title, width, height, shapes }: Printout, language: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${short(width)}mm`,
    height: `${short(height)}mm`,
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    'xml:lang': language,
    'font-family': 'Helvetica, Arial, sans-serif',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  const inside = [element('title', {}, escaped(title)), ...shapes.map(shapeText)].join('\n')
  return `${element('svg', attributes, `\n${inside}\n`)}\n`
}
