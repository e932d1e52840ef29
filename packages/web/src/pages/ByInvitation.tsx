import { CodeField } from './home/CodeField.tsx'
import { PlainPage } from './PlainPage.tsx'
import '../styles/by-invitation.css'

/** The way to a private table from an address without its invitation; an id that does not exist shows the same page. */
export function ByInvitation() {
  return (
    <PlainPage kind="private">
      <div class="code-entry">
        <CodeField />
      </div>
    </PlainPage>
  )
}
