import type { MyTable } from '@selva/protocol'
import { navigate } from '../client/router.ts'
import { meApi } from '../me/api.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { Button } from '../ui/controls.tsx'
import { mineWords } from './words.ts'

/** Leads to the table at which the people of a finished game meet again. */
export function JoinAgain({ table: { id, again = '' } }: { readonly table: MyTable }) {
  const m = mineWords()
  const request = useRequest()
  const join = async (): Promise<void> => {
    const table = await request.ask(() => meApi.again(id))
    if (table !== undefined) navigate(`/t/${table.id}`)
  }
  return (
    <>
      <Button kind="slim" disabled={request.busy} label={m.joinNamed(again)} onClick={() => void join()}>
        {m.join}
      </Button>
      <RefusalMessage request={request} />
    </>
  )
}
