import type { ReplayWords } from './en.ts'

export const it: ReplayWords = {
  title: 'Replay',
  eyes: 'Punto di vista',
  all: 'Tutto svelato',
  watcher: 'Spettatore',
  turnBefore: 'Turno precedente',
  prev: 'Passo precedente',
  next: 'Passo successivo',
  turnAfter: 'Turno successivo',
  jump: 'Vai a',
  play: 'Riproduci',
  pause: 'Pausa',
  speed: 'Velocità',
  moment: 'Momento',
  step: (n, of) => `passo ${n} di ${of}`,
  link: 'Copia il link',
  copied: 'Copiato',
  export: 'Esporta',
  happened: 'Che cosa è successo',
  nothing: 'In questo passo non si vede nulla.',
  hands: 'Carte in mano',
  openTitle: 'Apri una partita da un file',
  openHelp: 'Apri una partita che hai esportato. Resta in questo browser: non si invia nulla.',
  choose: 'Scegli un file',
  drop: 'o trascinalo qui',
  replay: 'Rivedi',
  review: 'Analisi',
  views: 'Rivedi o analizza',
  editor: 'Torna all’editor',
  botTurns: ({ me, name }, turns) =>
    me
      ? `Nei turni ${turns} ha giocato un bot al posto tuo.`
      : `Nei turni ${turns} ha giocato un bot al posto di ${name}.`,
  botTurn: ({ me, name }, turn) =>
    me
      ? `Nel turno ${turn} ha giocato un bot al posto tuo.`
      : `Nel turno ${turn} ha giocato un bot al posto di ${name}.`,
  verify: 'Verifica',
  close: 'Chiudi',
  keys: 'Frecce sinistra e destra: un passo. Su e giù: un turno. Pag su e Pag giù: un round. Home e Fine: inizio e fine. Barra spaziatrice: avvia o ferma.',
  refusals: {
    notAGame: 'Questo non è il file di una partita.',
    newerGame: 'Questo file viene da una versione più recente di Selva.',
    brokenBatch: 'Questo file è danneggiato.',
    largeFile: 'Questo file è troppo grande per essere una partita.',
    unknownTable: 'Questa partita non esiste, o non puoi vederla.',
    stillRunning: 'Questa partita è ancora in corso.',
    notStarted: 'Questa partita non è ancora iniziata.',
    other: 'Non è stato possibile caricare la partita. Riprova tra poco.',
  },
}
