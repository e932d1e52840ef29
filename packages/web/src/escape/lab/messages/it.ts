import type { EscapeLabWords } from './en.ts'

export const it: EscapeLabWords = {
  zone: 'Zona',
  preset: 'Regole',
  rates: {
    aliensWin: 'Vincono gli alieni',
    humansEscape: 'Umani che fuggono',
    bothWin: 'Vincono sia alieni che umani',
    nobodyEscapes: 'Non fugge nessuno',
    someoneWins: 'Qualcuno vince',
  },
  reference: 'Galilei',
  lengths: 'Round',
  order: 'Fughe per posto nell’ordine di turno',
  hatches: 'Scialuppe usate',
  ofEscapes: 'ogni 100 fughe',
  tooFewUses: (n) => `${n} (troppo poche)`,
  even: 'La tacca indica una quota uguale per tutti.',
  deadliest: 'Settori più letali',
  ofDeaths: 'ogni 100 uccisioni',
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
      `Territorio degli umani: gli alieni vincono solo ${n} partite su 100 con ${seats} giocatori.`,
    leansToHumans: (n, seats) => `Favorisce gli umani: gli alieni vincono ${n} partite su 100 con ${seats} giocatori.`,
    even: (n, seats) => `Equilibrata: gli alieni vincono ${n} partite su 100 con ${seats} giocatori.`,
    leansToHunters: (n, seats) => `Favorisce gli alieni: vincono ${n} partite su 100 con ${seats} giocatori.`,
    huntersGround: (n, seats) =>
      `Territorio degli alieni: gli alieni vincono ${n} partite su 100 con ${seats} giocatori.`,
    noSides: (n, seats) => `Ognuno per sé: qualcuno vince in ${n} partite su 100 con ${seats} giocatori.`,
    tooFew: (n, seats) => `È presto per dirlo: finora gli alieni vincono ${n} partite su 100 con ${seats} giocatori.`,
  },
  compared: (n) => `Su Galilei sono ${n} su 100.`,
  advice: {
    hatchNearAliens: (number, n) =>
      `La scialuppa ${number} si usa pochissimo: ${n} fughe su 100. Allontanala dal Settore Alieni.`,
    hatchFar: (number, n) =>
      `La scialuppa ${number} si usa pochissimo: ${n} fughe su 100. Avvicinala al Settore Umani.`,
    hatchUnused: (number, n) =>
      `La scialuppa ${number} si usa pochissimo: ${n} fughe su 100. Controlla le vie per arrivarci.`,
    hatchFavoured: (number, n) =>
      `Per la scialuppa ${number} passano ${n} fughe su 100. Allontanala dal Settore Umani.`,
    deadlyPassage: (sector, n) =>
      `Gli umani devono passare da ${sector}, dove avvengono ${n} uccisioni su 100. Apri una seconda via.`,
    timeRunsOut: (n) => `In ${n} partite su 100 finiscono i round. Avvicina le scialuppe o aumenta i round.`,
    orderMatters: (place, n, worst) =>
      `L’ordine di turno conta: il posto ${place} è il migliore, ${n} su 100, il peggiore solo ${worst}.`,
  },
}
