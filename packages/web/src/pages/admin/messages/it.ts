import { beforeDay } from '../../../client/italian.ts'
import type { AdminWords } from './en.ts'

export const it: AdminWords = {
  title: 'Moderazione',
  lead: 'Le segnalazioni dai tavoli di questo server. Vedi il messaggio segnalato e quelli vicini che poteva leggere chi l’ha segnalato; nient’altro della partita.',
  token: 'Token',
  enter: 'Entra',
  off: 'Su questo server la moderazione è disattivata: non c’è un token.',
  none: 'Nessuna segnalazione aperta.',
  reported: 'segnalato',
  around: (note) => `Nota: ${note}`,
  table: (id) => `Tavolo ${id}`,
  resolve: 'Segna come risolta',
  resolved: 'Segnalazioni risolte',
  hide: 'Nascondi il messaggio',
  hidden: 'Nascosto a tutti',
  ban: 'Escludi chi l’ha scritto',
  forDays: (days) => (days === 1 ? 'per 1 giorno' : `per ${days} giorni`),
  forGood: 'per sempre',
  reason: 'Motivo',
  bans: 'Persone escluse',
  noBans: 'Nessuna persona esclusa.',
  until: (when) => `fino ${beforeDay('al', when)}`,
  unban: 'Riammetti',
  restart: 'Riavvio',
  restartHelp:
    'Ogni pagina mostra quando il server si riavvia. Poi le partite continuano, e nel frattempo gli orologi si fermano.',
  restartAnnounced: 'Tutte le pagine annunciano il riavvio.',
  inOneMinute: 'tra 1 minuto',
  inMinutes: (minutes) => `tra ${minutes} minuti`,
  announce: 'Annuncia',
  cancel: 'Annulla il riavvio',
}
