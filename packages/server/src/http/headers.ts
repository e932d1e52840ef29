import helmet from '@fastify/helmet'
import type { App } from './framework.ts'

/** Browser features that our pages never use. They are off, so that an intruder's script cannot use them either. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'] as const

/**
 * The headers that keep a page to itself: nothing from elsewhere, no inline script or style, nothing made into code,
 * no frames. On a plain address, where people play on a network of their own, nothing here needs https; where people
 * are meant to come by https, the headers make browsers come by nothing else.
 */
export async function strictHeaders(app: App, publicUrl: URL | undefined): Promise<void> {
  const https = publicUrl?.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Not every browser counts the socket of the same host as 'self'.
        connectSrc: [
          "'self'",
          ({ headers: { host = '' } }) => (/^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"),
        ],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onSend', async (_, reply) => {
    void reply.header('permissions-policy', UNUSED.map((feature) => `${feature}=()`).join(', '))
  })
}
