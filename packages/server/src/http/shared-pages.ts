import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '@selva/core'
import { LANGUAGES, type Language } from '@selva/protocol'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { CARD } from '../pictures/card.ts'
import type { Preview } from '../shares/preview.ts'
import type { App } from './framework.ts'
import type { RoutePorts } from './parts.ts'
import { sendRefusal } from './refusal.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const OG_LOCALES: { readonly [L in Language]: string } = { en: 'en_GB', it: 'it_IT', es: 'es_ES', pt: 'pt_PT' }

/** Anything may stand in an address. */
const SharedPage = Type.Object({ language: Type.String(), token: Type.String() })
const languageIn = (text: string): Language | undefined => LANGUAGES.find((language) => language === text)

/** The page of the client; empty if it was not built. */
function pageIn(client: string): string {
  try {
    return readFileSync(join(client, 'index.html'), 'utf8')
  } catch {
    return ''
  }
}

/** The page with what chats and search engines read of it, in the language of the link. */
export function withPreview(
  page: string,
  { title, description, game }: Preview,
  language: Language,
  address: string,
): string {
  const named = `${title} · ${game}`
  const properties = {
    'og:type': 'article',
    'og:site_name': 'Selva',
    'og:locale': OG_LOCALES[language],
    'og:url': address,
    'og:title': named,
    'og:description': description,
    'og:image': `${address}/picture.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': named,
  }
  const names = {
    description,
    // Shared is not published: a link is for people who have it.
    robots: 'noindex',
    'twitter:card': 'summary_large_image',
  }
  const tags = [
    ...Object.entries(properties).map(([key, text]) => `<meta property="${key}" content="${escaped(text)}" />`),
    ...Object.entries(names).map(([key, text]) => `<meta name="${key}" content="${escaped(text)}" />`),
  ]
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/ *<meta name="description"[^>]*>\n?/, '')
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(named)}</title>`)
    .replace('</head>', `${tags.join('\n')}\n</head>`)
}

/** The pages that links to shared games lead to, with a preview for chats. They need no cookie. */
export function sharedPageRoutes(app: App, client: string, { shares, painter, openAt, limits }: RoutePorts): void {
  const page = pageIn(client)
  const addressAt = ({ headers, protocol, host }: FastifyRequest): string => {
    const known = openAt(headers)
    return known === '' ? `${protocol}://${host}` : known
  }

  app.get(
    '/s/:language/:token',
    {
      schema: {
        summary: 'The page of a shared game, with a preview in the language of the link.',
        params: SharedPage,
        answer: Type.String(),
        produces: 'text/html',
      },
      ...limits.sharedGames,
    },
    async (request, reply) => {
      if (page === '') return sendRefusal(reply, refuse('unknownAddress'))
      const { token } = request.params
      const language = languageIn(request.params.language)
      const preview = language === undefined ? undefined : await shares.preview(token, language)
      void reply.type('text/html; charset=utf-8')
      // The same page for every link that leads to nothing: the client says so.
      if (language === undefined || preview === undefined) return reply.code(404).send(page)
      return reply.send(withPreview(page, preview, language, `${addressAt(request)}/s/${language}/${token}`))
    },
  )

  app.get(
    '/s/:language/:token/picture.png',
    {
      schema: {
        summary: 'The picture of a shared game, 1200 by 630 pixels.',
        params: SharedPage,
        answer: Type.String(),
        produces: 'image/png',
      },
      ...limits.sharedGames,
    },
    async (request, reply) => {
      const language = languageIn(request.params.language)
      const record = await shares.open(request.params.token)
      if (language === undefined || record === undefined) return sendRefusal(reply, refuse('unknownLink'))
      const picture = await painter.paint({ record, language })
      return picture === undefined ? sendRefusal(reply, refuse('busy')) : reply.type('image/png').send(picture)
    },
  )
}
