import { CODES, isAsPrinted, PRESETS, presets, type Setting, SWITCHES, type Switches } from '@selva/escape'
import type { Register } from '../../learn/explain/explainer.ts'
import { cardWords } from '../card/words.ts'
import { valueText } from '../rules/lines.ts'
import { ruleWords } from '../rules/words.ts'
import { explainWords } from './words.ts'

/** The rules that a table starts from, adds and sets. */
export function ruleTopics({ rules }: Setting): Register<'preset' | 'code' | 'switch'> {
  const r = ruleWords(rules.edition)
  const w = explainWords(rules.edition)
  return {
    preset(name) {
      const preset = PRESETS.find((one) => one === name)
      return preset === undefined
        ? undefined
        : {
            title: cardWords().presets[preset],
            lines: [
              ruleWords(presets[preset].edition).presets[preset],
              ...(preset === rules.preset && !isAsPrinted(rules) ? [w.presetChanged] : []),
            ],
            read: `preset-${preset}`,
          }
    },
    code(name) {
      const code = CODES.find((one) => one === name)
      return code === undefined
        ? undefined
        : { title: r.codes[code].name, lines: [r.codes[code].line, r.codes[code].more], read: `code-${code}` }
    },
    switch(name) {
      const names = Object.keys(SWITCHES) as readonly (keyof Switches)[] // its own keys
      const found = names.find((one) => one === name)
      if (found === undefined) return undefined
      const { name: title, help } = r.switches[found]
      const now = r.lines.changed(title, valueText(found, rules.switches[found], r))
      return { title, lines: [help, now], read: `switch-${found}` }
    },
  }
}
