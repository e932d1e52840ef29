import type { EscapeLabWords } from './en.ts'

const games = (n: number): string => (n === 1 ? '1 partita' : `${n} partite`)
const escapes = (n: number): string => (n === 1 ? '1 fuga' : `${n} fughe`)

export const it: EscapeLabWords = {
  zone: 'Zona',
  preset: 'Regole',
  rates: {
    aliensWin: 'Vincono gli alieni',
    humansEscape: 'Umani che fuggono',
    bothWin: 'Vincono sia gli alieni sia gli umani',
    nobodyEscapes: 'Non fugge nessuno',
    someoneWins: 'Vince qualcuno',
  },
  reference: 'Galilei',
  lengths: 'Round',
  order: 'Fughe per posto nell’ordine di turno',
  hatches: 'Scialuppe usate',
  ofEscapes: 'su 100 fughe',
  tooFewUses: (n) => `${n} (troppo poche)`,
  even: 'La tacca indica una ripartizione uniforme.',
  deadliest: 'Settori più letali',
  ofDeaths: 'su 100 uccisioni',
  sector: 'Settore',
  hatch: 'Scialuppa',
  chips: {
    humansGround: 'Territorio degli umani',
    leansToHumans: 'Favorisce gli umani',
    even: 'Equilibrata',
    leansToHunters: 'Favorisce gli alieni',
    huntersGround: 'Territorio degli alieni',
    noSides: 'Senza fazioni',
    tooFew: 'Troppo poche partite',
  },
  verdicts: {
    humansGround: (n, seats) =>
      `Territorio degli umani: gli alieni vincono solo ${games(n)} su 100 con ${seats} giocatori.`,
    leansToHumans: (n, seats) => `Favorisce gli umani: gli alieni vincono ${games(n)} su 100 con ${seats} giocatori.`,
    even: (n, seats) => `Equilibrata: gli alieni vincono ${games(n)} su 100 con ${seats} giocatori.`,
    leansToHunters: (n, seats) => `Favorisce gli alieni: vincono ${games(n)} su 100 con ${seats} giocatori.`,
    huntersGround: (n, seats) =>
      `Territorio degli alieni: gli alieni vincono ${games(n)} su 100 con ${seats} giocatori.`,
    noSides: (n, seats) => `Ognuno per sé: qualcuno vince in ${games(n)} su 100 con ${seats} giocatori.`,
    tooFew: (n, seats) => `È presto per dirlo: finora gli alieni vincono ${games(n)} su 100 con ${seats} giocatori.`,
  },
  compared: (n) => `Nella zona Galilei sono ${n} su 100.`,
  withoutSides: {
    order: 'Vittorie per posto nell’ordine di turno',
    tooFew: (n, seats) => `È presto per dirlo: finora qualcuno vince ${games(n)} su 100 con ${seats} giocatori.`,
  },
  advice: {
    hatchNearAliens: (number, n) =>
      `La scialuppa ${number} si usa pochissimo: ${escapes(n)} su 100. Allontanala dal Settore Alieni.`,
    hatchFar: (number, n) =>
      `La scialuppa ${number} si usa pochissimo: ${escapes(n)} su 100. Avvicinala al Settore Umani.`,
    hatchUnused: (number, n) =>
      `La scialuppa ${number} si usa pochissimo: ${escapes(n)} su 100. Controlla i percorsi per arrivarci.`,
    hatchFavoured: (number, n) =>
      `Per la scialuppa ${number} passano ${escapes(n)} su 100. Allontanala dal Settore Umani.`,
    deadlyPassage: (sector, n) =>
      `Gli umani devono passare da ${sector}, dove avvengono ${n} uccisioni su 100. Apri una seconda via.`,
    timeRunsOut: (n) => `In ${games(n)} su 100 i round non bastano. Avvicina le scialuppe o aumenta i round.`,
    orderMatters: (place, n, worst) =>
      `L’ordine di turno conta: il posto ${place} ce la fa ${n} volte su 100, il peggiore solo ${worst}.`,
  },
}
