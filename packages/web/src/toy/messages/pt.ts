import { joined } from '../../client/player.ts'
import type { ToyWords } from './en.ts'

export const pt: ToyWords = {
  name: 'O jogo de exemplo',
  players: '2 a 6 jogadores, 2 min',
  line: 'Joga a carta mais alta, desafia alguém e não digas nada da tua marca.',
  now: '«Jogar já» começa um jogo com dois bots.',
  rules: [
    'Todos jogam uma carta virada para baixo. A mais alta ganha um ponto; a mais baixa marca em segredo quem a jogou.',
    'Quem ganha desafia alguém, que cede um ponto ou recusa.',
    'Quem tem a marca pode confessá-lo por um ponto, ou apagá-la, em qualquer momento.',
    'Depois de três rondas ganha quem tiver mais pontos.',
  ],
  round: (n) => `Ronda ${n}`,
  seats: 'Jogadores',
  points: (n) => (n === 1 ? '1 ponto' : `${n} pontos`),
  confessed: 'confessou',
  laid: 'carta jogada',
  shown: (card) => `carta ${card}`,
  marked: 'Tens a marca. Ninguém sabe.',
  log: 'Registo',
  ask: {
    lay: 'Joga uma carta',
    dare: 'Desafia alguém',
    answer: 'Alguém te desafia',
    nothing: 'Os outros estão a escolher',
  },
  does: {
    lay: (card) => `Jogar ${card}`,
    dare: (who) => `Desafiar ${who}`,
    yield: 'Ceder um ponto',
    refuse: 'Recusar',
    confess: 'Confessar',
    hide: 'Apagar a marca',
  },
  told: {
    round: (n) => `Começou a ronda ${n}`,
    laid: ({ me, name }) => (me ? 'Jogaste uma carta' : `${name} jogou uma carta`),
    shown: ({ me, name }, card) => (me ? `Mostraste ${card}` : `${name} mostrou ${card}`),
    won: ({ me, name }) => (me ? 'Ganhaste o ponto' : `${name} ganhou o ponto`),
    marked: 'Recebeste a marca',
    wiped: 'Apagaste a marca',
    dared: (by, whom) =>
      by.me ? `Desafiaste ${whom.name}` : whom.me ? `${by.name} desafiou-te` : `${by.name} desafiou ${whom.name}`,
    yielded: ({ me, name }) => (me ? 'Cedeste um ponto' : `${name} cedeu um ponto`),
    refused: ({ me, name }) => (me ? 'Recusaste' : `${name} recusou`),
    confessed: ({ me, name }) => (me ? 'Confessaste que tinhas a marca' : `${name} confessou que tinha a marca`),
    over: 'O jogo acabou',
  },
  end: {
    won: 'Ganhaste',
    lost: 'Perdeste',
    over: 'O jogo acabou',
    winners: (winners) => {
      const others = winners.filter(({ me }) => !me).map(({ name }) => name)
      if (winners.length > others.length)
        return others.length === 0
          ? 'Tens o maior número de pontos.'
          : `${joined('pt', ['Tu', ...others])} têm o maior número de pontos.`
      return `${joined('pt', others)} ${others.length === 1 ? 'tem' : 'têm'} o maior número de pontos.`
    },
    home: 'Início',
    hostAgain: 'Abrir outra mesa',
    again: 'Jogar outra vez',
  },
}
