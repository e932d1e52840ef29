import { LinkButton } from '../ui/controls.tsx'
import { replayWords } from './words.ts'

/** After the end: watch it again. */
export function ReplayLink({ id }: { readonly id: string }) {
  return <LinkButton to={`/replay/${id}`}>{replayWords().replay}</LinkButton>
}
