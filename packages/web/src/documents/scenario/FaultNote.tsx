import type { ScenarioFault, ScenarioHeader } from '@selva/core'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import { scenarioWords } from './words.ts'

/** A fault in words, at its rule, with the one button that mends it. */
export function FaultNote<D extends ScenarioHeader>({
  fault,
  game,
  draft,
  change,
}: {
  readonly fault: ScenarioFault
  readonly game: ScenarioGame<D>
  readonly draft: D
  readonly change: (draft: D) => void
}) {
  const solution = game.solution(fault, draft)
  const text = fault.code === 'untitled' ? scenarioWords().faults.untitled : game.faultText(fault, draft)
  return (
    <div
      class={`fault ${fault.severity}`}
      role={fault.severity === 'error' ? 'alert' : 'status'}
      data-fault={fault.code}
    >
      <Icon name="warn" />
      <p>{text}</p>
      {solution === undefined ? undefined : (
        <Button kind="slim" testid={`solve-${fault.at.join('-')}`} onClick={() => change(solution.draft)}>
          {solution.label}
        </Button>
      )}
    </div>
  )
}
