import type { StayAwayLabWords } from './en.ts'

const games = (n: number): string => (n === 1 ? '1 partita' : `${n} partite`)

export const it: StayAwayLabWords = {
  rates: {
    thingWins: 'Vince La Cosa',
    humansWin: 'Vincono gli umani',
    thingAlone: 'La Cosa vince da sola',
    infected: 'Giocatori infettati',
  },
  reference: 'Le carte standard',
  lengths: 'Turni',
  order: 'Chi resta umano, per posto nell’ordine di turno',
  chips: {
    humansGround: 'Territorio degli umani',
    leansToHumans: 'Favorisce gli umani',
    even: 'Equilibrata',
    leansToHunters: 'Favorisce La Cosa',
    huntersGround: 'Territorio della Cosa',
    noSides: 'Senza fazioni',
    tooFew: 'Troppo poche partite',
  },
  verdicts: {
    humansGround: (n, seats) => `Territorio degli umani: La Cosa vince solo ${games(n)} su 100 con ${seats} giocatori.`,
    leansToHumans: (n, seats) => `Favorisce gli umani: La Cosa vince ${games(n)} su 100 con ${seats} giocatori.`,
    even: (n, seats) => `Equilibrata: La Cosa vince ${games(n)} su 100 con ${seats} giocatori.`,
    leansToHunters: (n, seats) => `Favorisce La Cosa: vince ${games(n)} su 100 con ${seats} giocatori.`,
    huntersGround: (n, seats) => `Territorio della Cosa: La Cosa vince ${games(n)} su 100 con ${seats} giocatori.`,
    noSides: (n, seats) => `Qualcuno vince in ${games(n)} su 100 con ${seats} giocatori.`,
    tooFew: (n, seats) => `È presto per dirlo: finora La Cosa vince ${games(n)} su 100 con ${seats} giocatori.`,
  },
  compared: (n) => `Con le carte standard sono ${n} su 100.`,
  advice: {
    orderMatters: (place, n, worst) =>
      `L’ordine di turno conta: al posto ${place} si resta umani ${n} volte su 100, al posto peggiore solo ${worst}.`,
  },
}
