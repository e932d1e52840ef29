import type { CardWords } from './en.ts'

export const it: CardWords = {
  name: 'Stay Away!',
  players: 'Da 4 a 12 giocatori, 40 min',
  line: 'Dai una carta a chi ti siede accanto, ricevine un’altra, e indovina chi non è più umano.',
  now: '«Gioca subito» avvia una partita con cinque bot.',
  roles: { human: 'Umano', thing: 'La Cosa', infected: 'Infetto' },
}
