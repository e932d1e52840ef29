import type { Seat } from '@selva/core'
import { sideOf } from './character.ts'
import { isItem, namesOwn } from './danger.ts'
import { type Card, isPlayable } from './item.ts'
import { namableSectors, secondNamableSectors, trueNoise } from './noise.ts'
import { ownPlayer } from './own.ts'
import { inGame, type Player, type TurnSecrets } from './player.ts'
import { mayPlayItem, mayPlayPower } from './plays.ts'
import { powerOf } from './power.ts'
import { because, type May, type SectorReason } from './reason.ts'
import type { Sector } from './sector.ts'
import { destinationsOf, passRulesOf, speedOf } from './speed.ts'
import type { PartialState } from './state.ts'
import { hatchIndexAt, isPlain } from './zone.ts'

const isFinished = (state: PartialState, me: Player<never>): boolean => state.end !== 'running' || !inGame(me)

/** May this card of the seat's own hand be played now? The options offer it exactly when the answer is `true`. */
export function mayPlay(state: PartialState, seat: Seat, card: Card): May {
  const { rules } = state.setting
  const me = ownPlayer(state, seat)
  if (!isItem(card)) return because.itself
  if (isFinished(state, me)) return because.out
  if (!rules.usesItems) return because.off
  const power = powerOf(rules, me)
  if (me.side === 'alien' && power.uses?.includes(card) !== true) return because.alien
  if (!isPlayable(card)) return because.itself
  const { mine } = state
  if (state.turn !== seat || mine === undefined) return because.turn
  return mayPlayItem(state, me, mine, power, card)
}

/** May the seat's character use its power now? The options offer it exactly when the answer is `true`. */
export function mayUsePower(state: PartialState, seat: Seat): May {
  const { rules } = state.setting
  const me = ownPlayer(state, seat)
  if (rules.powers[me.character] === undefined) return because.noPower
  if (me.side !== sideOf(me.character)) return because.lost
  if (me.spent) return because.spent
  if (isFinished(state, me)) return because.out
  const { play } = powerOf(rules, me)
  if (play === undefined) return because.itself
  const { mine } = state
  if (state.turn !== seat || mine === undefined) return because.turn
  return mayPlayPower(state, me, mine, play)
}

/** MOV-2 to MOV-8: may a move end here? */
function mayEnter(state: PartialState, me: Player<never>, mine: TurnSecrets, at: Sector): May<SectorReason> {
  if (destinationsOf(state, me, mine).includes(at)) return true
  const { zone, rules } = state.setting
  const cell = zone.cells[at]
  if (at === me.at) return { code: 'here' }
  if (at === mine.from) return { code: 'hereFirst' }
  if (cell === 'humanSector' || cell === 'alienSector') return { code: 'start' }
  if (cell === 'hatch' && me.side === 'alien') return { code: 'hatchAlien' }
  const hatch = state.hatches[hatchIndexAt(zone, at)] ?? 'open'
  if (hatch !== 'open') return { code: hatch === 'locked' ? 'hatchLocked' : 'hatchClosed' }
  if (cell === 'secure' && passRulesOf(rules, me.side).barred) return { code: 'barred' }
  return { code: 'tooFar', speed: speedOf(state, me, mine) }
}

/** NOI-2, NOI-7, ULT-13: may a noise be announced here? */
function mayName(state: PartialState, me: Player<never>, mine: TurnSecrets, at: Sector): May<SectorReason> {
  const other = mine.step === 'nameOther'
  if ((other ? secondNamableSectors : namableSectors)(state, me, mine).includes(at)) return true
  if (!isPlain(state.setting.zone, at)) return { code: 'special' }
  if (other && mine.named === at) return { code: 'named' }
  if (other || mine.drawn === 'none' || !namesOwn(mine.drawn)) return { code: 'secureNoise' }
  return { code: trueNoise(state, me, mine) === me.at ? 'ownNoise' : 'echoNoise' }
}

/** May the acting seat choose this sector, to move there or to announce a noise there? */
export function mayChooseSector(state: PartialState, seat: Seat, at: Sector): May<SectorReason> {
  const { mine } = state
  if (state.end !== 'running' || state.turn !== seat || mine === undefined) return { code: 'notAsked' }
  if (mine.step === 'before') return mayEnter(state, ownPlayer(state, seat), mine, at)
  if (mine.step === 'name' || mine.step === 'nameOther') return mayName(state, ownPlayer(state, seat), mine, at)
  return { code: 'notAsked' }
}
