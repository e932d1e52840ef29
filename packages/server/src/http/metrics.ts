import { type AddressInfo, BlockList } from 'node:net'
import { realClock } from '../base/clock.ts'
import { LIMITS } from '../base/limits.ts'
import type { Metrics } from '../base/metrics.ts'
import type { OnFailure } from '../base/owner.ts'
import { guardedServer } from '../network/guarded-server.ts'

/** Address at which the figures can be read. */
export type MetricsEndpoint = { readonly url: string; close(): void }

/** `/metrics` on a port of its own, apart from everything that players can reach. */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  host: string,
  failed: OnFailure = () => {},
): Promise<MetricsEndpoint> {
  metrics.alsoProcess()
  const guard = { clock: realClock, limits: LIMITS, trusted: new BlockList() }
  const server = guardedServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  }, guard)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  server.on('error', failed)
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
