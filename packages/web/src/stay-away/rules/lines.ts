import { deckFor, isIdle, KINDS, type Kind, type Setting, SWITCHES, type Switch } from '@selva/stay-away'
import { SWITCH_NAMES } from '../host/form.ts'
import type { Words } from '../messages/en.ts'
import { gameWords } from '../words.ts'

/** A rule that is not as printed, in words. */
type RuleText = { readonly rule: Switch | Kind; readonly text: string }

/** The words of a value of a switch. */
export function valueText(name: Switch, value: string | number, { host }: Words = gameWords()): string {
  const values: { readonly [value: string]: string } = host.switches[name].values
  return values[value] ?? String(value)
}

/** Everything that differs from the rules as they stand, in words: the switches, then the cards. */
export function rulesIn({ seats, rules, cards }: Setting, words: Words): readonly RuleText[] {
  const printed = deckFor(seats)
  const switches = SWITCH_NAMES.filter((name) => rules[name] !== SWITCHES[name][0] && !isIdle(name, cards))
  const kinds = KINDS.filter((kind) => cards[kind] !== printed[kind])
  return [
    ...switches.map((rule) => ({
      rule,
      text: `${words.host.switches[rule].name}: ${valueText(rule, rules[rule], words)}`,
    })),
    ...kinds.map((rule) => ({
      rule,
      text: `${words.cards[rule].name}: ${cards[rule]} (${words.host.printed(printed[rule])})`,
    })),
  ]
}
