import { createHash, timingSafeEqual } from 'node:crypto'
import { type Refusal, refuse } from '@selva/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './refusal.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares without telling by its duration how much was right. */
const isToken = (typed: string, token: string): boolean => timingSafeEqual(digest(typed), digest(token))

/** Lets only requests with the moderators' token through. Without a token in the settings the address does not exist. */
export function moderatorsOnly(token: string | undefined) {
  function refusalOf(request: FastifyRequest): Refusal | undefined {
    if (token === undefined) return refuse('unknownAddress')
    const typed = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return isToken(typed, token) ? undefined : refuse('wrongToken')
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const refusal = refusalOf(request)
    return refusal === undefined ? undefined : sendRefusal(reply, refusal)
  }
}
