import helmet from '@fastify/helmet'
import type { App } from './app.ts'

/**
 * The headers that keep a page to itself: nothing from elsewhere, no inline script or style, no frames. Nothing here
 * needs https, since people play on plain addresses of their own network.
 */
export async function strictHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Not every browser counts the socket of the same host as 'self'.
        connectSrc: [
          "'self'",
          ({ headers: { host = '' } }) => (/^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
}
