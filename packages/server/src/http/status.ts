import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../protocol.ts'
import type { Status } from '../table/table.ts'
import type { App } from './app.ts'

/** What anybody may know about the server. No table, person or address is named. */
export type StatusNow = {
  readonly up: number
  readonly draining: boolean
  readonly tables: { readonly [S in Status]: number }
}

type Words = {
  readonly open: string
  readonly closing: string
  readonly version: string
  readonly up: string
  readonly waiting: string
  readonly playing: string
}

const WORDS: { readonly [L in Language]: Words } = {
  en: {
    open: 'Open',
    closing: 'About to restart',
    version: 'Version',
    up: 'Running for',
    waiting: 'Tables that wait for players',
    playing: 'Games under way',
  },
  it: {
    open: 'Aperto',
    closing: 'Sta per riavviarsi',
    version: 'Versione',
    up: 'Attivo da',
    waiting: 'Tavoli in attesa di giocatori',
    playing: 'Partite in corso',
  },
  es: {
    open: 'Abierto',
    closing: 'A punto de reiniciarse',
    version: 'Versión',
    up: 'En marcha desde hace',
    waiting: 'Mesas que esperan jugadores',
    playing: 'Partidas en juego',
  },
  pt: {
    open: 'Aberto',
    closing: 'Prestes a reiniciar',
    version: 'Versão',
    up: 'Em funcionamento há',
    waiting: 'Mesas à espera de jogadores',
    playing: 'Jogos a decorrer',
  },
}

export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version

const STYLE = `:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f3ecdc, #090d0f); color: light-dark(#1d1a14, #e8e4d8) }
main { width: min(30rem, calc(100vw - 3rem)) }
h1 { font-size: 1.6rem; margin: 0 0 1.5rem; display: flex; gap: .6rem; align-items: center }
h1::before { content: ''; width: .8rem; height: .8rem; border-radius: 50%; background: light-dark(#2f7d4f, #57c98a) }
h1.closing::before { background: none; border: .2rem solid light-dark(#a3561a, #f0a04b); box-sizing: border-box }
dl { margin: 0; display: grid; gap: .1rem }
dl > div { display: flex; justify-content: space-between; gap: 1rem; padding: .7rem 0; border-top: 1px solid light-dark(#cfc4ab, #2a3338) }
dt { opacity: .8 }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
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
  const wishes = accepted.split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase())
  return wishes.flatMap((wish) => LANGUAGES.filter((language) => language === wish))[0] ?? 'en'
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
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Selva</title><link rel="stylesheet" href="/status.css"><main><h1${draining ? ' class="closing"' : ''}>Selva: ${draining ? words.closing : words.open}</h1><dl>${list}</dl></main></html>`
}

/** `/status`: how the server is, for whoever plays here. */
export function statusRoutes(app: App, now: () => Promise<StatusNow>): void {
  app.get('/status', { schema: { summary: 'How the server is, as a page.' } }, async (request, reply) => {
    const language = languageFor(request.headers['accept-language'] ?? '')
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-language')
    return reply.send(page(await now(), language))
  })
  app.get('/status.css', { schema: { summary: 'The style of that page.' } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  )
}
