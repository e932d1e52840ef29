import { type PartialState, playerAt } from '@selva/stay-away'
import { readSession, writeSession } from '../../client/browser-storage.ts'
import type { Stop } from '../../moments/film.ts'
import { momentWords } from '../../moments/words.ts'
import { freshIn } from '../fresh.ts'
import { ROLE_ICONS } from '../icons.ts'
import { aimOf } from '../Me.tsx'
import type { StayAwayModel } from '../model.ts'
import { Dealt } from './Dealt.tsx'
import { stayAwayMomentWords } from './words.ts'

/** My role and the cards I was dealt, at the beginning of a game and once in each tab. */
export function roleOf(model: StayAwayModel, state: PartialState): Stop | undefined {
  const { live } = model
  const seat = live.seat()
  if (seat === undefined || state.turns > state.setting.seats || live.over()) return undefined
  const { role, hand } = playerAt(state, seat)
  const key = `role.${live.about.value.id}`
  if (role === undefined || readSession(key) !== undefined) return undefined
  writeSession(key, 'seen')
  const cards = hand.filter((card) => card !== undefined)
  // A player whose turn it is has drawn another.
  const from = freshIn(cards, model.fresh.value)
  const dealt = cards.filter((_, i) => from[i] === undefined)
  const { you, sitDown } = stayAwayMomentWords()
  return {
    icon: ROLE_ICONS[role],
    tone: role === 'human' ? 'plain' : 'signal',
    picture: () => <Dealt role={role} hand={dealt} />,
    secret: true,
    label: momentWords().onlyYou,
    lines: [you[role], aimOf(model, state, role)],
    button: sitDown,
  }
}
