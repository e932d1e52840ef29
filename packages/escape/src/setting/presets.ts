import { advanced, basic } from '../editions/black.ts'
import { ultimate, ultimateBasic } from '../editions/ultimate.ts'
import { CODES, type Code, type CodeUse, ruleOf } from '../modules/index.ts'
import type { Rules } from '../state.ts'
import { resolve } from './resolve.ts'
import type { Preset, Scenario } from './scenario.ts'
import { SWITCHES, type Switches } from './switches.ts'

const NOTHING = { switches: {}, decks: {}, zones: [] }

/** PST-3 */
const infection: Scenario<CodeUse> = {
  ...NOTHING,
  preset: 'infection',
  codes: [{ code: 'B.3' }, { code: 'C.3' }, { code: 'D.2' }],
}

/** PST-4 */
const arena: Scenario<CodeUse> = {
  ...NOTHING,
  preset: 'arena',
  codes: [
    { code: 'A.4', barred: 'both' },
    { code: 'A.5' },
    { code: 'B.6' },
    { code: 'C.6', hatches: 'all' },
    { code: 'E.3', n: 'players' },
  ],
  zones: ['galilei', 'volta', 'marconi', 'galvani'],
}

/** PST-5 */
const oldSchool: Scenario<CodeUse> = {
  ...NOTHING,
  preset: 'old-school',
  codes: [
    { code: 'G.4' },
    { code: 'H.1' },
    { code: 'H.2' },
    { code: 'H.3' },
    { code: 'H.4' },
    { code: 'H.13' },
    { code: 'H.14' },
    { code: 'H.15' },
    { code: 'H.16' },
    { code: 'J.4' },
  ],
  switches: { crew: 'both' },
}

/** The rules each preset starts from, before its codes. */
export const bases: Readonly<Record<Preset, Rules>> = {
  basic,
  advanced,
  infection: advanced,
  arena: advanced,
  'old-school': advanced,
  'ultimate-basic': ultimateBasic,
  ultimate,
}

/** Section 16 */
export const scenarios: Readonly<Record<Preset, Scenario<CodeUse>>> = {
  basic: { ...NOTHING, preset: 'basic', codes: [] },
  advanced: { ...NOTHING, preset: 'advanced', codes: [] },
  infection,
  arena,
  'old-school': oldSchool,
  'ultimate-basic': { ...NOTHING, preset: 'ultimate-basic', codes: [] },
  ultimate: { ...NOTHING, preset: 'ultimate', codes: [] },
}

/** SCN-2, SCN-X12: the codes that may be added to a preset. */
export const codesFor = (preset: Preset): readonly Code[] => {
  const { edition, takesCodes } = bases[preset]
  return takesCodes ? CODES.filter((code) => ruleOf(code).editions.includes(edition)) : []
}

/** SWI-11: the switches that may be set for a preset. The Ultimate edition has no hand limit. */
export const switchesFor = (preset: Preset): readonly (keyof Switches)[] => {
  const names = Object.keys(SWITCHES) as readonly (keyof Switches)[] // its own keys
  return bases[preset].edition === 'ultimate' ? names.filter((name) => name !== 'handLimit') : names
}

/** The rules of each preset as it stands, for up to eight players. */
export const presets: Readonly<Record<Preset, Rules>> = {
  basic,
  advanced,
  infection: resolve(advanced, infection, 2),
  arena: resolve(advanced, arena, 2),
  'old-school': resolve(advanced, oldSchool, 2),
  'ultimate-basic': ultimateBasic,
  ultimate,
}
