import { useSignal } from '@preact/signals'
import type { FindingInfo, RefusalCode } from '@selva/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { readStored, writeStored } from '../client/browser-storage.ts'
import { browserClock } from '../client/clock.ts'
import { browserDial } from '../client/connection.ts'
import { gameOf } from '../client/games.ts'
import { messages } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { applyServerInfo } from '../client/server.ts'
import { SoundButton } from '../sound/SoundButton.tsx'
import { playSound, soundOn } from '../sound/sound.ts'
import { timeText, useCountdown } from '../table/countdown.ts'
import { titleOf } from '../table/title.ts'
import { termWords } from '../terms/words.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { type Search, searchFor } from './search.ts'
import { findWords } from './words.ts'
import '../styles/find.css'

const EITHER = 'either'

/** The search while it lasts: who else looks, how long until bots join, and the ways to end it. */
function Looking({
  search,
  info,
  stop,
  plays,
}: {
  readonly search: Search
  readonly info: FindingInfo
  readonly stop: () => void
  readonly plays: ComponentChildren
}) {
  const m = findWords()
  const until = search.until.value
  const left = useCountdown(until ?? 0)
  const isLost = search.link.value === 'lost'
  useTitle(until === undefined ? m.looking : m.lookingFor(timeText(left)))
  const turn = info.fillsAfter === 0 ? 0 : left / info.fillsAfter
  return (
    <>
      <span class="ring" style={`--left: ${turn}turn`} aria-hidden="true">
        <b>{until === undefined ? '' : timeText(left)}</b>
      </span>
      <div class="told">
        <h2 id="find">{m.looking}</h2>
        <p role="status">{isLost ? m.lost : m.others(Math.max(0, info.people - 1))}</p>
        <p>{until === undefined ? undefined : left > 0 ? m.botsIn(timeText(left)) : m.starting}</p>
        {plays}
      </div>
      <div class="acts">
        <Button kind="slim" testid="start-now" disabled={until === undefined} onClick={search.startNow}>
          {m.startNow}
        </Button>
        <SoundButton />
        <RoundButton icon="cross" label={m.stop} onClick={stop} />
      </div>
    </>
  )
}

/** The words of one table at which people meet. */
function tableText({ game, setting, terms }: FindingInfo['tables'][number]): string {
  const pace = termWords().pace.names[terms.pace]
  return findWords().plays(titleOf({ game, setting }), setting.seats, pace)
}

/** Looks for a game with other people on this server; bots fill it up after a time that is told. The page stays usable. */
export function FindGame({ info }: { readonly info: FindingInfo }) {
  const m = findWords()
  const search = useSignal<Search | undefined>(undefined)
  const refused = useSignal<RefusalCode | undefined>(undefined)
  const chosen = useSignal(readStored('find') ?? EITHER)
  useEffect(() => () => search.peek()?.stop(), [])
  useEffect(() => {
    const now = search.value
    if (now === undefined) return
    const back = (): void => now.retry()
    addEventListener('online', back)
    addEventListener('offline', now.lose)
    return () => {
      removeEventListener('online', back)
      removeEventListener('offline', now.lose)
    }
  }, [search.value])
  const offered = info.tables.map(({ game }) => game)
  const choice = offered.includes(chosen.value) ? chosen.value : EITHER
  const wanted = choice === EITHER ? offered : [choice]
  const stop = (): void => {
    search.value?.stop()
    search.value = undefined
  }
  const find = (): void => {
    refused.value = undefined
    // The tap that begins the search is what browsers wait for before a page may sound.
    if (soundOn.value) playSound('card')
    search.value = searchFor(wanted, {
      dial: browserDial,
      clock: browserClock,
      spread: Math.random,
      steady: () => performance.now(),
      meetServer: applyServerInfo,
      found(table) {
        playSound('turn')
        navigate(`/t/${table}`)
      },
      refused(code) {
        refused.value = code
        stop()
      },
    })
  }
  const plays = (
    <ul class="plays">
      {info.tables
        .filter(({ game }) => wanted.includes(game))
        .map((table) => (
          <li key={table.game}>{tableText(table)}</li>
        ))}
    </ul>
  )
  return (
    <section class={`find ${search.value === undefined ? '' : 'on'}`} aria-labelledby="find" data-testid="find">
      {search.value === undefined ? (
        <>
          <Icon name="people" />
          <div class="told">
            <h2 id="find">{m.title}</h2>
            <p>
              {m.people(info.people)} {m.fills(m.seconds(Math.round(info.fillsAfter / 1000)))}
            </p>
            {plays}
            <p class="red" role="status">
              {refused.value === undefined ? '' : messages().refusals[refused.value]}
            </p>
          </div>
          <div class="acts">
            {offered.length < 2 ? undefined : (
              <Segments
                label={m.which}
                value={choice}
                options={[
                  { value: EITHER, text: m.either },
                  ...offered.map((game) => ({ value: game, text: gameOf(game)?.short() ?? game })),
                ]}
                onChange={(value) => {
                  chosen.value = value
                  writeStored('find', value)
                }}
              />
            )}
            <Button testid="find-game" onClick={find}>
              {m.find}
            </Button>
          </div>
        </>
      ) : (
        <Looking search={search.value} info={info} stop={stop} plays={plays} />
      )}
    </section>
  )
}
