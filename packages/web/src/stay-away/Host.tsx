import { useSignal } from '@preact/signals'
import { isRefusal } from '@selva/core'
import { type Aid, DEFAULT_TERMS } from '@selva/protocol/terms'
import { MAX_SEATS, MIN_SEATS, sizeOfDeck, stayAway } from '@selva/stay-away'
import { useRef } from 'preact/hooks'
import { api, isApiError, reasonOf } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { WhoMayJoin } from '../pages/host/WhoMayJoin.tsx'
import { isTerms } from '../terms/is-terms.ts'
import { TermsChoice } from '../terms/TermsChoice.tsx'
import { loadTermWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { isYesOrNo, useDraft } from '../ui/useDraft.ts'
import { useTitle } from '../ui/useTitle.ts'
import { Art } from './card/Art.tsx'
import { draftOf, EMPTY_FORM, type HostForm, isHostForm, refusalText } from './host/form.ts'
import { MoreRules } from './host/MoreRules.tsx'
import { TableRules } from './rules/TableRules.tsx'
import { gameWords } from './words.ts'
import '../styles/host.css'
import './styles/host.css'

/** There is no sheet that could show where a player is. */
const NOTES_OR_NONE: readonly Aid[] = ['none', 'notes']

function Host() {
  const m = messages()
  const form = useDraft('host.stay-away', EMPTY_FORM, isHostForm)
  const listed = useDraft('host.stay-away.listed', false, isYesOrNo)
  const terms = useDraft('host.stay-away.terms', DEFAULT_TERMS, isTerms)
  const busy = useSignal(false)
  const said = useSignal('')
  useTitle(m.titles.host)
  const now = form.value
  const setting = stayAway.setting(draftOf(now))
  // While what is wished for cannot be played, the last that could be is explained.
  const playable = useRef(setting)
  if (!isRefusal(setting)) playable.current = setting
  const about = useAbout<HTMLFormElement>(async () =>
    (await import('./explain/load.ts')).load(() => {
      if (isRefusal(playable.current)) throw new Error('the first wish can be played')
      return { setting: playable.current }
    }),
  )
  const refusal = isRefusal(setting) ? refusalText(setting) : said.value
  const change = (next: HostForm): void => {
    form.value = next
    said.value = ''
  }
  const open = async (): Promise<void> => {
    if (isRefusal(setting)) return
    busy.value = true
    const answer = await api.host({
      game: 'stay-away',
      setting: draftOf(now),
      terms: terms.value,
      listed: listed.value,
      playNow: false,
    })
    busy.value = false
    if (isApiError(answer))
      said.value = answer.refused === 'setting' ? refusalText(reasonOf(answer)) : m.refusals[answer.refused]
    else navigate(`/t/${answer.id}`)
  }
  return (
    <PageLayout>
      <main class="sheetpage">
        <h1>{m.host.title}</h1>
        <p class="lead">{gameWords().name}</p>
        <form
          ref={about}
          class="hostform"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <div>
            <figure class="thumb">
              <Art />
              <p>
                <b>{gameWords().name}</b>
                <span>{m.host.suits(MIN_SEATS, MAX_SEATS)}</span>
              </p>
            </figure>
            {isRefusal(setting) ? undefined : (
              <section class="about">
                <h2 class="label">{m.bar.rules}</h2>
                <TableRules setting={setting} />
              </section>
            )}
          </div>
          <div>
            <section class="option" data-about="seats">
              <h2>{m.host.seats}</h2>
              <p class="help">{gameWords().host.seatsHelp(isRefusal(setting) ? 0 : sizeOfDeck(setting.cards))}</p>
              <span class="value">
                <Stepper
                  label={m.host.seats}
                  value={now.seats}
                  least={MIN_SEATS}
                  most={MAX_SEATS}
                  onChange={(seats) => change({ ...now, seats, cards: {} })}
                />
              </span>
            </section>
            <WhoMayJoin listed={listed} />
            <TermsChoice terms={terms} aids={NOTES_OR_NONE} game="stay-away" />
            <MoreRules form={now} change={change} />
            {refusal === '' ? undefined : (
              <p class="trouble" role="alert" data-testid="refusal">
                <Icon name="warn" />
                {refusal}
              </p>
            )}
            <Button kind="go" submit disabled={busy.value || isRefusal(setting)}>
              {m.host.open}
            </Button>
          </div>
        </form>
      </main>
    </PageLayout>
  )
}

/** The page with the words of the terms. */
export async function load(): Promise<typeof Host> {
  await loadTermWords()
  return Host
}
