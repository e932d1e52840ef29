import type { ComponentChildren } from 'preact'
import { short } from '../ui/short.ts'
import type { Drawing } from './drawing.ts'
import { OVERVIEW, SmallPlan } from './Overview.tsx'
import type { PanZoom } from './usePanZoom.ts'

type Props = {
  readonly zone: Drawing
  readonly hatches: string
  readonly title: string
  readonly panZoom: PanZoom
  readonly children: ComponentChildren
}

/** The whole sheet in a corner, with the part in sight marked; a press looks there. */
export function PlanOverview({ zone, hatches, title, panZoom: { view, size, lookAt }, children }: Props) {
  const jump = (event: PointerEvent): void => {
    const box = event.currentTarget
    if (!(box instanceof HTMLElement) || (event.type === 'pointermove' && event.buttons === 0)) return
    event.stopPropagation()
    const inner = box.getBoundingClientRect()
    lookAt([
      OVERVIEW.x + ((event.clientX - inner.left - 5) / (inner.width - 10)) * OVERVIEW.width,
      OVERVIEW.y + ((event.clientY - inner.top - 5) / (inner.height - 10)) * OVERVIEW.height,
    ])
  }
  return (
    <div class="overview" role="presentation" title={title} onPointerDown={jump} onPointerMove={jump}>
      <SmallPlan zone={zone} hatches={hatches}>
        <rect
          x={short(view.x - size.width / view.k / 2)}
          y={short(view.y - size.height / view.k / 2)}
          width={short(size.width / view.k)}
          height={short(size.height / view.k)}
          rx="8"
          class="ov-view"
        />
        {children}
      </SmallPlan>
    </div>
  )
}
