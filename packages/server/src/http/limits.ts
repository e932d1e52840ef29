/** How much one address, one person or one socket may ask of the server. */
export type Limits = {
  /** Requests of an address a minute, of any kind. */
  readonly requests: number
  /** Requests of a person a minute, from wherever they come. */
  readonly sessionRequests: number
  /** New tables of an address a minute. */
  readonly tables: number
  /** Attempts with an invite of an address a minute: what makes guessing hopeless. */
  readonly invites: number
  /** Attempts to sign in of an address a minute, by passkey, link or code. */
  readonly signIns: number
  /** Reports of an address a minute. */
  readonly reports: number
  /** What a moderator may ask a minute: what makes guessing the token hopeless. */
  readonly admin: number
  /** Messages of a person, over all their sockets: so many at once, and so many a second in the long run. */
  readonly burst: number
  readonly perSecond: number
  /** Connections of the whole server at a time. */
  readonly connections: number
  /** Open sockets of an address, and of a person, at a time. */
  readonly addressSockets: number
  readonly sessionSockets: number
  /** New sockets of an address a minute. */
  readonly newSockets: number
  /** How long a request may take to arrive, in milliseconds: first its head, then all of it. */
  readonly headWithin: number
  readonly requestWithin: number
}

export const LIMITS: Limits = {
  requests: 1200,
  sessionRequests: 600,
  tables: 30,
  invites: 60,
  signIns: 20,
  reports: 10,
  admin: 120,
  burst: 200,
  perSecond: 20,
  connections: 10_000,
  addressSockets: 200,
  sessionSockets: 20,
  newSockets: 240,
  headWithin: 10_000,
  requestWithin: 20_000,
}

/** The limits in the form routes take them. */
export const routeLimits = ({ tables, invites, signIns, reports, admin }: Limits) => ({
  newTables: { config: { rateLimit: { max: tables, timeWindow: '1 minute' } } },
  invites: { config: { rateLimit: { max: invites, timeWindow: '1 minute' } } },
  signIns: { config: { rateLimit: { max: signIns, timeWindow: '1 minute' } } },
  reports: { config: { rateLimit: { max: reports, timeWindow: '1 minute' } } },
  admin: { config: { rateLimit: { max: admin, timeWindow: '1 minute' } } },
})
