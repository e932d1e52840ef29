import { api } from '../client/api.ts'
import { say } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import { timeText, useCountdown } from './countdown.ts'
import type { Followed } from './live.ts'
import { Refused } from './Refused.tsx'
import { useWish } from './useWish.ts'

/** Play the same again, with whoever of the table wants to. */
export function Rematch({ live, go }: { readonly live: Followed; readonly go: (to: string) => void }) {
  const wish = useWish()
  const { id, rematch } = live.about.value
  const left = useCountdown(rematch === undefined ? 0 : live.told.value + rematch.left)
  if (live.seat() === undefined) return undefined
  const m = say().table
  const accept = async (): Promise<void> => {
    const table = await wish.ask(() => api.rematch(id))
    if (table !== undefined) go(`/t/${table.id}`)
  }
  return (
    <>
      <Button kind="go" icon="play" testid="rematch" onClick={() => void accept()}>
        {rematch === undefined ? m.rematch : m.joinRematch(left > 0 ? timeText(left) : '')}
      </Button>
      <Refused wish={wish} afloat />
    </>
  )
}
