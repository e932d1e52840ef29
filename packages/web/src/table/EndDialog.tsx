import { api } from '../client/api.ts'
import { say } from '../client/language.ts'
import { SureDialog } from '../ui/SureDialog.tsx'
import type { Followed } from './live.ts'
import { Refused } from './Refused.tsx'
import { useWish } from './useWish.ts'

/** Somebody whose one vote ends the game is asked whether they mean it. */
export function EndDialog({ live, close }: { readonly live: Followed; readonly close: () => void }) {
  const wish = useWish()
  const m = say().table
  const end = async (): Promise<void> => {
    if ((await wish.ask(() => api.vote(live.about.value.id, true))) !== undefined) close()
  }
  return (
    <SureDialog title={m.end} text={m.sure} stay={m.playOn} yes={() => void end()} no={close}>
      <Refused wish={wish} />
    </SureDialog>
  )
}
