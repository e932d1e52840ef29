import { filteredDraw } from '../draw.ts'
import { ask } from '../next.ts'
import { unaimed } from './card-rules.ts'

/** RES-1: three cards aside, of which one is kept. With none drawn there is nothing to keep (DRAW-4). */
export const resolute = unaimed(
  'resolute',
  (turn, seat) => {
    for (let n = 0; n < 3 && filteredDraw(turn, seat, 'aside'); n++);
    return turn.state.aside.length === 0 ? 'step3' : ask(turn, { at: 'keep', seat })
  },
  { seen: (_rules, quarantined) => (quarantined ? 'drawnOpen' : 'drawn') },
)
