import type { FairWords } from './en.ts'

export const it: FairWords = {
  title: 'Una distribuzione onesta',
  help: 'Il tavolo e ogni browser sigillano un numero casuale prima che qualcuno possa conoscere quelli altrui. Insieme questi numeri decidono la distribuzione: nessuno può sceglierla, nemmeno il server.',
  table: 'Il tavolo',
  sealed: 'sigillato',
  unsealed: 'non ancora sigillato',
  opened: 'aperto',
  silent: 'nessun contributo',
  starting: 'Prepariamo insieme la distribuzione…',
  verify: 'Verifica',
  verifying: 'Ricalcolo della partita…',
  fair: 'La distribuzione è stata onesta',
  meaning: 'Che cosa significa',
  verified: 'Verificata',
  failed: 'Non verificata',
  partly: 'Verificata solo in parte',
  decided: (n) =>
    n === 1 ? 'L’unico passo deriva dalle regole e dal seme.' : `Tutti i ${n} passi derivano dalle regole e dal seme.`,
  decidedSome: (n) =>
    n === 1 ? 'Un passo è stato ricalcolato ed è corretto.' : `${n} passi sono stati ricalcolati e sono corretti.`,
  older: (n) =>
    n === 1
      ? 'Un passo è stato giocato con le regole di un’altra versione: sigillo, estrazioni e catena sono corretti, ma qui non si può ricalcolare.'
      : `${n} passi sono stati giocati con le regole di un’altra versione: sigillo, estrazioni e catena sono corretti, ma qui non si possono ricalcolare.`,
  commitment: 'Sigillo',
  seed: 'Seme',
  secret: 'Il segreto del tavolo',
  parts: 'Contributi',
  bot: 'un bot, nessun contributo',
  mine: 'Questo browser riconosce il proprio contributo e il sigillo che aveva ricevuto.',
  notMine: 'Il sigillo o il contributo non è quello che questo browser conosce.',
  noExchange: 'Nessun browser ha contribuito a questa distribuzione: il tavolo ha estratto il seme da solo.',
  unfinished: 'La partita in questo file non ha una fine: gli ultimi passi potrebbero mancare.',
  where: (n) => `Passo ${n}`,
  cannot: 'Questa versione non conosce questo gioco.',
  faults: {
    setting: 'Con queste impostazioni non si può giocare.',
    commitment: 'Il segreto del tavolo non corrisponde al suo sigillo.',
    part: 'Un contributo non corrisponde al suo sigillo, o non è di nessuno.',
    seed: 'Il seme non deriva dal segreto e dai contributi.',
    chain: 'Qui qualcosa è stato cambiato, tolto o aggiunto.',
    order: 'Qui c’è qualcosa che nessun giocatore ha scelto.',
    opening: 'La distribuzione non deriva dal seme.',
    draws: 'Ciò che è stato estratto non deriva dal seme.',
    illegal: 'Questa scelta non era permessa.',
    facts: 'Ciò che è successo non deriva dalla scelta.',
  },
}
