import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import { navigate } from '../client/router.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Button, LinkButton } from '../ui/controls.tsx'
import { lobbyApi } from './api.ts'
import { lobbyWords } from './words.ts'

/** The tools of a person for the table as a whole: leave it; the host changes its rules or closes it, too. */
export function TableTools({ table }: { readonly table: TableInfo }) {
  const m = lobbyWords()
  const request = useRequest()
  const closing = useSignal(false)
  const isHost = table.you === table.host
  const goHome = async (asked: typeof lobbyApi.leave): Promise<void> => {
    if ((await request.ask(() => asked(table.id))) !== undefined) navigate('/')
  }
  if (table.you === 0 || table.starting) return undefined
  return (
    <div class="table-tools">
      {isHost ? (
        <LinkButton kind="slim" icon="pencil" to={`/host/${table.game}#table=${table.id}`}>
          {m.changeRules}
        </LinkButton>
      ) : undefined}
      <Button kind="slim" testid="leave" disabled={request.busy} onClick={() => void goHome(lobbyApi.leave)}>
        {m.leave}
      </Button>
      {isHost ? (
        <Button
          kind="slim"
          testid="close"
          disabled={request.busy}
          onClick={() => {
            closing.value = true
          }}
        >
          {m.close}
        </Button>
      ) : undefined}
      <RefusalMessage request={request} />
      {closing.value ? (
        <ConfirmDialog
          title={m.close}
          text={m.closeText}
          stay={m.stay}
          yes={() => void goHome(lobbyApi.close)}
          no={() => {
            closing.value = false
          }}
        />
      ) : undefined}
    </div>
  )
}
