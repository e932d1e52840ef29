import {
  barredBy,
  type Cell,
  type HatchState,
  hatchAtStart,
  isNoisy,
  type Sector,
  sectorNamed,
  total,
} from '@selva/escape'
import type { Explained, Register } from '../../learn/explain/explainer.ts'
import { hatchNow } from '../hatch-now.ts'
import { codeText, hatchText } from '../rules/lines.ts'
import { ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import type { Known } from './known.ts'
import { explainWords } from './words.ts'

type SectorTopic = 'sector' | 'dangerous' | 'secure' | 'start' | 'hatch'

/** The places of the map. */
export function sectorTopics({ setting, state }: Known): Register<SectorTopic> {
  const { rules, zone, seats } = setting
  const m = tell(rules.edition)
  const w = explainWords(rules.edition)
  const r = ruleWords(rules.edition)

  const dangerous = (): Explained => ({
    title: w.dangerous,
    lines: [w.draws(total(rules.dangers)), w.mayAttack],
    read: 'noise',
  })
  const barred = barredBy(setting)
  const secure = (at: readonly Sector[]): Explained => ({
    title: w.secure,
    lines: [
      at.every((one) => isNoisy(setting, one, state?.round ?? 1)) ? w.loud : w.quiet,
      ...(barred === undefined ? [] : [codeText(barred, r)]),
      w.mayAttack,
    ],
    read: 'SEC-2',
  })
  const start = (kind: 'humanSector' | 'alienSector'): Explained => ({
    title: m.cells[kind],
    lines: [w.start, ...(kind === 'humanSector' && rules.usesItems ? [w.teleport] : [])],
    read: 'VOC-2',
  })
  const hatch = (number: string): Explained | undefined => {
    const i = zone.hatches.findIndex((one) => String(one.number) === number)
    const now: HatchState = state?.hatches[i] ?? hatchAtStart(rules, Number(number))
    if (i < 0) return undefined
    const transit = rules.switches.alienTransit === 'open' ? w.aliensCross : w.aliensNever
    const lines =
      rules.humans(seats) === 0
        ? [w.noHatch, transit]
        : now === 'open'
          ? [hatchText(rules, r), transit]
          : now === 'locked'
            ? [w.locked(rules.unlocksIn(Number(number))), hatchText(rules, r)]
            : [w.shut]
    const text = state === undefined ? m.hatchStates[now] : hatchNow(state, i, m)
    return { title: m.hatch(Number(number), text), lines, read: 'hatches' }
  }
  const cell = (kind: Cell | undefined, at: Sector): Explained | undefined => {
    switch (kind) {
      case 'dangerous':
        return dangerous()
      case 'secure':
        return secure([at])
      case 'humanSector':
      case 'alienSector':
        return start(kind)
      case 'hatch':
        return hatch(String(zone.hatches.find((one) => one.at === at)?.number ?? ''))
      default:
        return undefined
    }
  }

  return {
    sector(name) {
      const at = sectorNamed(name)
      const found = at === undefined ? undefined : cell(zone.cells[at], at)
      const plain = at !== undefined && zone.plain.includes(at)
      return found === undefined ? undefined : { ...found, title: plain ? `${name}: ${found.title}` : found.title }
    },
    dangerous,
    secure: () => secure(zone.plain.filter((at) => zone.cells[at] === 'secure')),
    start: (kind) => start(kind === 'alienSector' ? kind : 'humanSector'),
    hatch,
  }
}
