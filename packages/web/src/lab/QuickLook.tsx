import type { LabFound } from './game-lab.ts'
import { ofHundred } from './sentence.ts'
import { VerdictChip, written } from './Verdict.tsx'
import { labWords } from './words.ts'

/** The verdict on the version that is shown now, in a line. */
export function QuickLook({ found }: { readonly found: LabFound | undefined }) {
  if (found === undefined || found.isEarlier) return undefined
  const { verdict, words } = found
  const { rate, games } = verdict
  return (
    <span class="quick-look" data-testid="quick-look">
      <VerdictChip verdict={verdict} words={words} by="browser" />
      <small>{labWords().interval(ofHundred(rate.low), ofHundred(rate.high), written(games))}</small>
    </span>
  )
}
