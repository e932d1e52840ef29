import type { LabWords } from './en.ts'

export const it: LabWords = {
  title: 'Banco di prova',
  players: 'Giocatori',
  games: 'Partite',
  start: 'Avvia le partite',
  resume: 'Continua',
  again: 'Gioca di nuovo',
  earlier: 'Questi risultati sono di una versione precedente. Gioca di nuovo per misurare questa.',
  outdated: 'Da quelle partite sono cambiati i bot o le regole. Gioca di nuovo per avere risultati attuali.',
  cancel: 'Annulla',
  progress: (done, of) => `${done} di ${of} partite`,
  left: (seconds) => (seconds === 1 ? 'manca circa 1 secondo' : `mancano circa ${seconds} secondi`),
  spoken: (percent) => `È stato giocato il ${percent} per cento delle partite.`,
  finished: 'Tutte le partite sono state giocate.',
  here: (cores) =>
    cores === 1
      ? 'I bot giocano in questo browser, su 1 core. Il server non interviene.'
      : `I bot giocano in questo browser, su ${cores} core. Il server non interviene.`,
  nothing: 'I bot possono giocarla molte volte e mostrare chi favorisce.',
  broke: 'I bot non sono riusciti a finire queste partite. Prova altre impostazioni.',
  refused: 'Con queste impostazioni i bot non possono ancora giocare.',
  findings: 'Risultati',
  figure: 'Risultato',
  share: 'Quota',
  range: 'Probabilmente tra',
  between: (low, high) => `da ${low} a ${high}`,
  interval: (low, high, games) => `Probabilmente tra ${low} e ${high}, dopo ${games} partite.`,
  unsure: 'Altre partite potrebbero cambiare il risultato.',
  byBrowser: 'Calcolato da un browser',
  byServer: 'Calcolato da questo server',
  versions: (bots, rules) => `Partite giocate dalla versione ${bots} dei bot, con la versione ${rules} delle regole.`,
  half: (from, to) => `metà finisce tra ${from} e ${to}`,
  placeName: 'Posto',
}
