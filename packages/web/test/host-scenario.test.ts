import { isRefusal } from '@selva/core'
import { escape, scenarioText, withCode, withoutCode, zones } from '@selva/escape'
import { stayAway, scenarioText as stayAwayText } from '@selva/stay-away'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguage } from '../src/client/language.ts'
import type { ChosenScenario } from '../src/documents/host/chosen-scenario.ts'
import { loadDocumentWords } from '../src/documents/words.ts'
import { learnCard } from '../src/escape/card/words.ts'
import * as form from '../src/escape/host/form.ts'
import * as host from '../src/escape/host/scenario.ts'
import * as stayAwayForm from '../src/stay-away/host/form.ts'
import * as stayAwayHost from '../src/stay-away/host/scenario.ts'

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await loadLanguage('en')
  await Promise.all([loadDocumentWords(), learnCard()])
})

const { EMPTY_FORM, isHostForm, settingOf, withPreset, withSwitch } = form
const zoneOf = ({ zone }: form.HostForm) => form.zoneIn(zone) ?? (zones[0] as never)
const picked = (next: form.HostForm | undefined): form.HostForm => {
  if (next === undefined) throw new Error('no scenario')
  return next
}

const NIGHT: ChosenScenario = {
  id: 'night',
  version: 2,
  title: 'Night Shift',
  description: '',
  players: [5, 6],
  author: 'Ana',
  text: scenarioText({
    title: 'Night Shift',
    description: '',
    players: [5, 6],
    zones: ['fermi'],
    preset: 'advanced',
    codes: [{ code: 'A.1' }, { code: 'C.3' }],
    switches: { rounds: 12 },
    decks: { items: { attack: 5 } },
  }),
}
/** Nobody could move away from the hatches of Fermi. */
const ARENA: ChosenScenario = {
  ...NIGHT,
  text: scenarioText({
    title: 'Pit',
    description: '',
    players: 'unknown',
    zones: [],
    preset: 'arena',
    codes: [],
    switches: {},
    decks: {},
  }),
}

describe('a host of Escape picks a scenario', () => {
  test('its rules become those of the table, with a number of players that it suits', () => {
    const next = picked(host.withScenario(EMPTY_FORM, NIGHT))
    expect(next).toMatchObject({ preset: 'advanced', seats: 5, zone: 'galilei', scenario: NIGHT })
    expect(isHostForm(next)).toBe(true)
    const setting = settingOf(next)
    expect(isRefusal(setting)).toBe(false)
    expect(host.isChanged(next, zoneOf(next))).toBe(false)
    expect(host.documentsIn(next)).toEqual([{ id: 'night', version: 2 }])
  })

  test('the zone stays unless the scenario cannot be played there', () => {
    const there = host.withScenario({ ...EMPTY_FORM, zone: 'fermi' }, NIGHT)
    expect(there?.zone).toBe('fermi')
    const moved = picked(host.withScenario({ ...EMPTY_FORM, zone: 'fermi' }, ARENA))
    expect(moved.zone).not.toBe('fermi')
    expect(isRefusal(settingOf(moved))).toBe(false)
    expect(isRefusal(settingOf({ ...moved, zone: 'fermi' }))).toBe(true)
  })

  test('a changed rule makes it changed, and the rule as it was makes it itself again', () => {
    const next = picked(host.withScenario(EMPTY_FORM, NIGHT))
    for (const other of [
      withSwitch(next, 'rounds', 20),
      withCode(next, { code: 'A.2' }),
      withoutCode(next, 'A.1'),
      { ...next, decks: {} },
    ]) {
      expect(host.isChanged(other, zoneOf(other))).toBe(true)
      expect(isRefusal(settingOf(other))).toBe(false)
      expect(host.documentsIn(other)).toEqual([{ id: 'night', version: 2 }])
    }
    const back = withCode(withoutCode(withSwitch(withSwitch(next, 'rounds', 20), 'rounds', 12), 'A.1'), { code: 'A.1' })
    expect(host.isChanged(back, zoneOf(back))).toBe(false)
    expect(host.isChanged({ ...next, seats: 6, zone: 'fermi' }, zoneOf({ ...next, zone: 'fermi' }))).toBe(false)
  })

  test('advice that the table does not follow is said, and nothing else', () => {
    const next = picked(host.withScenario(EMPTY_FORM, NIGHT))
    expect(host.adviceFor({ ...next, zone: 'fermi' })).toEqual([])
    expect(host.adviceFor(next)).toHaveLength(1)
    expect(host.adviceFor(next)[0]).toContain('Fermi')
    expect(host.adviceFor({ ...next, zone: 'fermi', seats: 8 })[0]).toMatch(/5.*6/)
    expect(host.adviceFor(EMPTY_FORM)).toEqual([])
  })

  test('another preset, or no scenario, takes all its rules away', () => {
    const next = picked(host.withScenario(EMPTY_FORM, NIGHT))
    for (const other of [withPreset(next, 'infection'), form.withoutScenario(next)]) {
      expect(other).toMatchObject({ codes: [], switches: {}, decks: {} })
      expect(other).not.toHaveProperty('scenario')
      expect(host.documentsIn(other)).toBeUndefined()
    }
  })

  test('a draft of this device is named by its title alone', () => {
    const { author: _, ...draft } = { ...NIGHT, id: '', version: 0 }
    const next = picked(host.withScenario(EMPTY_FORM, draft))
    expect(host.documentsIn(next)).toEqual([{ kind: 'scenario', title: 'Night Shift', changed: false }])
    const other = withSwitch(next, 'rounds', 20)
    expect(host.documentsIn(other)).toEqual([{ kind: 'scenario', title: 'Night Shift', changed: true }])
    expect(host.documentsIn({ ...next, scenario: { ...draft, title: '' } })).toBeUndefined()
  })

  test('the server agrees about what is changed', () => {
    const next = picked(host.withScenario(EMPTY_FORM, NIGHT))
    for (const one of [next, withSwitch(next, 'rounds', 20)]) {
      const setting = escape.setting(form.draftOf(one))
      if (isRefusal(setting)) throw new Error(setting.refused)
      const again = escape.setting(escape.draftOf(setting))
      if (isRefusal(again)) throw new Error(again.refused)
      expect(escape.plays(again, 'scenario', NIGHT.text)).toBe(!host.isChanged(one, zoneOf(one)))
    }
  })
})

