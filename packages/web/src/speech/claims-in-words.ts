import type { AnyChoice } from '@selva/core'
import type { AnyLiveTable } from '../table/live.ts'

/** The claims of one game as its speakers make them; a sharp one calls another player the enemy. */
export type ClaimsInWords = {
  claimInWords(claim: AnyChoice, live: AnyLiveTable): { readonly text: string; readonly sharp: boolean }
}

/** A game in which nothing is claimed. */
export const NO_CLAIMS: ClaimsInWords = { claimInWords: () => ({ text: '', sharp: false }) }
