import type { FastifyRequest, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'

/** Description of a route. Every route is listed when it is made, so that none can be forgotten. */
export type Route = {
  readonly method: string
  /** With `:names`. */
  readonly url: string
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** Schema of the answer when all is well. */
  readonly answer?: TSchema
  /** The kind of the answer. */
  readonly produces: string
}

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null

const named = <K extends string>(name: K, schema: unknown): { readonly [N in K]?: TSchema } =>
  isSchema(schema) ? ({ [name]: schema } as { [N in K]: TSchema }) : {}

/** The routes behind what a route was made with. */
export const routesIn = ({ method, url, schema = {} }: RouteOptions): readonly Route[] =>
  [method].flat().map((one) => ({
    method: one,
    url,
    summary: schema.summary ?? '',
    produces: schema.produces ?? 'application/json',
    ...named('params', schema.params),
    ...named('query', schema.querystring),
    ...named('body', schema.body),
    ...named('answer', schema.answer),
  }))

/**
 * Did the router match a route of the API? The matched pattern decides, never the text of the address: one route can be
 * written in many ways (`/%61pi/me`), and all of them must be treated alike.
 */
export const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') === true
