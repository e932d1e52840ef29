import type { MyTable } from '@selva/protocol'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { type ApiError, api } from '../client/api.ts'
import { lobbyApi } from '../lobby/api.ts'
import { meApi } from '../me/api.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { Button } from '../ui/controls.tsx'
import { useSteadyClicks } from '../ui/useSteadyClicks.ts'
import { isAlone } from './my-tables.ts'
import { mineWords } from './words.ts'
import '../styles/sure.css'

type Asked = () => Promise<object | ApiError>

/** The reader's ways out of a game that they will not finish, as the rules of its table allow. */
function waysOut(table: MyTable): {
  readonly title: string
  readonly text: string
  readonly ways: readonly { readonly text: string; readonly asks: readonly Asked[] }[]
} {
  const { end: m } = mineWords()
  const { id, status } = table
  const hide: Asked = () => meApi.hide(id, true)
  const vote: Asked = () => api.vote(id, true)
  if (status === 'open')
    return { title: m.leave, text: m.leaveText, ways: [{ text: m.leave, asks: [() => lobbyApi.leave(id)] }] }
  if (isAlone(table)) return { title: m.alone, text: m.aloneText, ways: [{ text: m.alone, asks: [vote] }] }
  return {
    title: m.others,
    text: m.othersText,
    ways: [
      { text: m.vote, asks: [vote] },
      { text: m.handOver, asks: [() => api.handOver(id), hide] },
    ],
  }
}

/** Asks how to leave a game. Escape is a no, and so is the button that has the focus. */
export function EndGame({
  table,
  done,
  no,
}: {
  readonly table: MyTable
  readonly done: () => void
  readonly no: () => void
}) {
  const request = useRequest()
  const box = useRef<HTMLDialogElement>(null)
  const [title, text] = [useId(), useId()]
  const buttons = useSteadyClicks('')
  useEffect(() => box.current?.showModal(), [])
  const out = waysOut(table)
  const take = async (asks: readonly Asked[]): Promise<void> => {
    for (const ask of asks) if ((await request.ask(ask)) === undefined) return
    done()
  }
  const ways: ComponentChildren = out.ways.map((way) => (
    <Fragment key={way.text}>
      <Button kind="strike" disabled={request.busy} onClick={() => void take(way.asks)}>
        {way.text}
      </Button>
    </Fragment>
  ))
  return (
    <dialog
      ref={box}
      class="surebox"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={no}
      data-testid="end-game"
    >
      <h2 id={title}>{out.title}</h2>
      <p id={text}>{out.text}</p>
      <RefusalMessage request={request} />
      <div class="sureways" ref={buttons}>
        <Button onClick={no}>{mineWords().end.stay}</Button>
        {ways}
      </div>
    </dialog>
  )
}
