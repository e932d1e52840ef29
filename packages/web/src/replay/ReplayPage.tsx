import { useSignal } from '@preact/signals'
import { type GameRecord, isRefusal, recordFromValue } from '@selva/core'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { type ApiError, api, isApiError } from '../client/api.ts'
import { gameOf } from '../client/games.ts'
import { messages } from '../client/language.ts'
import { shareApi } from '../share/api.ts'
import { shareWords } from '../share/words.ts'
import { LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useBlockReload } from '../ui/useBlockReload.ts'
import { useTitle } from '../ui/useTitle.ts'
import { gameIn } from './file.ts'
import type { ReplayView } from './game.ts'
import { ReplayScreen } from './ReplayScreen.tsx'
import type { ReplaySource } from './source.ts'
import { replayWords } from './words.ts'
import '../styles/table.css'
import '../styles/replay.css'

type Opened = { readonly record: GameRecord; readonly shown: ReplayView }

const byInvitation = async () => (await import('../pages/ByInvitation.tsx')).ByInvitation

/** The record of a game on this server. Players who have not agreed to be named in a shared one are called by their seats. */
async function recordFrom(source: Exclude<ReplaySource, { from: 'file' }>): Promise<GameRecord | ApiError> {
  if (source.from === 'table') return api.record(source.id)
  const record = await shareApi.open(source.token)
  if (isApiError(record)) return record
  const seats = record.seats.map(({ by, name }, i) => ({ by, name: name === '' ? shareWords().player(i + 1) : name }))
  return { ...record, seats }
}

/** A finished game of this server, or one from a file. */
export function ReplayPage({ source }: { readonly source: ReplaySource }) {
  const opened = useSignal<Opened | undefined>(undefined)
  const wrong = useSignal('')
  // A file that was opened here is nowhere else.
  useBlockReload(source.from === 'file' && opened.value !== undefined)

  const open = async (found: unknown): Promise<void> => {
    const record = recordFromValue(found)
    if (isRefusal(record)) {
      wrong.value = record.refused
      return
    }
    try {
      opened.value?.shown.leave()
      const shown = (await gameOf(record.game)?.replay())?.(record)
      if (shown === undefined) wrong.value = 'notAGame'
      else opened.value = { record, shown }
    } catch {
      // A file whose facts do not fit together: there is nothing that could be drawn of it.
      wrong.value = 'brokenBatch'
    }
  }
  // A file may fit the rules and yet hold nothing that can be drawn.
  const [, goOn] = useErrorBoundary(() => {
    opened.value = undefined
    wrong.value = 'brokenBatch'
    goOn()
  })
  useEffect(() => {
    let here = true
    if (source.from !== 'file')
      void recordFrom(source).then((answer) => {
        if (!here) return
        if (isApiError(answer)) wrong.value = answer.refused
        else void open(answer)
      })
    return () => {
      here = false
      opened.value?.shown.leave()
    }
  }, [])

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    wrong.value = ''
    const record = await gameIn(file)
    if (isRefusal(record)) wrong.value = record.refused
    else await open(record)
  }
  if (opened.value !== undefined)
    return <ReplayScreen key={opened.value.record.table} {...opened.value} source={source} />
  if (source.from === 'table' && wrong.value === 'unknownTable')
    return <LazyView key="private" load={byInvitation} props={{}} />
  if (source.from === 'link' && wrong.value !== '') return <LinkGone />
  if (source.from !== 'file' && wrong.value === '')
    return (
      <PageLayout>
        <main class="plainpage" aria-busy="true" />
      </PageLayout>
    )
  return <OpenFile wrong={wrong.value} take={(file) => void take(file)} />
}

/** A link that leads to nothing: taken back, mistyped, or never there. */
function LinkGone() {
  const { title, text } = shareWords().gone
  useTitle(title)
  return (
    <PageLayout>
      <main class="plainpage" data-testid="link-gone">
        <Icon name="unknown" kind="mark" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div class="ways">
          <LinkButton to="/" kind="go">
            {messages().plain.home}
          </LinkButton>
        </div>
      </main>
    </PageLayout>
  )
}

function OpenFile({ wrong, take }: { readonly wrong: string; readonly take: (file: File | undefined) => void }) {
  const m = replayWords()
  const sentences: { readonly [code: string]: string } = m.refusals
  useTitle(m.openTitle)
  return (
    <PageLayout>
      <main
        class="sheetpage openfile"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer?.files[0])
        }}
      >
        <h1>{m.openTitle}</h1>
        <p class="lead">{m.openHelp}</p>
        <div class="dropzone">
          <label class="btn go">
            <Icon name="download" />
            <span>{m.choose}</span>
            <input
              type="file"
              accept=".json,application/json"
              data-testid="file"
              onChange={(event) => take(event.currentTarget.files?.[0])}
            />
          </label>
          <p class="faint">{m.drop}</p>
        </div>
        {wrong === '' ? undefined : (
          <p class="trouble" role="alert" data-testid="wrong">
            <Icon name="warn" />
            {sentences[wrong] ?? m.refusals.other}
          </p>
        )}
      </main>
    </PageLayout>
  )
}

/** The page with its words. */
export async function loadReplay(): Promise<typeof ReplayPage> {
  const [{ loadReplayWords }, { loadFairWords }, { loadShareWords }] = await Promise.all([
    import('./words.ts'),
    import('../fairness/words.ts'),
    import('../share/words.ts'),
  ])
  await Promise.all([loadReplayWords(), loadFairWords(), loadShareWords()])
  return ReplayPage
}
