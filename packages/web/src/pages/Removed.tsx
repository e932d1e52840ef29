import { messages } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import { PlainPage } from './PlainPage.tsx'

/** The page of a person whom the host has removed. The host can take it back, and then the address leads to the seat. */
export function Removed() {
  return (
    <PlainPage kind="removed">
      <Button kind="go" onClick={() => location.reload()}>
        {messages().plain.again}
      </Button>
    </PlainPage>
  )
}
