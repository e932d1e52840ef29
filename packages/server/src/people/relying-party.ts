/** For which pages passkeys are made and used: browsers bind every passkey to it. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * Browsers have passkeys on https pages of a named host, and on `localhost`. The public address decides; without one,
 * only a page that was opened on the server's own machine can have them. No other `Host` header is believed.
 */
export function relyingParty(publicUrl: URL | undefined, host: string): RelyingParty | undefined {
  const url = publicUrl ?? (/^localhost(:\d+)?$/.test(host) ? URL.parse(`http://${host}`) : null)
  if (url === null || (url.protocol !== 'https:' && url.hostname !== 'localhost')) return undefined
  // An address in numbers cannot own a passkey.
  return /[a-z]/.test(url.hostname) && !url.hostname.startsWith('[')
    ? { id: url.hostname, origin: url.origin }
    : undefined
}
