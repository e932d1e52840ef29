import { figuresOf, nameOf, type Setting, type Zone, type ZoneFigures } from '@selva/escape'
import type { Advice, Lean } from '../lean.ts'
import { orderAdvice } from '../order-advice.ts'
import { rateOf } from '../rate.ts'
import { countOf, sumOf, type Tally } from '../tally.ts'
import { findingsOf, hasHumans, hatchRates, sectorsBy } from './figures.ts'

type HatchFigures = ZoneFigures['hatches'][number]

/** With fewer escapes or deaths than this, their shares say nothing about a hatch or a sector. */
const MIN_CASES = 40

/** Is this the hatch of all that an alien covers soonest, before a human can be there? */
const isNearAliens = ({ coverTurns, humanTurns }: HatchFigures, all: readonly HatchFigures[]): boolean =>
  coverTurns !== undefined &&
  coverTurns < humanTurns &&
  all.every((other) => other.coverTurns === undefined || other.coverTurns >= coverTurns) &&
  all.some((other) => other.coverTurns === undefined || other.coverTurns > coverTurns)

const isFar = ({ humanTurns }: HatchFigures, all: readonly HatchFigures[]): boolean =>
  humanTurns > (1.2 * all.reduce((sum, other) => sum + other.humanTurns, 0)) / all.length

/** A hatch that is used much less than the others, and the likely reason; one that is used much more. */
function hatchAdvice(setting: Setting, tally: Tally, lean: Lean): readonly Advice[] {
  const rates = hatchRates(setting, tally).toSorted((a, b) => a.rate.share - b.rate.share)
  const [least] = rates
  const most = rates.at(-1)
  if (sumOf(tally, 'hatch') < MIN_CASES || rates.length < 2 || least === undefined || most === undefined) return []
  const even = 1 / rates.length
  const { hatches } = figuresOf(setting.zone)
  const found = hatches.find(({ number }) => number === least.number)
  const advice: Advice[] = []
  if (least.rate.high < even / 2 && found !== undefined) {
    const code = isNearAliens(found, hatches) ? 'hatchNearAliens' : isFar(found, hatches) ? 'hatchFar' : 'hatchUnused'
    advice.push({ code, hatch: least.number, share: least.rate.share })
  }
  if (most.rate.low > 1.5 * even && (lean === 'humansGround' || lean === 'leansToHumans'))
    advice.push({ code: 'hatchFavoured', hatch: most.number, share: most.rate.share })
  return advice
}

/** A sector that all humans must pass, and in which far more of them die than in others. */
function passageAdvice(zone: Zone, tally: Tally): readonly Advice[] {
  if (sumOf(tally, 'deaths') < MIN_CASES) return []
  const passages = new Set(figuresOf(zone).chokePoints.map(({ at }) => nameOf(at)))
  const deadly = sectorsBy(tally, 'deaths').find(({ sector }) => passages.has(sector))
  if (deadly === undefined || deadly.rate.low < Math.max(0.05, 3 / zone.plain.length)) return []
  return [{ code: 'deadlyPassage', sector: deadly.sector, share: deadly.rate.share }]
}

function timeAdvice(tally: Tally): readonly Advice[] {
  const { share, low } = rateOf(countOf(tally, 'reason', 'time'), tally.games)
  return low > 0.2 ? [{ code: 'timeRunsOut', share }] : []
}

/** Advice on a zone, the most striking first. */
export function adviceOn(setting: Setting, tally: Tally, lean: Lean): readonly Advice[] {
  const order = orderAdvice(findingsOf(setting, tally).order)
  if (!hasHumans(setting)) return order
  const hard = lean === 'leansToHunters' || lean === 'huntersGround'
  return [
    ...(hard ? passageAdvice(setting.zone, tally) : []),
    ...hatchAdvice(setting, tally, lean),
    ...timeAdvice(tally),
    ...order,
  ]
}
