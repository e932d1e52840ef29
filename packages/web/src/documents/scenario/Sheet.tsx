import { useSignal } from '@preact/signals'
import type { ScenarioHeader } from '@selva/core'
import type { Language } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { LANGUAGE_CODES, LANGUAGES, language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { type MarkedLines, markChanges } from './changed-lines.ts'
import type { ScenarioWords } from './messages/en.ts'
import type { PlayPlace, ScenarioGame, SheetTeller } from './scenario-game.ts'
import { SCENARIO_WORDS, scenarioWords } from './words.ts'

/** A language that sheets can be told in, with its words. */
type Tongue<D> = {
  readonly language: Language
  readonly words: ScenarioWords
  readonly teller: SheetTeller<D>
}

/** The tongue of the sheet: the reader's own until another is picked; `undefined` while its words are loading. */
function useTongue<D extends ScenarioHeader>(game: ScenarioGame<D>, wanted: Language): Tongue<D> | undefined {
  const tongue = useSignal<Tongue<D> | undefined>(undefined)
  useEffect(() => {
    let here = true
    void Promise.all([game.sheets(wanted), SCENARIO_WORDS[wanted]()]).then(([told, words]) => {
      if (here) tongue.value = { language: wanted, words, teller: told }
    })
    return () => {
      here = false
    }
  }, [game, wanted])
  return tongue.value
}

function Lines({ marked }: { readonly marked: MarkedLines }) {
  return (
    <ul class="sheet-lines">
      {marked.lines.map(({ key, code, text, list }) => (
        <li key={key} class={marked.changed.has(key) ? 'changed' : ''} data-line={key}>
          <span class="code">{code}</span>
          <div>
            {marked.changed.has(key) ? <mark>{text}</mark> : text}
            {list === undefined ? undefined : (
              <ul>
                {list.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The paper: always light, as it would be printed. */
function Paper<D extends ScenarioHeader>({
  draft,
  place,
  game,
  tongue,
}: {
  readonly draft: D
  readonly place: PlayPlace
  readonly game: ScenarioGame<D>
  readonly tongue: Tongue<D>
}) {
  const { words } = tongue
  const sheet = tongue.teller.tell(draft, place)
  const last = useRef<{ readonly language: Language; readonly marked: MarkedLines } | undefined>(undefined)
  const before = last.current?.language === tongue.language ? last.current.marked : undefined
  const marked = markChanges(before, sheet.lines)
  last.current = { language: tongue.language, marked }
  const players = draft.players === 'unknown' ? game.seats : draft.players
  const facts = [game.name(), words.sheet.players(players[0], players[1]), ...sheet.facts]
  return (
    <>
      <article class="paper" lang={tongue.language} data-testid="sheet">
        <h2>{draft.title === '' ? words.untitled : draft.title}</h2>
        <p class="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {draft.description === '' ? undefined : <p class="description">{draft.description}</p>}
        <Lines marked={marked} />
      </article>
      <p class="under">
        {sheet.leftOut.length === 0 ? '' : `${words.sheet.leftOut(joined(tongue.language, sheet.leftOut))} `}
        {marked.changed.size === 0 ? '' : words.sheet.marked}
      </p>
    </>
  )
}

/** The scenario in plain words, beside the rules that make it. */
export function Sheet<D extends ScenarioHeader>(props: {
  readonly draft: D
  readonly place: PlayPlace
  readonly game: ScenarioGame<D>
}) {
  const w = scenarioWords().sheet
  const picked = useSignal<Language | undefined>(undefined)
  const wanted = picked.value ?? language.value
  const tongue = useTongue(props.game, wanted)
  return (
    <section class="sheet-pane" aria-label={w.title} aria-busy={tongue?.language !== wanted}>
      <header>
        <h2 class="label">{w.title}</h2>
        <select
          aria-label={w.language}
          data-testid="sheet-language"
          value={wanted}
          onChange={(event) => {
            picked.value = LANGUAGE_CODES.find((code) => code === event.currentTarget.value)
          }}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code].own}
            </option>
          ))}
        </select>
      </header>
      {tongue === undefined ? undefined : <Paper {...props} tongue={tongue} />}
    </section>
  )
}
