import type { CardWords } from './en.ts'

export const pt: CardWords = {
  name: 'Stay Away!',
  players: '4 a 12 jogadores, 40 min',
  line: 'Passa uma carta a quem está ao lado, recebe outra em troca e adivinha quem deixou de ser humano.',
  now: '«Jogar já» senta-te com cinco bots.',
  roles: { human: 'Humano', thing: 'A Coisa', infected: 'Infetado' },
}
