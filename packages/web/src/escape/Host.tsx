import { useSignal } from '@preact/signals'
import { isRefusal } from '@selva/core'
import { humansOf, MAX_SEATS, MIN_SEATS, PRESETS, presets, type Setting, warningsOf, zones } from '@selva/escape'
import { AIDS, DEFAULT_TERMS } from '@selva/protocol/terms'
import { useEffect, useRef } from 'preact/hooks'
import { api, isApiError, reasonOf } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { WhoMayJoin } from '../pages/host/WhoMayJoin.tsx'
import { isTerms } from '../terms/is-terms.ts'
import { TermsChoice } from '../terms/TermsChoice.tsx'
import { loadTermWords } from '../terms/words.ts'
import { Button } from '../ui/controls.tsx'
import { HelpButton } from '../ui/HelpButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { useAbout } from '../ui/useAbout.ts'
import { isYesOrNo, useDraft } from '../ui/useDraft.ts'
import { useTitle } from '../ui/useTitle.ts'
import { zoneName } from './card/title.ts'
import { cardWords } from './card/words.ts'
import { Codes } from './host/Codes.tsx'
import { DeckCounts } from './host/DeckCounts.tsx'
import { changesIn, draftOf, EMPTY_FORM, type HostForm, isHostForm, settingOf, useIn, withPreset } from './host/form.ts'
import { formWords } from './host/form-words.ts'
import { SwitchList } from './host/SwitchList.tsx'
import { Zones } from './host/Zones.tsx'
import type { RuleWords } from './rules/messages/en.ts'
import { refusalText, warningText } from './rules/refusal.ts'
import { TableRules } from './rules/TableRules.tsx'
import { loadRuleWords, ruleWords } from './rules/words.ts'
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
    void Promise.all([loadGameWords(), loadRuleWords(), loadTermWords()]).then(() => {
      ready.value = true
    })
  }, [])
  return (
    <PageLayout>
      <main class="sheetpage wide" aria-busy={!ready.value}>
        <h1>{m.host.title}</h1>
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

function HostPage() {
  const m = messages()
  const form = useDraft('host.escape', EMPTY_FORM, isHostForm)
  const listed = useDraft('host.escape.listed', false, isYesOrNo)
  const terms = useDraft('host.escape.terms', DEFAULT_TERMS, isTerms)
  const busy = useSignal(false)
  const said = useSignal('')
  const now = form.value
  const w = formWords(now)
  // While the form cannot be played, the last that could be is explained.
  const playable = useRef(settingOf(EMPTY_FORM))
  const about = useAbout<HTMLFormElement>(async () =>
    (await import('./explain/load.ts')).load(() => {
      if (isRefusal(playable.current)) throw new Error('the first wish can be played')
      return { setting: playable.current }
    }),
  )
  const change = (next: HostForm): void => {
    form.value = next
    said.value = ''
  }
  const zone = zones.find((z) => z.id === now.zone) ?? zones[0]
  if (zone === undefined) return undefined
  const words = tell(presets[now.preset].edition)
  const setting = settingOf(now)
  const refusal = isRefusal(setting) ? refusalText(setting, zone, words, w) : ''
  if (!isRefusal(setting)) playable.current = setting
  const humans = useIn(now, 'B.6') === undefined ? humansOf(now.seats) : 0
  const changes = changesIn(now)
  const open = async (): Promise<void> => {
    if (refusal !== '') return
    busy.value = true
    const answer = await api.host({
      game: 'escape',
      setting: draftOf(now),
      terms: terms.value,
      listed: listed.value,
      playNow: false,
    })
    busy.value = false
    if (isApiError(answer))
      said.value =
        answer.refused === 'setting' ? refusalText(reasonOf(answer), zone, words, w) : m.refusals[answer.refused]
    else navigate(`/t/${answer.id}`)
  }
  return (
    <form
      ref={about}
      class="hostgrid"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <div class="wishes">
        <fieldset class="option">
          <legend>
            {w.host.preset}
            <HelpButton about={`preset:${now.preset}`} label={cardWords().presets[now.preset]} />
          </legend>
          <p class="help">{w.host.presetHelp}</p>
          <div class="radios two">
            {PRESETS.map((preset) => (
              <label class="radio" key={preset} data-preset={preset} data-about={`preset:${preset}`}>
                <input
                  type="radio"
                  name="preset"
                  value={preset}
                  checked={now.preset === preset}
                  onChange={() => change(withPreset(now, preset))}
                />
                <b>{cardWords().presets[preset]}</b>
                <small>{ruleWords(presets[preset].edition).presets[preset]}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="option">
          <legend>
            {w.host.zone}
            <HelpButton about={`zone:${now.zone}`} label={zoneName(now.zone)} />
          </legend>
          <p class="help">{w.host.zoneHelp}</p>
          <Zones zone={now.zone} words={w} pick={(id) => change({ ...now, zone: id })} />
        </fieldset>
        <section class="option" data-about="seats">
          <h2>{m.host.seats}</h2>
          <p class="help">{w.host.seatsHelp(words.crew(humans, now.seats - humans))}</p>
          <span class="value">
            <Stepper
              label={m.host.seats}
              value={now.seats}
              least={MIN_SEATS}
              most={MAX_SEATS}
              onChange={(seats) => change({ ...now, seats })}
            />
          </span>
        </section>
        <WhoMayJoin listed={listed} />
        <TermsChoice terms={terms} aids={AIDS} game="escape" />
        <details class="morerules" data-testid="more-rules">
          <summary>
            <b>{w.host.more}</b>
            <small>{changes === 0 ? w.host.moreHelp : w.host.changed(changes)}</small>
          </summary>
          <h2>{w.host.codes}</h2>
          <Codes form={now} zone={zone} change={change} />
          <h2>{w.host.switches}</h2>
          <div class="rulegroup">
            <SwitchList form={now} change={change} />
          </div>
          <h2>{w.host.decks}</h2>
          <p class="help">{w.host.decksHelp}</p>
          <DeckCounts form={now} change={change} />
        </details>
      </div>
      <aside class="hostside">
        {isRefusal(setting) ? (
          <p class="trouble">
            <Icon name="warn" />
            {refusal}
          </p>
        ) : (
          <Summary setting={setting} words={w} />
        )}
      </aside>
      <div class="opener">
        {refusal === '' && said.value === '' ? undefined : (
          <p class="spoken" role="alert" data-testid="refusal">
            {refusal === '' ? said.value : refusal}
          </p>
        )}
        {said.value === '' ? undefined : (
          <p class="trouble">
            <Icon name="warn" />
            {said.value}
          </p>
        )}
        <Button kind="go" submit disabled={busy.value || refusal !== ''} testid="open-table">
          {refusal === '' ? m.host.open : refusal}
        </Button>
      </div>
    </form>
  )
}
