import type { PrintWords } from './en.ts'

export const it: PrintWords = {
  document: (zone, game) => `${zone}, foglio per ${game}`,
  zone: 'Zona',
  name: 'Nome',
  character: 'Personaggio',
  fold: 'piega all’indietro',
  legend: { dangerous: 'pericoloso: pesca una carta', secure: 'sicuro: nessuna carta', hatch: 'scialuppa' },
  others: 'Altri giocatori',
  items: 'Oggetti',
  credit: (zone, sectors) => `Foglio disegnato con Selva. Zona ${zone}, ${sectors} settori.`,
  heading: (zone) => `Stampa ${zone}`,
  sheet: (zone) => `Foglio della zona ${zone}: mappa, sezione movimenti e appunti`,
  spaces: 'Sezione movimenti',
  edition: { black: (rounds) => `Black, ${rounds} spazi`, ultimate: (rounds) => `Ultimate, ${rounds}` },
  perPage: 'Fogli per pagina',
  one: 'Uno',
  two: 'Due',
  written: 'Scritto con Selva.',
  players: 'Giocatori',
  rules: (scenario) => `Le regole di ${scenario} in parole semplici`,
  forPlayers: (n) => `Regole per ${n} giocatori`,
}
