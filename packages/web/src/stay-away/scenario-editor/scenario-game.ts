import { isRefusal, type Refusal, refuse, type ScenarioFault } from '@selva/core'
import type { Language } from '@selva/protocol'
import {
  deckFor,
  defaultRules,
  MAX_SEATS,
  MIN_SEATS,
  officialScenarios,
  type ScenarioDraft,
  scenarioDraftFrom,
  scenarioFaultsOf,
  scenarioText,
  settingDraftOf,
  sizeOfDeck,
  solved,
  stayAway,
} from '@selva/stay-away'
import type { PlayPlace, ScenarioGame, SheetTeller } from '../../documents/scenario/scenario-game.ts'
import { cardWords } from '../card/words.ts'
import { refusalText } from '../host/form.ts'
import { rulesIn } from '../rules/lines.ts'
import { WORDS } from '../words.ts'
import { Rules } from './Rules.tsx'
import { EDITOR_WORDS, editorWords, loadEditorWords } from './words.ts'

function solutionOf(
  fault: ScenarioFault,
  draft: ScenarioDraft,
): { readonly draft: ScenarioDraft; readonly label: string } | undefined {
  const better = solved(draft, fault)
  if (better === undefined) return undefined
  const w = editorWords().solve
  return { draft: better, label: fault.code === 'tooFewInfected' ? w.infected(Number(fault.about)) : w.reset }
}

function faultText({ code, about }: ScenarioFault): string {
  const w = editorWords().faults
  if (code === 'switchIdle') return w.switchIdle
  // Everyone but The Thing can be infected.
  return code === 'tooFewInfected'
    ? w.tooFewInfected(Number(about), Number(about) + 1)
    : refusalText(refuse(code, about))
}

function entryRefusalText({ refused }: Refusal): string {
  const w: { readonly [code: string]: string } = editorWords().refusals
  return (Object.hasOwn(w, refused) ? w[refused] : undefined) ?? editorWords().refusals.other
}

/** Tells a scenario in plain words, from the very rules and cards of a table. */
async function sheetsIn(told: Language): Promise<SheetTeller<ScenarioDraft>> {
  const [words, editor] = await Promise.all([WORDS[told](), EDITOR_WORDS[told]()])
  return {
    tell({ rules, cards }, { seats }) {
      const setting = {
        seats,
        rules: { ...defaultRules, ...rules },
        cards: { ...deckFor(seats), ...cards },
        first: 'random',
      } as const
      return {
        facts: [],
        lines: [
          { key: 'thing', text: editor.thing },
          { key: 'size', text: editor.cards(sizeOfDeck(setting.cards)) },
          ...rulesIn(setting, words).map(({ rule, text }) => ({ key: rule, text: `${text}.` })),
        ],
        leftOut: [],
      }
    },
  }
}

function trouble(draft: ScenarioDraft, { seats }: PlayPlace): string {
  const setting = stayAway.setting(settingDraftOf(draft, seats))
  return isRefusal(setting) ? refusalText(setting) : ''
}

const scenarioGame: ScenarioGame<ScenarioDraft> = {
  game: 'stay-away',
  name: () => cardWords().name,
  seats: [MIN_SEATS, MAX_SEATS],
  officials: () =>
    officialScenarios.map(({ id, draft }) => ({
      id,
      name: editorWords().standard,
      line: editorWords().standardLine,
      draft,
    })),
  read: scenarioDraftFrom,
  write: scenarioText,
  faults: scenarioFaultsOf,
  faultText,
  solution: solutionOf,
  refusalText: entryRefusalText,
  zones: () => [],
  setting: (draft, { seats }) => settingDraftOf(draft, seats),
  trouble,
  sheets: sheetsIn,
  Rules,
}

/** The scenarios of Stay Away!, once they can be told in words. */
export async function load(): Promise<ScenarioGame<ScenarioDraft>> {
  await loadEditorWords()
  return scenarioGame
}
