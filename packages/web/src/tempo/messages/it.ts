import type { TempoWords } from './en.ts'

export const it: TempoWords = {
  label: 'Ritmo dei bot',
  speeds: { slow: 'Lento', normal: 'Normale', fast: 'Veloce', atOnce: 'Immediato' },
  pause: 'Metti in pausa i bot, anche tenendo premuto',
  resume: 'Riprendi',
  toDecision: 'Alla mia prossima scelta',
  toEnd: 'Salta alla fine',
  stop: 'Smetti di saltare',
  newGame: 'Nuova partita',
  missed: 'Intanto è successo',
  close: 'Chiudi',
  onScreen: 'La partita è su uno schermo: il ritmo torna a deciderlo il tavolo.',
  watched: 'Qualcuno guarda: il ritmo torna a deciderlo il tavolo.',
}
