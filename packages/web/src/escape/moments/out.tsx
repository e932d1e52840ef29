import { playerAt } from '@selva/escape'
import type { Stop } from '../../moments/film.ts'
import { momentWords } from '../../moments/words.ts'
import { waitPrompt } from '../act/wait.ts'
import type { EscapeModel } from '../model.ts'
import { Grave } from './Grave.tsx'
import { escapeMomentWords } from './words.ts'

/** The news that I am out: by whom and where, as what and for how long, and what I can still do. */
export function outOf(model: EscapeModel, killed: readonly string[]): Stop | undefined {
  const now = model.live.state()
  const seat = model.live.seat()
  // After the last move of a game there is nothing left to watch.
  if (now === undefined || seat === undefined || model.live.over()) return undefined
  const { text = '' } = waitPrompt({ model, state: now })
  const { side, character } = playerAt(now, seat)
  const m = model.words()
  const was =
    side === undefined || character === undefined
      ? []
      : [escapeMomentWords().was(m.characters[character], m.sides[side], now.round)]
  return {
    icon: 'dead',
    tone: 'signal',
    secret: false,
    label: `${m.round} ${now.round}`,
    lines: [...killed, ...was, text],
    picture: () => <Grave seat={seat} />,
    button: momentWords().watch,
  }
}
