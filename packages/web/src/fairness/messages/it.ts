import type { FairWords } from './en.ts'

export const it: FairWords = {
  title: 'Una distribuzione onesta',
  help: 'Il tavolo e ogni browser sigillano un numero casuale prima che qualcuno possa conoscerne un altro. Insieme decidono la distribuzione: nessuno può sceglierla, nemmeno il server.',
  table: 'Il tavolo',
  sealed: 'sigillato',
  unsealed: 'non ancora sigillato',
  opened: 'aperto',
  silent: 'non ha dato nulla',
  starting: 'Prepariamo insieme la distribuzione …',
  verify: 'Verifica',
  verifying: 'Rifaccio tutta la partita …',
  verified: 'Verificata',
  failed: 'Non verificata',
  partly: 'Verificata solo in parte',
  decided: (n: number): string =>
    n === 1 ? 'Un passo segue dalle regole e dal seme.' : `Tutti i ${n} passi seguono dalle regole e dal seme.`,
  decidedSome: (n: number): string =>
    n === 1
      ? 'Un passo è stato deciso di nuovo, ed è giusto.'
      : `${n} passi sono stati decisi di nuovo, e sono giusti.`,
  older: (n: number): string =>
    n === 1
      ? 'Un passo è stato deciso con regole diverse da quelle di questa versione: sigillo, estrazioni e catena sono giusti, ma nessuno lo ha deciso di nuovo.'
      : `${n} passi sono stati decisi con regole diverse da quelle di questa versione: sigillo, estrazioni e catena sono giusti, ma nessuno li ha decisi di nuovo.`,
  commitment: 'Sigillo',
  seed: 'Seme',
  secret: 'Sotto il sigillo',
  parts: 'Che cosa ha dato ciascuno',
  bot: 'un bot, non dà nulla',
  mine: 'Questo browser ritrova la propria parte e il sigillo che gli era stato mostrato.',
  notMine: 'Il sigillo o la parte non è quello mostrato a questo browser.',
  noExchange: 'Nessun browser ha dato una parte a questa distribuzione: il seme lo ha estratto il tavolo da solo.',
  unfinished: 'La partita in questo file non ha una fine: gli ultimi passi possono essere stati tolti.',
  where: (n: number): string => `Passo ${n}`,
  cannot: 'Questa versione non conosce questa partita.',
  faults: {
    setting: 'Con questa impostazione non si può giocare.',
    commitment: 'Il segreto del tavolo non corrisponde al sigillo.',
    part: 'Una parte non corrisponde al suo sigillo, o non è di nessuno.',
    seed: 'Il seme non segue dal segreto e dalle parti.',
    chain: 'Qui qualcosa è stato cambiato, tolto o aggiunto.',
    order: 'Qui c’è qualcosa che nessun giocatore ha scelto.',
    opening: 'La distribuzione non segue dal seme.',
    draws: 'Ciò che è stato estratto non segue dal seme.',
    illegal: 'Questa scelta non era permessa.',
    facts: 'Ciò che è accaduto non segue dalla scelta.',
  },
}
