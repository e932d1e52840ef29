import { messages } from '../client/language.ts'
import { Icon } from './Icon.tsx'

/** Asks what something is, where a tap on the thing itself does something else. */
export function HelpButton({ about, label }: { readonly about: string; readonly label: string }) {
  return (
    <button
      type="button"
      class="whatis mark"
      data-about={about}
      data-testid="whatis"
      aria-label={messages().bar.whatIs(label)}
    >
      <Icon name="info" kind="small" />
    </button>
  )
}
