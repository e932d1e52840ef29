import type { Aid } from '@selva/protocol/terms'
import type { ComponentType } from 'preact'
import { messages } from '../client/language.ts'
import { loadLobbyWords } from '../lobby/words.ts'
import { hostTexts } from '../pages/host/changed-table.ts'
import { SeatsChoice } from '../pages/host/SeatsChoice.tsx'
import { useHosting } from '../pages/host/useHosting.ts'
import { WhoMayJoin } from '../pages/host/WhoMayJoin.tsx'
import { TermsChoice } from '../terms/TermsChoice.tsx'
import { loadTermWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { SOLO_TABLE } from './solo-table.ts'
import { tell } from './words.ts'
import '../styles/host.css'

const LEAST_SEATS = 2
const MOST_SEATS = 6
/** There is nothing to note down. */
const NO_AID: readonly Aid[] = ['none']

function Host() {
  const m = messages()
  const { form, change, listed, terms, said, open } = useHosting({
    game: SOLO_TABLE.game,
    first: SOLO_TABLE.setting.seats,
    isForm: (value): value is number => typeof value === 'number',
    settingOf: (seats) => ({ seats }),
    formOf: ({ seats }) => seats,
    refusalText: () => m.refusals.setting,
  })
  useTitle(m.titles.host)
  return (
    <PageLayout>
      <main class="sheetpage">
        <h1>{hostTexts().title}</h1>
        <p class="lead">{tell().name}</p>
        <form
          class="hostform"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <SeatsChoice seats={form} least={LEAST_SEATS} most={MOST_SEATS} change={change} />
          <WhoMayJoin listed={listed} />
          <TermsChoice terms={terms} aids={NO_AID} game={SOLO_TABLE.game} />
          {said.value === '' ? undefined : <p role="alert">{said.value}</p>}
          <Button kind="go" submit>
            {hostTexts().open}
          </Button>
        </form>
      </main>
    </PageLayout>
  )
}

/** The page with the words of the terms. */
export async function load(): Promise<ComponentType> {
  await Promise.all([loadTermWords(), loadLobbyWords()])
  return Host
}
