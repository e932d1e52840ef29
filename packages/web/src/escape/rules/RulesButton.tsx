import { say } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import type { Sitting } from '../sitting.ts'

/** Opens what is on at this table. */
export function RulesButton({ sitting }: { readonly sitting: Sitting }) {
  return (
    <Button
      testid="rules-open"
      onClick={() => {
        sitting.reading.value = true
      }}
    >
      {say().bar.rules}
    </Button>
  )
}
