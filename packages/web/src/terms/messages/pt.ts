import type { TermWords } from './en.ts'

export const pt: TermWords = {
  title: 'Opções da mesa',
  pace: {
    name: 'Ritmo',
    names: {
      untimed: 'Sem relógio',
      relaxed: 'Calmo',
      fast: 'Rápido',
      oneDay: 'Um dia por turno',
      threeDays: 'Três dias por turno',
    },
    help: {
      untimed: 'Cada um demora o tempo de que precisar.',
      oneDay: 'Volta uma vez por dia, quando te der jeito.',
      threeDays: 'Para grupos que quase nunca estão online ao mesmo tempo.',
    },
    turn: (each, bank) => `${each} por turno, mais ${bank} de reserva para o jogo inteiro.`,
    decision: (each, bank) => `${each} por decisão, mais ${bank} de reserva para o jogo inteiro.`,
    minutes: (n) => (n === 1 ? '1 minuto' : `${n} minutos`),
    seconds: (n) => `${n} segundos`,
    ranOut: 'Quando o tempo de um jogador acaba, um bot toma essa decisão.',
  },
  aid: {
    name: 'Notas e ajudas',
    values: {
      none: { name: 'Nenhuma', help: 'Sem notas: fica tudo na cabeça.' },
      notes: { name: 'Notas', help: 'Cada um pode tomar notas privadas.' },
      assist: { name: 'Ajudas', help: 'Notas privadas, e o mapa mostra onde cada adversário pode estar.' },
    },
  },
  chat: {
    name: 'Chat',
    values: {
      open: { name: 'Livre', help: 'Os jogadores escrevem o que quiserem.' },
      phrases: { name: 'Só frases', help: 'Escolhem-se frases de uma lista que cada um lê na sua língua.' },
    },
  },
  spectators: {
    name: 'Espetadores',
    values: {
      yes: { name: 'Permitidos', help: 'Outras pessoas podem assistir. Não veem mais do que quem está fora de jogo.' },
      no: { name: 'Não permitidos', help: 'Só quem joga vê a mesa.' },
    },
  },
  bots: {
    name: 'Bots',
    values: {
      passenger: { name: 'Passageiro', help: 'Agem muitas vezes por hábito: fáceis de vencer nos primeiros jogos.' },
      deckhand: { name: 'Grumete', help: 'Usam o que sabem em cerca de metade dos seus turnos.' },
      navigator: { name: 'Navegador', help: 'Ouvem, lembram-se e mentem, e de vez em quando enganam-se.' },
      veteran: { name: 'Veterano', help: 'Usam tudo o que sabem em cada turno.' },
      oracle: { name: 'Oráculo', help: 'Pesam todas as possibilidades e jogam o melhor que um bot consegue.' },
    },
  },
  botsTalk: {
    name: 'Os bots falam',
    values: {
      yes: { name: 'Sim', help: 'Os bots acusam, respondem e mentem à mesa, como as pessoas.' },
      no: { name: 'Não', help: 'Os bots não dizem nada. Ouvem na mesma o que se afirma.' },
    },
  },
  same: 'É igual para todos, e todos o podem ler antes de se sentarem.',
  link: 'Em ambos os casos, quem tiver o link ou o código pode entrar.',
  scenario: {
    title: 'Cenário',
    help: 'Escolhe regras escritas por um jogador: deste dispositivo, da galeria ou com um link. Podes mudá-las na mesma.',
  },
}
