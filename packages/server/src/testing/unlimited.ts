import { LIMITS, type Limits } from '../base/limits.ts'

/** Nobody is held back: for tests and benchmarks in which one address plays everybody. */
export const UNLIMITED: Limits = {
  ...LIMITS,
  requests: 1e9,
  sessionRequests: 1e9,
  tables: 1e9,
  openTables: 1e9,
  runningTables: 1e9,
  addressListed: 1e9,
  guests: 1e9,
  exports: 1e9,
  signIns: 1e6,
  invites: 1e9,
  renames: 1e9,
  burst: 1e9,
  choices: 1e9,
  hiddenChoices: 1e9,
  perSecond: 1e9,
  connections: 1e6,
  addressConnections: 1e6,
  addressSockets: 1e6,
  addressRequests: 1e6,
  sessionSockets: 1e6,
  newSockets: 1e9,
}
