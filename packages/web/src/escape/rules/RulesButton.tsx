import { messages } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import type { EscapeModel } from '../model.ts'

/** Opens the rules of this table. */
export function RulesButton({ model }: { readonly model: EscapeModel }) {
  return (
    <Button
      testid="rules-open"
      onClick={() => {
        model.reading.value = true
      }}
    >
      {messages().bar.rules}
    </Button>
  )
}
