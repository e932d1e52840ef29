import { refuse } from '@selva/core'
import type { Language } from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AllowedHosts, hostIn } from '../network/hosts.ts'
import type { App } from './framework.ts'
import { sendRefusal } from './refusal.ts'
import { languageFor } from './status.ts'

type Words = { readonly title: string; readonly visitor: string; readonly host: string }

const WORDS: { readonly [L in Language]: Words } = {
  en: {
    title: 'Wrong address',
    visitor: 'This Selva server doesn’t use the name in this address. Ask the person who runs it for the right one.',
    host: 'If you run the server, add this name to ALLOWED_HOSTS, or set PUBLIC_URL to the address that players open:',
  },
  it: {
    title: 'Indirizzo sbagliato',
    visitor: 'Questo server di Selva non usa il nome di questo indirizzo. Chiedi quello giusto a chi lo gestisce.',
    host: 'Se il server è tuo, aggiungi questo nome ad ALLOWED_HOSTS oppure imposta PUBLIC_URL sull’indirizzo che aprono i giocatori:',
  },
  es: {
    title: 'Dirección equivocada',
    visitor: 'Este servidor de Selva no usa el nombre de esta dirección. Pide la correcta a quien lo administra.',
    host: 'Si el servidor es tuyo, añade este nombre a ALLOWED_HOSTS o pon en PUBLIC_URL la dirección que abren los jugadores:',
  },
  pt: {
    title: 'Endereço errado',
    visitor: 'Este servidor do Selva não usa o nome deste endereço. Pede o endereço certo a quem o gere.',
    host: 'Se o servidor é teu, acrescenta este nome a ALLOWED_HOSTS ou define PUBLIC_URL com o endereço que os jogadores abrem:',
  },
}

/** Open under any host name: programs that monitor the server may use any name, and learn nothing but how it is. */
const OPEN_TO_ALL = ['/healthz', '/readyz']

function page(name: string, language: Language): string {
  const { title, visitor, host } = WORDS[language]
  const command = `<pre>ALLOWED_HOSTS=${name} npm start</pre>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Selva</title></head><body><h1>${title}</h1><p>${visitor}</p><p>${host}</p>${command}</body></html>`
}

/** Refuses requests that were sent to a name that is none of ours: with a page to browsers that open one. */
export function refuseUnknownHosts(app: App, isOurs: AllowedHosts): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, routeOptions } = request
    if (isOurs(headers) || OPEN_TO_ALL.includes(routeOptions.url ?? '')) return
    // Nothing but letters, figures, dots, colons and dashes.
    const name = hostIn(headers.host ?? '') ?? ''
    if (name === '' || !/\btext\/html\b/.test(headers.accept ?? ''))
      return sendRefusal(reply, refuse('unknownHost', name))
    const language = languageFor(headers['accept-language'] ?? '')
    return reply.code(421).type('text/html; charset=utf-8').header('vary', 'accept-language').send(page(name, language))
  })
}
