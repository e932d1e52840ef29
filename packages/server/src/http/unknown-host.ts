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
    title: 'This server has another name',
    visitor: 'Selva does not know the name in this address. Ask the person who runs the server which address to open.',
    host: 'If you run it, start it with this name among its ALLOWED_HOSTS, or with PUBLIC_URL set to the address that people open:',
  },
  it: {
    title: 'Questo server ha un altro nome',
    visitor: 'Selva non conosce il nome in questo indirizzo. Chiedi a chi gestisce il server quale indirizzo aprire.',
    host: 'Se lo gestisci tu, avvialo con questo nome in ALLOWED_HOSTS, oppure con PUBLIC_URL uguale all’indirizzo da aprire:',
  },
  es: {
    title: 'Este servidor tiene otro nombre',
    visitor:
      'Selva no conoce el nombre de esta dirección. Pregunta a quien lleva el servidor qué dirección hay que abrir.',
    host: 'Si lo llevas tú, arráncalo con este nombre en ALLOWED_HOSTS, o con PUBLIC_URL igual a la dirección que hay que abrir:',
  },
  pt: {
    title: 'Este servidor tem outro nome',
    visitor: 'A Selva não conhece o nome neste endereço. Pergunta a quem gere o servidor que endereço deves abrir.',
    host: 'Se és tu que o geres, arranca-o com este nome em ALLOWED_HOSTS, ou com PUBLIC_URL igual ao endereço a abrir:',
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
