import { useSignal } from '@preact/signals'
import { type GameRecord, isRefusal, recordFromValue } from '@selva/core'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { api, isApiError } from '../client/api.ts'
import { gameOf } from '../client/games.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useBlockReload } from '../ui/useBlockReload.ts'
import { useTitle } from '../ui/useTitle.ts'
import { gameIn } from './file.ts'
import type { ReplayView } from './game.ts'
import { ReplayScreen } from './ReplayScreen.tsx'
import { replayWords } from './words.ts'
import '../styles/table.css'
import '../styles/replay.css'

type Opened = { readonly record: GameRecord; readonly shown: ReplayView }

/** A finished game of this server (`id`), or one from a file. */
export function ReplayPage({ id }: { readonly id: string }) {
  const opened = useSignal<Opened | undefined>(undefined)
  const wrong = useSignal('')
  // A file that was opened here is nowhere else.
  useBlockReload(id === '' && opened.value !== undefined)

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
    if (id !== '')
      void api.record(id).then((answer) => {
        if (!here) return
        if (isApiError(answer)) wrong.value = answer.refused
        else void open(answer)
      })
    return () => {
      here = false
      opened.value?.shown.leave()
    }
  }, [id])

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    wrong.value = ''
    const record = await gameIn(file)
    if (isRefusal(record)) wrong.value = record.refused
    else await open(record)
  }
  if (opened.value !== undefined) return <ReplayScreen key={opened.value.record.table} {...opened.value} />
  if (id !== '' && wrong.value === '')
    return (
      <PageLayout>
        <main class="plainpage" aria-busy="true" />
      </PageLayout>
    )
  return <OpenFile wrong={wrong.value} take={(file) => void take(file)} />
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
  const [{ loadReplayWords }, { loadFairWords }] = await Promise.all([
    import('./words.ts'),
    import('../fairness/words.ts'),
  ])
  await Promise.all([loadReplayWords(), loadFairWords()])
  return ReplayPage
}
