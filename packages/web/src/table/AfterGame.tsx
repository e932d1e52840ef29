import { useContext } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { levelSteps } from '../crew/load.ts'
import { afterTools, endSummary, replayLink, standIns } from '../replay/load.ts'
import { reviewHash } from '../replay/moment.ts'
import { Button, LinkButton } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { InLesson } from './in-lesson.ts'
import type { AnyLiveTable } from './live.ts'
import { Rematch } from './Rematch.tsx'
import { type SoloTable, usePlayNow } from './usePlayNow.ts'

type Props<W extends string> = {
  readonly live: AnyLiveTable
  readonly alone: SoloTable
  readonly words: { readonly [Word in W]: string }
}

/** Does the game have a review? */
type Reviewed = { readonly reviewed?: boolean }

/** The two main links from the end of a game: watch it again, or play again. A lesson's guide has links of its own. */
export function AfterGame({ live, alone, words, reviewed = false }: Props<'again'> & Reviewed) {
  const { play, busy, trouble } = usePlayNow(alone)
  if (useContext(InLesson)) return undefined
  return (
    <>
      <LazyView
        load={replayLink}
        props={{ id: live.about.value.id, review: reviewed ? reviewHash(live.seat()) : undefined }}
      />
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

/** The other links from the end of a game, under its result. */
export function AfterMore({ live, alone, words }: Props<'home' | 'hostAgain'>) {
  if (useContext(InLesson)) return undefined
  return (
    <>
      <LazyView load={standIns} props={{ live }} />
      <div class="ways more">
        <LazyView load={levelSteps} props={{ table: live.about.value }} />
        <LazyView load={afterTools} props={{ id: live.about.value.id, seated: live.seat() !== undefined }} />
        <LinkButton kind="slim" to={`/host/${alone.game}`}>
          {words.hostAgain}
        </LinkButton>
        <LinkButton kind="slim" to="/">
          {words.home}
        </LinkButton>
      </div>
    </>
  )
}

/** The game in a sentence and the moment that decided it, where the game has a review. A lesson has no one to tell it to. */
export function AfterSummary({ live }: { readonly live: AnyLiveTable }) {
  if (useContext(InLesson)) return undefined
  const { id, game } = live.about.value
  return <LazyView load={endSummary} props={{ id, game, me: live.seat() }} />
}
