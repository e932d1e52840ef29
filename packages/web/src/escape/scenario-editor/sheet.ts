import { elementAt } from '@selva/core'
import {
  conflictsIn,
  humansOf,
  isCode,
  isOurs,
  presets,
  type ScenarioDraft,
  type Setting,
  scenarioOf,
  solved,
  uncheckedSetting,
  withoutCode,
  zones,
} from '@selva/escape'
import type { Language } from '@selva/protocol'
import type { SheetLine, SheetTeller } from '../../documents/scenario/scenario-game.ts'
import { zoneName } from '../card/title.ts'
import { CARD_WORDS } from '../card/words.ts'
import { DECKS } from '../host/form.ts'
import type { EscapeWords } from '../messages/en.ts'
import { rulesIn } from '../rules/lines.ts'
import type { RuleWords } from '../rules/messages/en.ts'
import { RULE_WORDS } from '../rules/words.ts'
import { GAME_WORDS } from '../words.ts'
import { EDITOR_WORDS } from './words.ts'

/** The words of one language and edition. */
type Words = { readonly m: EscapeWords; readonly w: RuleWords }

function cardName(card: string, { m, w }: Words): string {
  const cards: { readonly [card: string]: string } = w.cards
  const items: { readonly [item: string]: { readonly name: string } } = m.items
  return cards[card] ?? items[card]?.name ?? card
}

/** The name of a rule or a card by its place in a scenario. */
function nameAt([part = '', name = '', card = '']: readonly string[], words: Words): string {
  const codes: { readonly [code: string]: { readonly name: string } } = words.w.codes
  const switches: { readonly [name: string]: { readonly name: string } } = words.w.switches
  const decks: { readonly [deck: string]: string } = words.w.decks
  if (part === 'codes') return codes[name]?.name ?? name
  if (part === 'switches') return switches[name]?.name ?? name
  return card === '' ? (decks[name] ?? name) : cardName(card, words)
}

/** DCK-12: the cards that are not as printed, one line each. */
function deckLines(draft: ScenarioDraft, seats: number, words: Words): readonly SheetLine[] {
  const printed = uncheckedSetting({ ...draft, decks: {} }, elementAt(zones, 0), seats).rules
  return DECKS.flatMap((deck) => {
    const usual: { readonly [card: string]: number } = printed[deck]
    return Object.entries(draft.decks[deck] ?? {}).map(([card, n]) => ({
      key: `${deck}.${card}`,
      text: words.w.lines.changed(cardName(card, words), `${n} (${words.w.host.usual(usual[card] ?? 0)})`),
    }))
  })
}

/** The rules of a table, without the preset's own sentence: every line of it is spelled out. */
function ruleLines(setting: Setting, words: Words, half: string, told: Language): readonly SheetLine[] {
  const { rules, seats } = setting
  const halves = rules.humans(seats) === humansOf(seats)
  const isFixed = rules.scenario.codes.some(({ code }) => code === 'crew.sides')
  return rulesIn(setting, words.m, words.w, told).flatMap(({ rule, text, list }): readonly SheetLine[] => {
    // A rule that fixes one side has its own line, for every number of players (OWN-14).
    if (rule === 'preset' || (rule === 'sides' && isFixed)) return []
    const line = { key: rule, text: rule === 'sides' && halves ? half : text, ...(list && { list }) }
    // A rule about each side has one key a side.
    if (rule === 'speed') return [{ ...line, key: text }]
    // Our own rules have names, and no short code to look up.
    return [isCode(rule) && !isOurs(rule) ? { ...line, code: rule } : line]
  })
}

/** The draft without the rules that cannot be played with the others, and the places of those. */
function fitting(
  draft: ScenarioDraft,
  seats: number,
): { readonly fit: ScenarioDraft; readonly out: readonly string[][] } {
  let fit = draft
  const out: string[][] = []
  for (const { at, refusal } of conflictsIn(scenarioOf(draft), seats)) {
    out.push([...at])
    const [part, name = ''] = at
    const fault = { code: refusal.refused, severity: 'error', at, about: refusal.about } as const
    if (part === 'codes' && isCode(name)) fit = withoutCode(fit, name)
    else fit = solved(fit, fault, elementAt(zones, 0)) ?? fit
  }
  return { fit, out }
}

/** Tells a scenario in plain words, line by line from the rules that run. */
export async function sheetsIn(told: Language): Promise<SheetTeller<ScenarioDraft>> {
  const [games, rules, card, editor] = await Promise.all([
    GAME_WORDS[told](),
    RULE_WORDS[told](),
    CARD_WORDS[told](),
    EDITOR_WORDS[told](),
  ])
  return {
    tell(draft, { seats }) {
      const { edition } = presets[draft.preset]
      const words: Words = { m: games[edition], w: rules[edition] }
      const { fit, out } = fitting(draft, seats)
      const setting = uncheckedSetting(fit, elementAt(zones, 0), seats)
      const official = zones.map(({ id }) => id)
      const advised = scenarioOf(draft).zones.map((zone) => (official.includes(zone) ? zoneName(zone) : zone))
      return {
        facts: [card.presets[draft.preset], ...advised],
        lines: [...ruleLines(setting, words, editor.half, told), ...deckLines(fit, seats, words)],
        leftOut: [...new Set(out.map((at) => nameAt(at, words)))],
      }
    },
  }
}
