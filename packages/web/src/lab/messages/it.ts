import type { LabWords } from './en.ts'

export const it: LabWords = {
  title: 'Banco di prova',
  players: 'Giocatori',
  games: 'Partite',
  start: 'Avvia le partite',
  resume: 'Continua',
  again: 'Ripeti le partite',
  earlier: 'Questi risultati sono di una versione precedente. Ripeti le partite per misurare quella attuale.',
  outdated: 'Dopo le ultime partite sono cambiati i bot o le regole. Ripetile per avere risultati aggiornati.',
  cancel: 'Annulla',
  progress: (done, of) => `Partite: ${done} su ${of}`,
  left: (seconds) => (seconds === 1 ? 'manca circa 1 secondo' : `mancano circa ${seconds} secondi`),
  spoken: (percent) => `Partite giocate: ${percent} per cento.`,
  finished: 'Tutte le partite sono state giocate.',
  here: (cores) =>
    cores === 1
      ? 'I bot giocano in questo browser, su 1 core. Il server non interviene.'
      : `I bot giocano in questo browser, su ${cores} core. Il server non interviene.`,
  nothing: 'Fai giocare i bot tante volte e scopri chi è favorito.',
  broke: 'I bot non sono riusciti a finire queste partite. Prova altre impostazioni.',
  refused: 'Con queste impostazioni i bot non possono ancora giocare.',
  findings: 'Risultati',
  figure: 'Risultato',
  share: 'Quota',
  percent: (figure) => `${figure}%`,
  range: 'Intervallo probabile',
  between: (low, high) => `da ${low} a ${high}`,
  interval: (low, high, games) => `Probabilmente tra ${low} e ${high}, dopo ${games} partite.`,
  unsure: 'Altre partite potrebbero cambiare il risultato.',
  byBrowser: 'Calcolato in un browser',
  byServer: 'Calcolato da questo server',
  versions: (bots, rules) => `Partite giocate con la versione ${bots} dei bot e la versione ${rules} delle regole.`,
  half: (from, to) => `metà delle partite finisce tra ${from} e ${to}`,
  placeName: 'Posto',
}
