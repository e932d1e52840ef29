import type { Seat } from '@selva/core'
import type { PartialState, Setting } from '@selva/escape'

/** The knowledge an explanation is made from: on a host's page there is no game yet. */
export type Known = {
  readonly setting: Setting
  readonly state?: PartialState
  readonly nameAt?: (seat: Seat) => string
}
