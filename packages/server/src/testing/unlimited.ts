import { LIMITS, type Limits } from '../http/limits.ts'

/** Nobody is held back: for tests and benchmarks in which one address plays everybody. */
export const UNLIMITED: Limits = {
  ...LIMITS,
  requests: 1e9,
  sessionRequests: 1e9,
  tables: 1e9,
  signIns: 1e6,
  invites: 1e9,
  burst: 1e9,
  perSecond: 1e9,
  connections: 1e6,
  addressSockets: 1e6,
  sessionSockets: 1e6,
  newSockets: 1e9,
}
