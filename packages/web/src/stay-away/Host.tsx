import { isRefusal } from '@selva/core'
import type { Aid } from '@selva/protocol/terms'
import { MAX_SEATS, MIN_SEATS, officialScenarios, scenarioDraftFrom, sizeOfDeck, stayAway } from '@selva/stay-away'
import { messages } from '../client/language.ts'
import { ScenarioChoice } from '../documents/host/ScenarioChoice.tsx'
import { loadDocumentWords } from '../documents/words.ts'
import { FairLink } from '../lab/FairLink.tsx'
import { loadLobbyWords } from '../lobby/words.ts'
import { hostTexts } from '../pages/host/changed-table.ts'
import { SeatsChoice } from '../pages/host/SeatsChoice.tsx'
import { useHosting } from '../pages/host/useHosting.ts'
import { useLastPlayable } from '../pages/host/useLastPlayable.ts'
import { WhoMayJoin } from '../pages/host/WhoMayJoin.tsx'
import { TermsChoice } from '../terms/TermsChoice.tsx'
import { loadTermWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { useTitle } from '../ui/useTitle.ts'
import { Art } from './card/Art.tsx'
import { draftOf, EMPTY_FORM, formOf, isHostForm, refusalText } from './host/form.ts'
import { MoreRules } from './host/MoreRules.tsx'
import { adviceFor, documentsIn, isChanged, withoutScenario, withScenario, withSeats } from './host/scenario.ts'
import { TableRules } from './rules/TableRules.tsx'
import { gameWords } from './words.ts'
import '../styles/host.css'
import './styles/host.css'

/** There is no sheet that could show where a player is. */
const NOTES_OR_NONE: readonly Aid[] = ['none', 'notes']

const readHeader = (text: string) => {
  const draft = scenarioDraftFrom(text)
  return isRefusal(draft) ? undefined : draft
}

function Host() {
  const m = messages()
  const hosting = useHosting({
    game: 'stay-away',
    first: EMPTY_FORM,
    isForm: isHostForm,
    settingOf: draftOf,
    formOf,
    refusalText,
    documentsIn,
  })
  const { form, change, terms, listed, said, busy, open } = hosting
  useTitle(m.titles.host)
  const setting = stayAway.setting(draftOf(form))
  const playable = useLastPlayable(setting, () => stayAway.setting(draftOf(EMPTY_FORM)))
  const about = useAbout<HTMLFormElement>(async () =>
    (await import('./explain/load.ts')).load(() => ({ setting: playable() })),
  )
  const refusal = isRefusal(setting) ? refusalText(setting) : said.value
  return (
    <PageLayout>
      <main class="sheetpage">
        <h1>{hostTexts().title}</h1>
        <p class="lead">{gameWords().name}</p>
        <a class="link" href="/scenarios/new?game=stay-away">
          {gameWords().host.scenario}
        </a>{' '}
        {/* In a tab of its own: the form stays as it is. */}
        <a class="link" href="/gallery" target="_blank" rel="noopener">
          {m.home.gallery}
        </a>
        <form
          ref={about}
          class="hostform"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isRefusal(setting)) void open()
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
                <FairLink game="stay-away" draft={draftOf(form)} />
              </section>
            )}
          </div>
          <div>
            <ScenarioChoice
              game="stay-away"
              chosen={form.scenario}
              changed={isChanged(form)}
              advice={adviceFor(form)}
              read={readHeader}
              pick={(scenario) => change(withScenario(form, scenario) ?? form)}
              pickOfficial={({ id }) => {
                const isOurs = officialScenarios.some((one) => one.id === id)
                if (isOurs) change(withoutScenario(form))
                return isOurs
              }}
              remove={() => change(withoutScenario(form))}
            />
            <SeatsChoice
              seats={form.seats}
              least={MIN_SEATS}
              most={MAX_SEATS}
              help={gameWords().host.seatsHelp(isRefusal(setting) ? 0 : sizeOfDeck(setting.cards))}
              change={(seats) => change(withSeats(form, seats))}
            />
            <WhoMayJoin listed={listed} />
            <TermsChoice terms={terms} aids={NOTES_OR_NONE} game="stay-away" />
            <MoreRules form={form} change={change} />
            {refusal === '' ? undefined : (
              <p class="trouble" role="alert" data-testid="refusal">
                <Icon name="warn" />
                {refusal}
              </p>
            )}
            <Button kind="go" submit disabled={busy.value || isRefusal(setting)} testid="open-table">
              {hostTexts().open}
            </Button>
          </div>
        </form>
      </main>
    </PageLayout>
  )
}

/** The page with the words of the terms. */
export async function load(): Promise<typeof Host> {
  await Promise.all([loadTermWords(), loadDocumentWords(), loadLobbyWords()])
  return Host
}
