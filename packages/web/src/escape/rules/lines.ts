import {
  type Character,
  type CodeLine,
  describe,
  isCodeLine,
  type RuleLine,
  type Rules,
  ruleOf,
  type Setting,
} from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import type { EscapeWords } from '../messages/en.ts'
import { abilityText } from '../power.ts'
import type { RuleWords } from './messages/en.ts'

/** A sentence about one rule, or a list under one. */
export type RuleText = { readonly text: string; readonly list?: readonly string[] }

type HatchList = (numbers: readonly number[]) => string

type Words = { readonly m: EscapeWords; readonly w: RuleWords }

const powerLine = (rules: Rules, character: Character, m: EscapeWords): string =>
  `${m.characters[character]}: ${abilityText(rules, character, m) ?? ''}`

/** A value of a switch, in words; numbers speak for themselves. */
export function valueText(name: keyof RuleWords['switches'], value: unknown, w: RuleWords): string {
  const values: { readonly [value: string]: string } = w.switches[name].values
  return values[String(value)] ?? String(value)
}

/** A code in words, with its parameters. */
export function codeText(line: CodeLine, { codes, places }: RuleWords): string {
  const words: { readonly line: string; readonly with?: (line: never, list: HatchList) => string } = codes[line.rule]
  const list: HatchList = (numbers) => joined(language.value, numbers.map(places.hatch))
  return words.with?.(line as never, list) ?? words.line // the words of its own code
}

function lineText(line: RuleLine, setting: Setting, { m, w }: Words): RuleText | undefined {
  if (isCodeLine(line)) return ruleOf(line.rule).isPower ? undefined : { text: codeText(line, w) }
  const { rules } = setting
  const { lines } = w
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
        language.value,
        line.kinds.map((item) => m.items[item].name),
      )
      return { text: `${lines.items(line.cards, kinds)} ${line.limit === 0 ? lines.noLimit : lines.limit(line.limit)}` }
    }
    case 'keeps':
      return { text: lines.keeps }
    case 'hatches':
      return { text: line.mode === 'card' ? lines.hatches.card(line.green, line.red) : lines.hatches[line.mode] }
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

/** The rules of a table in plain words, one for each thing the engine says of it. */
export const rulesIn = (setting: Setting, m: EscapeWords, w: RuleWords): readonly RuleText[] =>
  describe(setting).flatMap((line) => lineText(line, setting, { m, w }) ?? [])
