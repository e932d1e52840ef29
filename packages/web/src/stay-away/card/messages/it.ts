import type { CardWords } from './en.ts'

export const it: CardWords = {
  name: 'Stay Away!',
  players: 'Da 4 a 12 giocatori, 40 min',
  line: 'Passa una carta a chi ti sta accanto, prendine una in cambio, e indovina chi non è più umano.',
  now: '«Gioca subito» ti fa sedere con cinque bot.',
  roles: { human: 'Umano', thing: 'La Cosa', infected: 'Infetto' },
}
