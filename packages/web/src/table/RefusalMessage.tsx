import { Icon } from '../ui/Icon.tsx'
import type { RequestState } from './useRequest.ts'

/** Why the last wish was not granted; `afloat` over the page, where there is no room next to what was pressed. */
export function RefusalMessage({
  request: { refused },
  afloat = false,
}: {
  readonly request: RequestState
  readonly afloat?: boolean
}) {
  return refused === '' ? undefined : (
    <p class={`trouble ${afloat ? 'afloat' : ''}`} role="alert" data-testid="refused">
      <Icon name="warn" />
      {refused}
    </p>
  )
}
