import type { CardWords } from './en.ts'

export const pt: CardWords = {
  name: 'Stay Away!',
  players: '4 a 12 jogadores, 40 min',
  line: 'Dá uma carta a quem está ao teu lado, recebe outra e adivinha quem deixou de ser humano.',
  now: '«Jogar já» começa um jogo com cinco bots.',
  roles: { human: 'Humano', thing: 'A Coisa', infected: 'Infetado' },
}
