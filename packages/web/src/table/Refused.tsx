import { Icon } from '../ui/Icon.tsx'
import type { Wish } from './useWish.ts'

/** Why the last wish was not granted; `afloat` over the page, where there is no room next to what was pressed. */
export function Refused({ wish: { refused }, afloat = false }: { readonly wish: Wish; readonly afloat?: boolean }) {
  return refused === '' ? undefined : (
    <p class={`trouble ${afloat ? 'afloat' : ''}`} role="alert" data-testid="refused">
      <Icon name="warn" />
      {refused}
    </p>
  )
}
