import { useSignal } from '@preact/signals'
import { isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { meApi } from './api.ts'
import { meWords } from './words.ts'

/** The target page of a link to another device. The token is after the `#`, so that it is in nobody's logs. */
export function DevicePage() {
  const m = meWords().device
  const said = useSignal('')
  useTitle(m.title)
  const arrive = async (): Promise<void> => {
    const answer = await meApi.withLink(location.hash.slice(1))
    if (isApiError(answer)) said.value = messages().refusals[answer.refused]
    else location.assign('/me')
  }
  return (
    <PageLayout>
      <main class="plainpage" data-testid="device">
        <Icon name="link" kind="mark" />
        <h1>{m.title}</h1>
        <p>{m.text}</p>
        <div class="ways">
          <Button kind="go" onClick={() => void arrive()}>
            {m.go}
          </Button>
          <LinkButton to="/">{messages().plain.home}</LinkButton>
        </div>
        <span class="trouble" role="alert">
          {said.value}
        </span>
      </main>
    </PageLayout>
  )
}
