import type { MyTable } from '@selva/protocol'
import { dayOf, lengthOf } from '../client/day.ts'
import { gameOf } from '../client/games.ts'
import { language } from '../client/language.ts'
import { joined } from '../client/player.ts'
import { mineWords } from './words.ts'

/** How one of the reader's games stands or ended, in a sentence. */
export function stateText(table: MyTable, now: number): string {
  const m = mineWords()
  const { game, status, outcome, restingSince, yourTurn, movedAt, awaits, others, setting } = table
  if (status === 'open') return m.notStarted(others.length + 1, setting.seats)
  if (restingSince !== undefined) return m.resting(dayOf(restingSince))
  if (table.again !== undefined) return m.again(table.again)
  if (status === 'over') {
    if (outcome === undefined) return m.over
    const [role, day] = [gameOf(game)?.roles()[outcome.as], dayOf(outcome.at)]
    if (role === undefined) return outcome.won ? m.won(day) : m.lost(day)
    return outcome.won ? m.wonAs(role, day) : m.lostAs(role, day)
  }
  const time = movedAt === undefined ? '' : lengthOf(now - movedAt)
  if (yourTurn) return time === '' ? m.yourTurn : m.yourTurnFor(time)
  const names = others.flatMap(({ seat, by, name }) =>
    by === 'person' && name !== '' && awaits.includes(seat) ? [name] : [],
  )
  if (names.length === 0) return m.running
  const who = joined(language.value, names)
  return time === '' ? m.waitingFor(who) : m.waitingForFor(who, time)
}
