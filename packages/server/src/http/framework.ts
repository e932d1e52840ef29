import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { TSchema } from 'typebox'

declare module 'fastify' {
  // Only an interface can be added to.
  interface FastifySchema {
    /** The purpose of the route, in a sentence of the documents. */
    readonly summary?: string
    /** The schema of a successful answer: for the documents, and for tests that check answers against it. */
    readonly answer?: TSchema
    /** The content type of the answer, where it is not JSON. */
    readonly produces?: string
  }
}

/** The Fastify instance that routes and hooks are added to. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>
