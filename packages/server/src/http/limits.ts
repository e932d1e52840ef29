/** How much one address may ask of the server. */
export type Limits = {
  /** Requests a minute, of any kind. */
  readonly requests: number
  /** New tables a minute. */
  readonly tables: number
  /** Attempts with an invite a minute: what makes guessing hopeless. */
  readonly invites: number
  /** Messages on one socket: so many at once, and so many a second in the long run. */
  readonly burst: number
  readonly perSecond: number
}

export const LIMITS: Limits = { requests: 1200, tables: 30, invites: 60, burst: 200, perSecond: 20 }

/** The limits in the form routes take them. */
export const routeLimits = ({ tables, invites }: Limits) => ({
  newTables: { config: { rateLimit: { max: tables, timeWindow: '1 minute' } } },
  invites: { config: { rateLimit: { max: invites, timeWindow: '1 minute' } } },
})
