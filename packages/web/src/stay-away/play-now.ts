import { api, isTrouble, type Trouble } from '../client/api.ts'
import { go } from '../client/router.ts'

/** Alone with five bots. */
const SEATS = 6

/** Opens a table, fills it with bots, starts it, and goes there. */
export async function playNow(): Promise<Trouble | undefined> {
  const answer = await api.host({ game: 'stay-away', setting: { seats: SEATS }, listed: false, playNow: true })
  if (isTrouble(answer)) return answer
  go(`/t/${answer.id}`)
  return undefined
}
