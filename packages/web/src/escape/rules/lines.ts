import {
  type Character,
  type CodeLine,
  describe,
  isCodeLine,
  isTeamGame,
  type RuleLine,
  type Rules,
  ruleOf,
  type Setting,
} from '@selva/escape'
import type { Language } from '@selva/protocol'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import type { EscapeWords } from '../messages/en.ts'
import { abilityText } from '../power.ts'
import type { RuleWords } from './messages/en.ts'

/** A sentence about one rule, or a list under one. */
type Sentence = { readonly text: string; readonly list?: readonly string[] }
export type RuleText = Sentence & { readonly rule: RuleLine['rule'] }

type HatchList = (numbers: readonly number[]) => string

type Words = { readonly m: EscapeWords; readonly w: RuleWords; readonly told: Language }

const powerLine = (rules: Rules, character: Character, m: EscapeWords): string =>
  `${m.characters[character]}: ${abilityText(rules, character, m) ?? ''}`

/** A value of a switch, in words; numbers speak for themselves. */
export function valueText(name: keyof RuleWords['switches'], value: unknown, w: RuleWords): string {
  const values: { readonly [value: string]: string } = w.switches[name].values
  return values[String(value)] ?? String(value)
}

/** A code in words, with its parameters. */
export function codeText(line: CodeLine, { codes, places }: RuleWords, told: Language = language.value): string {
  const words: { readonly line: string; readonly with?: (line: never, list: HatchList) => string } = codes[line.rule]
  const list: HatchList = (numbers) => joined(told, numbers.map(places.hatch))
  return words.with?.(line as never, list) ?? words.line // the words of its own code
}

/** How hatches work at this table. */
export function hatchText(rules: Rules, { lines: { hatches } }: RuleWords): string {
  const { green, red } = rules.hatchCards
  if (rules.hatchMode === 'first') return hatches.first
  const way =
    rules.hatchMode === 'open'
      ? hatches.open(rules.hatchRoom)
      : hatches[!rules.redDamages ? 'sturdy' : rules.hatchRoom > 1 ? 'roomy' : 'card'](green, red)
  return isTeamGame(rules) ? way : `${way} ${hatches.escapersWin}`
}

/** A code as a line; the sheet tells powers with their characters, and lists those that are dealt (OWN-15, OWN-16). */
function codeLineText(line: CodeLine, { m, w, told }: Words): Sentence | undefined {
  if (ruleOf(line.rule).isPower) return undefined
  const text = codeText(line, w, told)
  if (line.rule === 'crew.humans') return { text, list: line.characters.map((one) => m.characters[one]) }
  return line.rule === 'crew.aliens' ? { text, list: line.aliens.map((one) => m.characters[one]) } : { text }
}

function lineText(line: RuleLine, setting: Setting, { m, w, told }: Words): Sentence | undefined {
  const { rules, seats } = setting
  const { lines } = w
  // OWN-17: without humans, only one of the two speeds means something.
  if (line.rule === 'crew.speeds' && rules.humans(seats) === 0) return { text: lines.speed.alien(line.alienSpeed) }
  if (isCodeLine(line)) return codeLineText(line, { m, w, told })
  switch (line.rule) {
    case 'preset':
      return { text: w.presets[line.preset] }
    case 'sides':
      return { text: lines.sides(m.crew(line.humans, line.aliens)) }
    case 'length':
      return { text: lines.length(line.rounds) }
    case 'speed':
      return { text: lines.speed[line.side](line.speed) }
    case 'feeding':
      return { text: lines.feeding(line.speed) }
    case 'dangers':
      return { text: line.doubled ? `${lines.dangers(line.cards)} ${lines.doubled}` : lines.dangers(line.cards) }
    case 'items': {
      const kinds = joined(
        told,
        line.kinds.map((item) => m.items[item].name),
      )
      return { text: `${lines.items(line.cards, kinds)} ${line.limit === 0 ? lines.noLimit : lines.limit(line.limit)}` }
    }
    case 'keeps':
      return { text: lines.keeps }
    case 'hatches':
      return { text: hatchText(rules, w) }
    case 'killedHumansReturn':
      return { text: lines.killedHumansReturn }
    case 'powers':
      return { text: lines.powers, list: line.characters.map((c) => powerLine(rules, c, m)) }
    // Figures that other lines already give.
    case 'rounds':
    case 'handLimit':
      return undefined
    default:
      return { text: lines.changed(w.switches[line.rule].name, valueText(line.rule, line.value, w)) }
  }
}

/** The rules of a table in plain words, one for each thing the engine says of it; `told` is the language of the words. */
export const rulesIn = (
  setting: Setting,
  m: EscapeWords,
  w: RuleWords,
  told: Language = language.value,
): readonly RuleText[] =>
  describe(setting).flatMap((line) => {
    const sentence = lineText(line, setting, { m, w, told })
    return sentence === undefined ? [] : [{ ...sentence, rule: line.rule }]
  })
