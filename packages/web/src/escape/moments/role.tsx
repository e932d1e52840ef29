import { type PartialState, playerAt } from '@selva/escape'
import { readSession, writeSession } from '../../client/browser-storage.ts'
import type { Stop } from '../../moments/film.ts'
import { momentWords } from '../../moments/words.ts'
import { mySpeed } from '../hand.ts'
import { aimOf } from '../Me.tsx'
import type { EscapeModel } from '../model.ts'
import { powerText } from '../power.ts'
import { Dealt } from './Dealt.tsx'
import { escapeMomentWords } from './words.ts'

/** My role, at the beginning of a game and once in each tab. */
export function roleOf(model: EscapeModel, state: PartialState): Stop | undefined {
  const { live } = model
  const seat = live.seat()
  if (seat === undefined || state.round > 1 || model.story.value.turns > state.setting.seats || live.over())
    return undefined
  const { side, character } = playerAt(state, seat)
  const key = `role.${live.about.value.id}`
  if (side === undefined || character === undefined || readSession(key) !== undefined) return undefined
  writeSession(key, 'seen')
  const m = model.words()
  const power = powerText(state, seat, m)
  const text = [m.speed(mySpeed(state, seat)), ...(power === undefined ? [] : [power.text])].join(' ')
  const { you, aboard } = escapeMomentWords()
  return {
    icon: side,
    tone: 'plain',
    secret: true,
    label: momentWords().onlyYou,
    lines: [you[side], aimOf(state, side, m)],
    picture: () => (
      <Dealt side={side} character={character} text={text} seats={state.setting.seats} me={seat} words={m} />
    ),
    button: aboard,
  }
}
