import { Icon } from '../../ui/Icon.tsx'
import { Choice } from './Choice.tsx'
import type { ZoneEditor } from './editor.ts'
import { isPainter, takeBrush } from './hand.ts'
import { BRUSH_KEYS, TOOL_KEYS } from './keys.ts'
import { BRUSHES, type Brush, SIZES } from './model/brush.ts'
import { TOOLS, type Tool } from './model/stroke.ts'
import { SYMMETRIES } from './model/symmetry.ts'
import { zoneEditorWords } from './words.ts'

const HEX = 'M5 1h10l5 8.500-5 8.500H5L0 9.500Z'
const INNER = 'M6.300 3.300h7.400l3.700 6.200-3.700 6.200H6.300L2.600 9.500Z'
const TOOL_ICONS: { readonly [T in Tool]: string } = {
  pencil: 'tool-pencil',
  line: 'tool-line',
  rectangle: 'tool-rectangle',
  fill: 'tool-fill',
  pick: 'tool-pick',
  select: 'tool-select',
  hand: 'tool-hand',
}
const ICONS = { humanSector: 'human', alienSector: 'alien', hatch: 'hatch' } as const

/** A sector as the map draws it, small. */
function Swatch({ brush }: { readonly brush: Brush }) {
  if (brush === 'humanSector' || brush === 'alienSector' || brush === 'hatch')
    return <Icon name={ICONS[brush]} kind={brush === 'hatch' ? 'green' : ''} />
  return (
    <svg class={`sw ${brush}`} viewBox="-1 0 22 19" aria-hidden="true">
      <path d={HEX} />
      {brush === 'secure' ? <path d={INNER} class="swatch-i" /> : undefined}
    </svg>
  )
}

/** The kinds of cells that can be painted. */
export function Brushes({ editor: { hand } }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  const held = isPainter(hand.tool.value) ? hand.brush.value : undefined
  return (
    <section>
      <h2 class="label">{w.brush}</h2>
      <ul class="brushes">
        {BRUSHES.map((brush) => (
          <li key={brush}>
            <button
              type="button"
              aria-pressed={held === brush}
              aria-keyshortcuts={BRUSH_KEYS[brush]}
              data-brush={brush}
              onClick={() => takeBrush(hand, brush)}
            >
              <Swatch brush={brush} />
              <span>
                {brush === 'hatch' && held === 'hatch' && hand.number.value !== undefined
                  ? w.hatchNumber(hand.number.value)
                  : w.brushes[brush]}
              </span>
              <kbd aria-hidden="true">{BRUSH_KEYS[brush]}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The tools, as drawings with a name. */
export function ToolRow({ editor: { hand } }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  return (
    <section>
      <h2 class="label">{w.tool}</h2>
      <ul class="tools">
        {TOOLS.map((tool) => (
          <li key={tool}>
            <button
              type="button"
              class="round"
              aria-pressed={hand.tool.value === tool}
              aria-label={w.tools[tool]}
              aria-keyshortcuts={TOOL_KEYS[tool]}
              title={`${w.tools[tool]} (${TOOL_KEYS[tool]})`}
              data-tool={tool}
              onClick={() => {
                hand.tool.value = tool
              }}
            >
              <Icon name={TOOL_ICONS[tool]} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How wide the brush is, and what is painted along with it. */
export function BrushOptions({ editor: { hand } }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  return (
    <>
      <Choice
        label={w.size}
        name="brush-size"
        values={SIZES}
        value={hand.size.value}
        text={(size) => w.sizes[size]}
        choose={(size) => {
          hand.size.value = size
        }}
      />
      <Choice
        label={w.symmetry}
        name="symmetry"
        values={SYMMETRIES}
        value={hand.symmetry.value}
        text={(symmetry) => w.symmetries[symmetry]}
        choose={(symmetry) => {
          hand.symmetry.value = symmetry
        }}
      />
    </>
  )
}
