import type { Character } from '@selva/escape'
import type { JSX } from 'preact'
import { short } from '../../ui/short.ts'

/** A skull that grows narrow towards the chin. */
function skull(size: number, up: number): string {
  const points = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * 2 * Math.PI
    const low = Math.max(0, Math.sin(a))
    const x = 100 + 58 * size * Math.cos(a) * (1 - 0.58 * low ** 1.3)
    const y = 88 - up + (a < Math.PI ? 92 : 74) * size * Math.sin(a)
    return `${short(x)} ${short(y)}`
  })
  return `M${points.join('L')}Z`
}
const CONTOURS = [1, 0.88, 0.77, 0.67, 0.58, 0.5].map((size, i) => skull(size, i * 2.5))

const Eye = ({ side }: { readonly side: 1 | -1 }) => (
  <g transform={`translate(${100 + side * 25} 100) scale(${side} 1) rotate(24)`}>
    <path d="M-19 0C-9-12 10-12 19 0 10 9-9 9-19 0Z" class="po-fill" />
    <path d="M-11 0C-5-7 6-7 11 0 6 5-5 5-11 0Z" class="po-hot" />
  </g>
)
const MOUTH = 'M88 142c6 4 18 4 24 0M93 150c4 2 10 2 14 0'

/** An alien with a power has a mark on the brow. */
const MARKS: { readonly [name in Character]?: JSX.Element } = {
  blink: <path d="M78 54l22-16 22 16M86 64l14-10 14 10" class="po-line" />,
  silent: <path d="M82 146h36M88 138v16M100 138v16M112 138v16" class="po-line" />,
  surge: <path d="M106 30L90 56h18L96 80" class="po-line" />,
  brute: <path d="M52 64L34 40M148 64l18-24M62 50L52 24M138 50l10-26" class="po-line" />,
  invisible: <circle cx="100" cy="54" r="15" class="po-line" stroke-dasharray="4 6" />,
  lurking: <path d="M74 60h52M80 52h40M88 44h24" class="po-line" />,
  fast: <path d="M78 38l16 16-16 16M96 38l16 16-16 16M114 38l16 16-16 16" class="po-line" />,
  psychic: (
    <>
      <path d="M78 54c10-16 34-16 44 0-10 14-34 14-44 0Z" class="po-fill" />
      <circle cx="100" cy="54" r="5" class="po-hot" />
    </>
  ),
}

/** Aliens are contoured, line within line. */
export const AlienDrawing = ({ name }: { readonly name: Character | undefined }) => (
  <>
    {CONTOURS.map((d, i) => (
      <path key={d} d={d} class={i % 2 === 1 ? 'po-faint' : 'po-edge'} />
    ))}
    <path d={MOUTH} />
    <Eye side={1} />
    <Eye side={-1} />
    {name === undefined ? undefined : MARKS[name]}
  </>
)
