import { api } from '../client/api.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { laterWords } from './later-words.ts'
import type { AnyLiveTable } from './live.ts'
import { RefusalMessage } from './RefusalMessage.tsx'
import { useRequest } from './useRequest.ts'

/** Somebody whose one vote ends the game is asked whether they mean it. */
export function EndDialog({ live, close }: { readonly live: AnyLiveTable; readonly close: () => void }) {
  const request = useRequest()
  const m = laterWords()
  const end = async (): Promise<void> => {
    if ((await request.ask(() => api.vote(live.about.value.id, true))) !== undefined) close()
  }
  return (
    <ConfirmDialog title={m.end} text={m.sure} stay={m.playOn} yes={() => void end()} no={close}>
      <RefusalMessage request={request} />
    </ConfirmDialog>
  )
}
