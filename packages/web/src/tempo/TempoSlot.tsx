import type { AnyLiveTable } from '../table/live.ts'
import { tempoControls } from './now.ts'

/** The place of the controls of the tempo while I wait. It is there before them, so that nothing makes way. */
export function TempoSlot({ live }: { readonly live: AnyLiveTable }) {
  const Bar = tempoControls.value?.Bar
  if (Bar !== undefined) return <Bar live={live} />
  return live.about.value.tempo === undefined ? undefined : <div class="tempobar" />
}
