import { api, isTrouble, type Trouble } from '../client/api.ts'
import { go } from '../client/router.ts'

/** Alone with three bots: two humans, two aliens. */
const SEATS = 4

/** Opens a table, fills it with bots, starts it, and goes there. */
export async function playNow(): Promise<Trouble | undefined> {
  const answer = await api.host({
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: SEATS },
    listed: false,
    playNow: true,
  })
  if (isTrouble(answer)) return answer
  go(`/t/${answer.id}`)
  return undefined
}
