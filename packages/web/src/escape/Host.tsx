import { useSignal } from '@preact/signals'
import { elementAt, isRefusal, type Refusal } from '@selva/core'
import {
  MAX_SEATS,
  MIN_SEATS,
  presets,
  type Setting,
  scenarioDraftFrom,
  uncheckedRules,
  warningsOf,
  type Zone,
  zones,
} from '@selva/escape'
import { AIDS } from '@selva/protocol/terms'
import { useEffect } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { type BroughtDocument, broughtDocument } from '../documents/document-in-address.ts'
import { ScenarioChoice } from '../documents/host/ScenarioChoice.tsx'
import { DocumentSprite } from '../documents/Sprite.tsx'
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
import { HelpButton } from '../ui/HelpButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { useTitle } from '../ui/useTitle.ts'
import { zoneName } from './card/title.ts'
import { cardWords } from './card/words.ts'
import { withOfficial, withZoneDocument } from './host/brought.ts'
import {
  draftOf,
  EMPTY_FORM,
  formOf,
  type HostForm,
  isHostForm,
  settingOf,
  withoutScenario,
  withZone,
  zoneIn,
} from './host/form.ts'
import { formWords } from './host/form-words.ts'
import { MoreRules } from './host/MoreRules.tsx'
import { OtherZones } from './host/OtherZones.tsx'
import { PresetChoice } from './host/PresetChoice.tsx'
import { adviceFor, documentsIn, isChanged, withScenario } from './host/scenario.ts'
import { Zones } from './host/Zones.tsx'
import { insteadText, zonesInstead } from './host/zones-instead.ts'
import type { RuleWords } from './rules/messages/en.ts'
import { refusalText, warningText } from './rules/refusal.ts'
import { TableRules } from './rules/TableRules.tsx'
import { loadRuleWords } from './rules/words.ts'
import { loadGameWords, tell } from './words.ts'
import './styles/map.css'
import '../styles/host.css'
import './styles/host.css'

/** The host's page, once the rules can be told in words. */
export function Host() {
  const m = messages()
  const ready = useSignal(false)
  useTitle(m.titles.host)
  useEffect(() => {
    const words = [loadGameWords(), loadRuleWords(), loadTermWords(), loadDocumentWords(), loadLobbyWords()]
    void Promise.all(words).then(() => {
      ready.value = true
    })
  }, [])
  return (
    <PageLayout>
      <main class="sheetpage wide" aria-busy={!ready.value}>
        <h1>{ready.value ? hostTexts().title : m.host.title}</h1>
        <p class="lead">{cardWords().name}</p>
        {ready.value ? <HostPage /> : undefined}
      </main>
    </PageLayout>
  )
}

