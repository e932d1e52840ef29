import type { CardWords } from './en.ts'

export const es: CardWords = {
  name: '¡Aléjate!',
  players: 'De 4 a 12 jugadores, 40 min',
  line: 'Da una carta a tu vecino, recibe otra y adivina quién ha dejado de ser humano.',
  now: '«Jugar ya» empieza una partida con cinco bots.',
  roles: { human: 'Humano', thing: 'La Cosa', infected: 'Infectado' },
}
