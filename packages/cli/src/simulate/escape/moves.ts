import { type Fact, type FullState, nameOf, openHatches, playerAt, type Sector } from '@selva/escape'
import type { Check } from '../check.ts'

/** Fault of a move that ended here, if any. */
function wrongEnd(state: FullState, seat: FullState['turn'], to: Sector): string | undefined {
  const { zone, rules } = state.setting
  const { side } = playerAt(state, seat)
  const cell = zone.cells[to]
  const where = `seat ${seat}, ${side}, has moved to ${nameOf(to)}`
  if (to === state.mine.from) return `${where}, where it was`
  if (cell === 'void' || cell === 'humanSector' || cell === 'alienSector') return `${where}, a ${cell}`
  if (cell === 'secure' && rules.barred.includes(side)) return `${where}, which is barred`
  if (cell !== 'hatch') return undefined
  if (side === 'alien') return `${where}, a hatch`
  const hatch = zone.hatches.findIndex((h) => h.at === to)
  return (openHatches(state) & (1 << hatch)) === 0 ? `${where}, a closed hatch` : undefined
}

/** INV-3: nobody ends a move, or a turn, where he may not. */
export function stands(): Check {
  let from: Sector | undefined
  let stayed = false
  return {
    look(state: FullState, facts: readonly Fact[]) {
      for (const [i, fact] of facts.entries()) {
        if (fact.kind === 'turnEnd') {
          const { at, status } = playerAt(state, fact.seat)
          if (status === 'aboard' && !stayed && at === from) return `seat ${fact.seat} has ended where its turn began`
        }
        if (fact.kind === 'turn') {
          from = fact.from
          stayed = false
        }
        if (fact.kind === 'standsStill' || fact.kind === 'cannotMove') stayed = true
        if (fact.kind !== 'moved') continue
        // SCN-H13, ULT-35: it looks like a move.
        const held = facts.slice(i).some((f) => f.kind === 'felt' && f.effect === 'stayed')
        if (held) stayed = true
        const wrong = held ? undefined : wrongEnd(state, fact.seat, fact.to)
        if (wrong !== undefined) return wrong
      }
      return undefined
    },
  }
}
