import { useSignal } from '@preact/signals'
import { type Aid, DEFAULT_TERMS } from '@selva/protocol/terms'
import type { ComponentType } from 'preact'
import { api, isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { WhoMayJoin } from '../pages/host/WhoMayJoin.tsx'
import { TermsChoice } from '../terms/TermsChoice.tsx'
import { loadTermWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Stepper } from '../ui/Stepper.tsx'
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
  const seats = useSignal(SOLO_TABLE.setting.seats)
  const listed = useSignal(false)
  const terms = useSignal(DEFAULT_TERMS)
  const trouble = useSignal('')
  useTitle(m.titles.host)
  const open = async (): Promise<void> => {
    const wish = { game: SOLO_TABLE.game, setting: { seats: seats.value }, terms: terms.value, listed: listed.value }
    const answer = await api.host({ ...wish, playNow: false })
    if (isApiError(answer)) trouble.value = m.refusals[answer.refused]
    else navigate(`/t/${answer.id}`)
  }
  return (
    <PageLayout>
      <main class="sheetpage">
        <h1>{m.host.title}</h1>
        <p class="lead">{tell().name}</p>
        <form
          class="hostform"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <section class="option">
            <h2>{m.host.seats}</h2>
            <span class="value">
              <Stepper
                label={m.host.seats}
                value={seats.value}
                least={LEAST_SEATS}
                most={MOST_SEATS}
                onChange={(n) => {
                  seats.value = n
                }}
              />
            </span>
          </section>
          <WhoMayJoin listed={listed} />
          <TermsChoice terms={terms} aids={NO_AID} game={SOLO_TABLE.game} />
          {trouble.value === '' ? undefined : <p role="alert">{trouble.value}</p>}
          <Button kind="go" submit>
            {m.host.open}
          </Button>
        </form>
      </main>
    </PageLayout>
  )
}

/** The page with the words of the terms. */
export async function load(): Promise<ComponentType> {
  await loadTermWords()
  return Host
}