/** The rules of the table to be opened, and warnings the host should know of. */
function Summary({ setting, words: w }: { readonly setting: Setting; readonly words: RuleWords }) {
  const warnings = warningsOf(setting)
  return (
    <>
      <h2 class="label">{w.host.summary}</h2>
      <TableRules setting={setting} />
      {warnings.length === 0 ? undefined : (
        <div class="warnings" role="status">
          <h3 class="label">{w.host.warnings}</h3>
          {warnings.map((warning) => (
            <p key={warning.warned}>
              <Icon name="warn" kind="small" />
              {warningText(warning, setting.zone, w)}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

/** The button that opens the table, and why it does not. */
function Opener({ busy, said, refusal }: { readonly busy: boolean; readonly said: string; readonly refusal: string }) {
  const why = refusal === '' ? said : refusal
  return (
    <div class="opener">
      {why === '' ? undefined : (
        <p class="trouble" role="alert" data-testid="refusal">
          <Icon name="warn" />
          {why}
        </p>
      )}
      <Button kind="go" submit disabled={busy || refusal !== ''} testid="open-table">
        {hostTexts().open}
      </Button>
    </div>
  )
}

const zoneOf = ({ zone }: HostForm): Zone => zoneIn(zone) ?? elementAt(zones, 0)
const readHeader = (text: string) => {
  const draft = scenarioDraftFrom(text)
  return isRefusal(draft) ? undefined : draft
}
const textOf = (refusal: Refusal, form: HostForm): string =>
  insteadText(form, refusal) ?? refusalText(refusal, zoneOf(form), tell(presets[form.preset].edition), formWords(form))

function HostPage() {
  const hosting = useHosting({
    game: 'escape',
    first: EMPTY_FORM,
    isForm: isHostForm,
    settingOf: draftOf,
    formOf,
    refusalText: textOf,
    documentsIn,
  })
  const { form, change, terms, listed, said, busy, open } = hosting
  const w = formWords(form)
  const take = (next: HostForm | undefined): boolean => {
    if (next !== undefined) change(next)
    return next !== undefined
  }
  const bring = (document: BroughtDocument): boolean => take(withZoneDocument(form, document))
  // A link from the gallery names the zone to begin with.
  useEffect(() => {
    if (location.hash.startsWith('#zone='))
      void broughtDocument(location.hash).then((document) => document !== undefined && bring(document))
  }, [])
  const setting = settingOf(form)
  const refusal = isRefusal(setting) ? textOf(setting, form) : ''
  const failing = isRefusal(setting) ? zonesInstead(form, setting).fail : []
  const playable = useLastPlayable(setting, () => settingOf(EMPTY_FORM))
  const about = useAbout<HTMLFormElement>(async () =>
    (await import('./explain/load.ts')).load(() => ({ setting: playable() })),
  )
  const humans = uncheckedRules(form.preset, form.codes, form.seats).humans(form.seats)
  const crew = tell(presets[form.preset].edition).crew(humans, form.seats - humans)
  return (
    <form
      ref={about}
      class="hostgrid"
      onSubmit={(event) => {
        event.preventDefault()
        if (refusal === '') void open()
      }}
    >
      <div class="wishes">
        <a class="link" href="/scenarios/new?game=escape">
          {w.host.scenario}
        </a>
        <PresetChoice form={form} change={change} />
        <ScenarioChoice
          game="escape"
          chosen={form.scenario}
          changed={isChanged(form, zoneOf(form))}
          advice={adviceFor(form)}
          read={readHeader}
          pick={(scenario) => take(withScenario(form, scenario))}
          pickOfficial={(document) => take(withOfficial(form, document))}
          remove={() => change(withoutScenario(form))}
        />
        <fieldset class="option">
          <legend>
            {w.host.zone}
            <HelpButton about={`zone:${form.zone}`} label={zoneName(form.zone)} />
          </legend>
          <p class="help">{w.host.zoneHelp}</p>
          <Zones zone={form.zone} words={w} failing={failing} pick={(zone) => change(withZone(form, zone))} />
          <OtherZones words={w} bring={bring} />
          <a class="draw-zone" href="/zones/new" onClick={handleLinkClick}>
            {cardWords().draw}
          </a>
          {/* In a tab of its own: the form stays as it is. */}
          {zoneOf(form).id === '' ? undefined : (
            <a class="btn slim print-zone" href={`/zones/official-${form.zone}/print`} target="_blank" rel="noopener">
              <DocumentSprite />
              <Icon name="print" kind="small" />
              {w.host.print}
            </a>
          )}
        </fieldset>
        <SeatsChoice
          seats={form.seats}
          least={MIN_SEATS}
          most={MAX_SEATS}
          help={w.host.seatsHelp(crew)}
          change={(seats) => change({ ...form, seats })}
        />
        <WhoMayJoin listed={listed} />
        <TermsChoice terms={terms} aids={AIDS} game="escape" />
        <MoreRules form={form} zone={zoneOf(form)} change={change} />
      </div>
      {isRefusal(setting) ? undefined : (
        <aside class="hostside">
          <Summary setting={setting} words={w} />
          <FairLink game="escape" draft={draftOf(form)} />
        </aside>
      )}
      <Opener busy={busy.value} said={said.value} refusal={refusal} />
    </form>
  )
}
