import { presets } from '@selva/escape'
import type { RuleWords } from '../rules/messages/en.ts'
import { ruleWords } from '../rules/words.ts'
import type { HostForm } from './form.ts'

/** The rules in the words of the edition that the host has chosen. */
export const formWords = ({ preset }: HostForm): RuleWords => ruleWords(presets[preset].edition)
