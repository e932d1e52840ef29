import type { TermWords } from './en.ts'

export const pt: TermWords = {
  title: 'Como jogamos',
  pace: {
    name: 'Ritmo',
    values: {
      untimed: { name: 'Sem relógio', help: 'Cada um leva o tempo que quiser.' },
      relaxed: { name: 'Calmo', help: 'Dois minutos por turno e mais cinco para o jogo inteiro.' },
      fast: { name: 'Rápido', help: '45 segundos por turno e mais dois minutos para o jogo inteiro.' },
      oneDay: { name: 'Um dia por turno', help: 'Volta quando te der jeito, uma vez por dia.' },
      threeDays: { name: 'Três dias por turno', help: 'Para grupos que nunca estão acordados ao mesmo tempo.' },
    },
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
}
