import type { TermWords } from './en.ts'

export const pt: TermWords = {
  title: 'Como jogamos',
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
      untimed: 'Cada um leva o tempo que quiser.',
      oneDay: 'Volta quando te der jeito, uma vez por dia.',
      threeDays: 'Para grupos que nunca estão acordados ao mesmo tempo.',
    },
    turn: (each, bank) => `${each} por turno e mais ${bank} para o jogo inteiro.`,
    decision: (each, bank) => `${each} por decisão e mais ${bank} para o jogo inteiro.`,
    minutes: (n) => (n === 1 ? '1 minuto' : `${n} minutos`),
    seconds: (n) => `${n} segundos`,
    ranOut: 'Quando o tempo acaba, um bot decide por esse lugar, só dessa vez.',
  },
  aid: {
    name: 'Ajuda para pensar',
    values: {
      none: { name: 'Nenhuma', help: 'Ninguém pode escrever na folha: fica tudo na cabeça.' },
      notes: { name: 'Notas', help: 'Cada um pode tomar notas que só ele vê.' },
      assist: { name: 'Assistida', help: 'Notas, e a folha mostra onde cada adversário pode estar.' },
    },
  },
  chat: {
    name: 'Conversa',
    values: {
      open: { name: 'Livre', help: 'Os jogadores escrevem o que quiserem.' },
      phrases: { name: 'Só frases', help: 'Escolhe-se de uma lista que cada um lê na sua língua.' },
    },
  },
  spectators: {
    name: 'Espectadores',
    values: {
      yes: { name: 'Permitidos', help: 'Desconhecidos podem ver. Veem o mesmo que quem está fora do jogo.' },
      no: { name: 'Não permitidos', help: 'Só quem joga vê a mesa.' },
    },
  },
  bots: {
    name: 'Bots',
    values: {
      easy: { name: 'Fáceis', help: 'Ouvem, mas uma em cada duas escolhas é por capricho.' },
      usual: { name: 'Atentos', help: 'Ouvem, lembram-se e mentem o melhor que podem.' },
    },
  },
  same: 'É igual para todos, e todos o podem ler antes de se sentarem.',
  link: 'Quem tiver a ligação ou o código pode entrar em qualquer caso.',
}
