import type { BlockList } from 'node:net'
import { refuse } from '@selva/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Allowances, allowances, perHour, perMinute } from '../base/allowance.ts'
import type { Clock } from '../base/clock.ts'
import type { Limits } from '../base/limits.ts'
import { addressKeyOf, clientAddress } from '../network/address.ts'
import type { App } from './framework.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

/** The limits that routes name. Routes that name the same one share it, whatever the method. */
const NAMES = ['tables', 'invites', 'signIns', 'reports', 'admin', 'newDocuments', 'sharedGames'] as const
type RouteLimit = (typeof NAMES)[number]
/** The same, counted by person once it is known who asks. */
const PERSONAL_PACES = {
  renames: perMinute,
  tableChanges: perMinute,
  shares: perMinute,
  exports: perHour,
  documentWrites: perMinute,
  publishes: perHour,
} as const
type PersonalLimit = keyof typeof PERSONAL_PACES

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit by address that this route counts against, besides that of all requests. */
    readonly limit?: RouteLimit
    readonly personalLimit?: PersonalLimit
  }
}

const named = (limit: RouteLimit): { readonly config: { readonly limit: RouteLimit } } => ({ config: { limit } })

const personal = (limit: PersonalLimit): { readonly config: { readonly personalLimit: PersonalLimit } } => ({
  config: { personalLimit: limit },
})

/** The limits in the form routes take them. */
export const ROUTE_LIMITS = {
  newTables: named('tables'),
  invites: named('invites'),
  signIns: named('signIns'),
  renames: personal('renames'),
  tableChanges: personal('tableChanges'),
  shares: personal('shares'),
  sharedGames: named('sharedGames'),
  exports: personal('exports'),
  reports: named('reports'),
  admin: named('admin'),
  newDocuments: { config: { limit: 'newDocuments', personalLimit: 'documentWrites' } },
  documentWrites: personal('documentWrites'),
  publishes: personal('publishes'),
} as const

/** Holds back requests by address and by person. */
export type RequestLimits = {
  /** Counts a request of an address; answers it, with when to come again, if there are too many. */
  readonly byAddress: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
  /** A person who asks from many addresses at once gets no further than one who asks from one. */
  readonly byPerson: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
  /** Counts a browser that is about to become a new guest. */
  readonly newGuest: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
}

export function requestLimits(clock: Clock, limits: Limits, trusted: BlockList): RequestLimits {
  const minutely = (most: number): Allowances => allowances(clock, perMinute(most), limits.allowances)
  const requests = minutely(limits.requests)
  const ofPeople = minutely(limits.sessionRequests)
  const ofRoutes = new Map(NAMES.map((name) => [name, minutely(limits[name])]))
  const guests = minutely(limits.guests)
  const personally = (name: PersonalLimit): Allowances =>
    allowances(clock, PERSONAL_PACES[name](limits[name]), limits.allowances)
  const ofPeopleByRoute: { readonly [N in PersonalLimit]: Allowances } = {
    renames: personally('renames'),
    tableChanges: personally('tableChanges'),
    shares: personally('shares'),
    exports: personally('exports'),
    documentWrites: personally('documentWrites'),
    publishes: personally('publishes'),
  }

  function count(reply: FastifyReply, allowance: Allowances | undefined, owner: string): FastifyReply | undefined {
    const wait = Math.ceil(allowance?.take(owner) ?? 0)
    return wait === 0 ? undefined : sendRefusal(reply.header('retry-after', wait), refuse('tooMany', wait))
  }

  return {
    newGuest: (request, reply) => count(reply, guests, addressKeyOf(clientAddress(request.raw, trusted))),
    byAddress(request, reply) {
      // Not `request.ip`: Fastify does not look behind the proxy for an address that it cannot read.
      const addressKey = addressKeyOf(clientAddress(request.raw, trusted))
      const { limit } = request.routeOptions.config
      return (
        count(reply, requests, addressKey) ??
        (limit === undefined ? undefined : count(reply, ofRoutes.get(limit), addressKey))
      )
    },
    byPerson(request, reply) {
      const person = personOf(request)
      if (person === undefined) return undefined
      const { personalLimit } = request.routeOptions.config
      return (
        count(reply, ofPeople, person) ??
        (personalLimit === undefined ? undefined : count(reply, ofPeopleByRoute[personalLimit], person))
      )
    },
  }
}

/** Counts every request before anything else is done for it. */
export const limitAddresses = (app: App, { byAddress }: RequestLimits): void =>
  void app.addHook('onRequest', async (request, reply) => byAddress(request, reply))

/** Counts the requests of people, once it is known who asks. */
export const limitPeople = (app: App, { byPerson }: RequestLimits): void =>
  void app.addHook('preValidation', async (request, reply) => byPerson(request, reply))
