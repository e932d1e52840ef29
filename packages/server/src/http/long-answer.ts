import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressed = promisify(gzip)

/** Sends a JSON text that may be long, compressed where the client accepts it. */
export async function longAnswer(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  void reply.type('application/json').header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await compressed(body))
}
