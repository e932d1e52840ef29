const STORE_FAULTS = ['full', 'readOnly', 'locked', 'newer', 'broken'] as const
export type StoreFault = (typeof STORE_FAULTS)[number]

/** The storage itself failed. Nothing was stored, and the same call may work later. */
export class StoreError extends Error {
  readonly fault: StoreFault
  constructor(fault: StoreFault, message: string) {
    super(message)
    this.name = 'StoreError'
    this.fault = fault
  }
}

/** The fault of a failed call; any other error counts as `broken`. */
export const faultOf = (error: unknown): StoreFault => (error instanceof StoreError ? error.fault : 'broken')
