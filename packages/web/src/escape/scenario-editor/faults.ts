import { elementAt, type Refusal, refuse, type ScenarioFault } from '@selva/core'
import { presets, type ScenarioDraft, solved, zones } from '@selva/escape'
import { zoneName } from '../card/title.ts'
import { refusalText } from '../rules/refusal.ts'
import { ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import { editorWords } from './words.ts'

/** A fault of a scenario in words, without the rule that it stands at. */
export function faultText({ code, about }: ScenarioFault, { preset }: ScenarioDraft): string {
  const { edition } = presets[preset]
  const rules = ruleWords(edition)
  const codes: { readonly [code: string]: { readonly name: string } } = rules.codes
  const w = editorWords().faults
  switch (code) {
    case 'codeB6':
      return w.codeB6(codes[about]?.name ?? about, about)
    case 'roundsShort':
      return w.roundsShort(Number(about))
    case 'zoneRefused':
      return w.zoneRefused(zoneName(about))
    case 'killsOutOfReach':
    case 'hatchesLate':
    case 'hatchesFew':
      return rules.warned[code](about)
    case 'startsApart':
    case 'neverDealt':
    case 'noHatchCards':
    case 'itemsNotFound':
    case 'itemsGone':
    case 'switchIdle':
    case 'noZone':
      return w[code]
    default:
      return refusalText(refuse(code, about), elementAt(zones, 0), tell(edition), rules)
  }
}

/** The draft without a fault, and the words on the button. */
export function solutionOf(
  fault: ScenarioFault,
  draft: ScenarioDraft,
): { readonly draft: ScenarioDraft; readonly label: string } | undefined {
  const better = solved(draft, fault, elementAt(zones, 0))
  if (better === undefined) return undefined
  const w = editorWords().solve
  const [part] = fault.at
  if (fault.code === 'codeB6') return { draft: better, label: w.on }
  return { draft: better, label: part === 'codes' ? w.off : part === 'zones' ? w.zone : w.reset }
}

/** Why an entry of a file is refused. The place stands before it. */
export function entryRefusalText({ refused }: Refusal): string {
  const w: { readonly [code: string]: string } = editorWords().refusals
  return (Object.hasOwn(w, refused) ? w[refused] : undefined) ?? editorWords().refusals.other
}