const BLIZZARD: ChosenScenario = {
  id: 'blizzard',
  version: 1,
  title: 'Blizzard',
  description: '',
  players: [6, 8],
  author: null,
  text: stayAwayText({
    title: 'Blizzard',
    description: '',
    players: [6, 8],
    rules: { quarantineTurns: 3 },
    cards: { axe: 4 },
  }),
}

describe('a host of Stay Away! picks a scenario', () => {
  const { EMPTY_FORM: empty, withRule, draftOf, isHostForm: isForm } = stayAwayForm
  const next = stayAwayHost.withScenario({ ...empty, seats: 4 }, BLIZZARD) ?? empty

  test('its rules and cards become those of the table, and stay with another number of players', () => {
    expect(next).toMatchObject({ seats: 6, rules: { quarantineTurns: 3 }, cards: { axe: 4 } })
    expect(isForm(next)).toBe(true)
    for (const seats of [6, 7, 8]) {
      const other = stayAwayHost.withSeats(next, seats)
      expect(isRefusal(stayAway.setting(draftOf(other)))).toBe(false)
      expect(stayAwayHost.isChanged(other)).toBe(false)
      expect(stayAwayHost.adviceFor(other)).toEqual([])
    }
    expect(stayAwayHost.adviceFor(stayAwayHost.withSeats(next, 9))).toHaveLength(1)
  })

  test('a changed rule makes it changed; without it the rules are as printed', () => {
    expect(stayAwayHost.isChanged(withRule(next, 'declaration', 'automatic'))).toBe(true)
    expect(stayAwayHost.isChanged(withRule(withRule(next, 'quarantineTurns', 2), 'quarantineTurns', 3))).toBe(false)
    expect(stayAwayHost.documentsIn(next)).toEqual([{ id: 'blizzard', version: 1 }])
    const without = stayAwayHost.withoutScenario(next)
    expect(without).toEqual({ seats: 6, rules: {}, cards: {} })
    expect(stayAwayHost.documentsIn(without)).toBeUndefined()
  })
})
