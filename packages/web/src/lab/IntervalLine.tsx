import type { Rate } from '@selva/bots/lab'

/** A rate on the scale from 0 to 100: a dot on a stroke, and the block of the table it is compared with. */
export function IntervalLine({ rate, reference }: { readonly rate: Rate; readonly reference: Rate | undefined }) {
  const x = (share: number): number => 2 + 296 * share
  return (
    <svg class="interval-line" viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
      <path d="M2 7H298" class="axis" />
      {reference === undefined ? undefined : <path d={`M${x(reference.low)} 7H${x(reference.high)}`} class="block" />}
      <path d={`M${x(rate.low)} 7H${x(rate.high)}`} class="stroke" />
      <path d={`M${x(rate.share)} 7h0`} class="dot" />
    </svg>
  )
}
