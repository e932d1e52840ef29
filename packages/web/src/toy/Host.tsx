import { useSignal } from '@preact/signals'
import { type Aid, USUAL_TERMS } from '@selva/protocol/terms'
import type { ComponentType } from 'preact'
import { api, isTrouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { go } from '../client/router.ts'
import { WhoMayJoin } from '../pages/host/WhoMayJoin.tsx'
import { TermsChoice } from '../terms/TermsChoice.tsx'
import { learnTerms } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { ALONE } from './alone.ts'
import { tell } from './words.ts'
import '../styles/host.css'

const LEAST_SEATS = 2
const MOST_SEATS = 6
/** There is nothing to note down. */
const NO_AID: readonly Aid[] = ['none']

function Host() {
  const m = say()
  const seats = useSignal(ALONE.setting.seats)
  const listed = useSignal(false)
  const terms = useSignal(USUAL_TERMS)
  const trouble = useSignal('')
  useTitle(m.titles.host)
  const open = async (): Promise<void> => {
    const wish = { game: ALONE.game, setting: { seats: seats.value }, terms: terms.value, listed: listed.value }
    const answer = await api.host({ ...wish, playNow: false })
    if (isTrouble(answer)) trouble.value = m.refusals[answer.refused]
    else go(`/t/${answer.id}`)
  }
  return (
    <Frame>
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
          <TermsChoice terms={terms} aids={NO_AID} game={ALONE.game} />
          {trouble.value === '' ? undefined : <p role="alert">{trouble.value}</p>}
          <Button kind="go" submit>
            {m.host.open}
          </Button>
        </form>
      </main>
    </Frame>
  )
}

/** The page with the words of the terms. */
export async function load(): Promise<ComponentType> {
  await learnTerms()
  return Host
}
