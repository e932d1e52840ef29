import type { TempoWords } from './en.ts'

export const it: TempoWords = {
  label: 'Ritmo dei bot',
  speeds: { slow: 'Lento', normal: 'Normale', fast: 'Veloce', atOnce: 'Immediato' },
  pause: 'Metti in pausa i bot, anche tenendo premuto',
  resume: 'Riprendi',
  toDecision: 'Alla mia prossima scelta',
  toEnd: 'Salta alla fine',
  stop: 'Ferma qui',
  newGame: 'Nuova partita',
  missed: 'Che cosa è successo intanto',
  close: 'Chiudi',
  onScreen: 'Ora la partita è su uno schermo: i bot tornano al ritmo normale.',
  watched: 'Qualcuno sta guardando: i bot tornano al ritmo normale.',
}
