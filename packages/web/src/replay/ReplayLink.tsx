import { LinkButton } from '../ui/controls.tsx'
import { replayWords } from './words.ts'

/** After the end: watch it again, and see what everyone could have known. */
export function ReplayLink({ id, review }: { readonly id: string; readonly review: string | undefined }) {
  const m = replayWords()
  return (
    <>
      {review === undefined ? undefined : <LinkButton to={`/replay/${id}${review}`}>{m.review}</LinkButton>}
      <LinkButton to={`/replay/${id}`}>{m.replay}</LinkButton>
    </>
  )
}
