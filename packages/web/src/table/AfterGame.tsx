import { messages } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { afterTools } from '../replay/load.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import type { AnyLiveTable } from './live.ts'
import { Rematch } from './Rematch.tsx'
import { type SoloTable, usePlayNow } from './usePlayNow.ts'

/** Links from the end of a game: players may play the same again, watchers may play a game of their own. */
export function AfterGame({
  live,
  alone,
  words,
}: {
  readonly live: AnyLiveTable
  readonly alone: SoloTable
  readonly words: { readonly home: string; readonly hostAgain: string; readonly again: string }
}) {
  const { play, busy, trouble } = usePlayNow(alone)
  return (
    <>
      <LinkButton to="/">{words.home}</LinkButton>
      <LazyView load={afterTools} props={{ id: live.about.value.id }} />
      <span class="not-phone">
        <LinkButton to={`/host/${alone.game}`}>{words.hostAgain}</LinkButton>
      </span>
      {trouble.value === undefined ? undefined : (
        <span class="red" role="alert">
          {messages().refusals[trouble.value.refused]}
        </span>
      )}
      {live.seat() === undefined ? (
        <Button kind="go" icon="play" disabled={busy.value} onClick={play}>
          {words.again}
        </Button>
      ) : (
        <Rematch live={live} go={navigate} />
      )}
    </>
  )
}
