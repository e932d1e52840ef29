import {
  type Character,
  type CodeLine,
  describe,
  isCodeLine,
  type RuleLine,
  type Rules,
  returnsHome,
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

type Words = { readonly m: EscapeWords; readonly w: RuleWords }

const powerLine = (rules: Rules, character: Character, m: EscapeWords): string =>
  `${m.characters[character]}: ${abilityText(rules, character, m) ?? ''}`

/** A value of a switch, in words; numbers speak for themselves. */
export function valueText(name: keyof RuleWords['switches'], value: unknown, w: RuleWords): string {
  const values: { readonly [value: string]: string } = w.switches[name].values
  return values[String(value)] ?? String(value)
}

/** A code in words; those with parameters say which. */
function codeText(line: CodeLine, setting: Setting, { codes, parameters, places }: RuleWords): string {
  switch (line.rule) {
    case 'A.4':
      return parameters.barredLine[line.barred]
    // SCN-X1, SCN-X3: another rule may decide for killed humans.
    case 'A.5':
      return returnsHome(setting, 'human') ? codes['A.5'].line : parameters.aliensReturn
    case 'B.4':
      return line.usable ? parameters.startUsable(line.hatch) : parameters.startHatch(line.hatch)
    case 'C.6':
      return line.hatches === 'all'
        ? parameters.alienAllHatches
        : parameters.alienHatches(joined(language.value, line.hatches.map(places.hatch)))
    case 'E.3':
      return line.n === 'players' ? parameters.killsPlayers : parameters.kills(line.n)
    default:
      return codes[line.rule].line
  }
}

function lineText(line: RuleLine, setting: Setting, { m, w }: Words): RuleText | undefined {
  if (isCodeLine(line)) return ruleOf(line.rule).isPower ? undefined : { text: codeText(line, setting, w) }
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
    // SCN-X2: with B.3 they return elsewhere, and its own line says where.
    case 'killedHumansReturn':
      return rules.scenario.codes.some(({ code }) => code === 'B.3') ? undefined : { text: lines.killedHumansReturn }
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
