import { api } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { isSolo, soloSide } from '../client/solo-side.ts'
import { Button } from '../ui/controls.tsx'
import { timeText, useCountdown } from './countdown.ts'
import type { AnyLiveTable } from './live.ts'
import { RefusalMessage } from './RefusalMessage.tsx'
import { useRequest } from './useRequest.ts'

/** Play the same again, with whoever of the table wants to. */
export function Rematch({ live, go }: { readonly live: AnyLiveTable; readonly go: (to: string) => void }) {
  const request = useRequest()
  const { id, game, rematch } = live.about.value
  const left = useCountdown(rematch === undefined ? 0 : live.told.value + rematch.left)
  if (live.seat() === undefined) return undefined
  const m = messages().table
  const accept = async (): Promise<void> => {
    const table = await request.ask(() => api.rematch(id, isSolo(live.about.value) ? soloSide(game) : undefined))
    if (table !== undefined) go(`/t/${table.id}`)
  }
  return (
    <>
      <Button kind="go" icon="play" testid="rematch" onClick={() => void accept()}>
        {rematch === undefined ? m.rematch : m.joinRematch(left > 0 ? timeText(left) : '')}
      </Button>
      <RefusalMessage request={request} afloat />
    </>
  )
}
