import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@selva/protocol'
import { Type } from 'typebox'
import type { TableStatus } from '../store/rows/table.ts'
import type { App } from './framework.ts'

/** Public figures about the server. No table, person or address is named. */
export type StatusNow = {
  readonly up: number
  readonly draining: boolean
  readonly tables: { readonly [S in TableStatus]: number }
}

type Words = {
  readonly open: string
  readonly closing: string
  readonly home: string
  readonly version: string
  readonly up: string
  readonly waiting: string
  readonly playing: string
}

const WORDS: { readonly [L in Language]: Words } = {
  en: {
    open: 'Selva is running',
    closing: 'Selva is about to restart',
    home: 'Go to the games',
    version: 'Version',
    up: 'Running for',
    waiting: 'Tables waiting for players',
    playing: 'Games in progress',
  },
  it: {
    open: 'Selva è in funzione',
    closing: 'Selva sta per riavviarsi',
    home: 'Vai ai giochi',
    version: 'Versione',
    up: 'Attivo da',
    waiting: 'Tavoli in attesa di giocatori',
    playing: 'Partite in corso',
  },
  es: {
    open: 'Selva está en marcha',
    closing: 'Selva está a punto de reiniciarse',
    home: 'Ir a los juegos',
    version: 'Versión',
    up: 'En marcha desde hace',
    waiting: 'Mesas que esperan jugadores',
    playing: 'Partidas en curso',
  },
  pt: {
    open: 'O Selva está a funcionar',
    closing: 'O Selva está prestes a reiniciar',
    home: 'Ir para os jogos',
    version: 'Versão',
    up: 'Em funcionamento há',
    waiting: 'Mesas à espera de jogadores',
    playing: 'Jogos a decorrer',
  },
}

export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version

/** The colours of the client's two themes, by what the reader's system prefers; no script runs here. */
const STYLE = `:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#e8e0cd, #090d0f); color: light-dark(#14191b, #e8e4d8) }
main { width: min(30rem, calc(100vw - 3rem)); padding: 2rem 0 }
header { display: flex; align-items: center; gap: .7rem; margin-bottom: 2.5rem; font-weight: 600; letter-spacing: .2em }
header img { width: 1.8rem; height: 1.8rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1.5rem; display: flex; gap: .7rem; align-items: baseline }
h1::before { content: ''; flex: none; width: .8rem; height: .8rem; border-radius: 50%; background: light-dark(#2f7d4f, #57c98a) }
h1.closing::before { background: none; border: .2rem solid light-dark(#845200, #f6b73c); box-sizing: border-box }
dl { margin: 0 0 2rem }
dl > div { display: flex; justify-content: space-between; gap: 1rem; padding: .7rem 0; border-top: 1px solid light-dark(#c4bca9, #2a3338) }
dl > div:last-child { border-bottom: 1px solid light-dark(#c4bca9, #2a3338) }
dt { color: light-dark(#45463f, #b5b4ab) }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap }
a { color: light-dark(#845200, #f6b73c); font-weight: 600; padding: .6rem 0; display: inline-block }
`

/** Days, hours and minutes, in letters every reader of the four languages knows. */
const spell = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const shown = parts.filter(([n]) => n > 0)
  return shown.length === 0 ? '< 1 min' : shown.map(([n, unit]) => `${n} ${unit}`).join(' ')
}

/** The first of the reader's languages that is ours. */
export function languageFor(accepted: string): Language {
  const tags = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en'
}

function page({ up, draining, tables }: StatusNow, language: Language): string {
  const words = WORDS[language]
  const rows: readonly (readonly [string, string | number])[] = [
    [words.version, VERSION],
    [words.up, spell(up)],
    [words.waiting, tables.open],
    [words.playing, tables.running],
  ]
  const list = rows.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Selva</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/status.css">`
  const header = '<header><img src="/icon.svg" alt="">SELVA</header>'
  const h1 = `<h1${draining ? ' class="closing"' : ''}>${draining ? words.closing : words.open}</h1>`
  return `<!doctype html><html lang="${language}"><head>${head}</head><body><main>${header}${h1}<dl>${list}</dl><a href="/">${words.home}</a></main></body></html>`
}

/** `/status`: how the server is, for the people who play here. */
export function statusRoutes(app: App, now: () => Promise<StatusNow>): void {
  app.get(
    '/status',
    { schema: { summary: 'The status of the server, as a page.', answer: Type.String(), produces: 'text/html' } },
    async (request, reply) => {
      const language = languageFor(request.headers['accept-language'] ?? '')
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-language')
      return reply.send(page(await now(), language))
    },
  )
  app.get(
    '/status.css',
    { schema: { summary: 'The style of the status page.', answer: Type.String(), produces: 'text/css' } },
    async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE),
  )
}
