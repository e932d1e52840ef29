import { hexagon } from '../portraits/hexagon.ts'

const spokes = (count: number, from: number, to: number, turned = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (((i / count) * 360 + turned) * Math.PI) / 180
    const at = (r: number) => `${(100 + r * Math.cos(a)).toFixed(1)} ${(100 + r * Math.sin(a)).toFixed(1)}`
    return `M${at(from)}L${at(to)}`
  }).join('')

/** The plate of a hatch with its wheel and number. What comes of it changes its colour and its bolts, and nothing else. */
export const Wheel = ({ number, came }: { readonly number: number; readonly came: 'open' | 'green' | 'red' }) => (
  <svg class={`wheel ${came}`} viewBox="0 0 200 200" aria-hidden="true">
    <path d={hexagon(96)} class="edge" />
    <path d={hexagon(86)} />
    <circle cx="100" cy="100" r="64" />
    <path d={spokes(24, 64, 70)} />
    <circle cx="100" cy="100" r="56" class="edge" />
    <g class="hand">
      <circle cx="100" cy="100" r="46" />
      <path d={spokes(4, 16, 46, 45)} class="edge" />
      <path d={spokes(4, 56, 78, 45)} class="lug" />
    </g>
    <path d={came === 'red' ? 'M38 64L162 136M162 64L38 136' : spokes(4, 62, 80)} class="bolts" />
    <circle cx="100" cy="100" r="17" class="hub" />
    <text x="100" y="107">
      {number}
    </text>
  </svg>
)
