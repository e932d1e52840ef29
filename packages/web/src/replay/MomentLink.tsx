import { useSignal } from '@preact/signals'
import { shareDialog } from '../share/load.ts'
import { Button } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import type { Replay } from './playback.ts'
import type { ReplaySource } from './source.ts'
import { replayWords } from './words.ts'

/** The link to this moment, through these eyes: for anyone, once the game has a public link. A file has no address. */
export function MomentLink({ source, replay: { copied } }: { readonly source: ReplaySource; readonly replay: Replay }) {
  const m = replayWords()
  const moment = useSignal<string | undefined>(undefined)
  if (source.from === 'file') return undefined
  const copy = async (): Promise<void> => {
    if (source.from === 'table') {
      moment.value = location.hash
      return
    }
    try {
      await navigator.clipboard.writeText(location.href)
    } catch {
      // On plain http there is no clipboard: the address bar already shows the moment.
    }
    copied.value = true
  }
  return (
    <>
      <Button icon="link" testid="link" onClick={() => void copy()}>
        {copied.value ? m.copied : m.link}
      </Button>
      {source.from === 'table' && moment.value !== undefined ? (
        <LazyView
          load={shareDialog}
          props={{
            table: source.id,
            moment: moment.value,
            close: () => {
              moment.value = undefined
            },
          }}
        />
      ) : undefined}
    </>
  )
}
