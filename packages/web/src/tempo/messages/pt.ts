import type { TempoWords } from './en.ts'

export const pt: TempoWords = {
  label: 'Ritmo dos bots',
  speeds: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', atOnce: 'Imediato' },
  pause: 'Pôr os bots em pausa, ou manter premido para os parar',
  resume: 'Retomar',
  toDecision: 'À minha próxima decisão',
  toEnd: 'Saltar para o fim',
  stop: 'Parar de saltar',
  newGame: 'Novo jogo',
  missed: 'Entretanto',
  close: 'Fechar',
  onScreen: 'O jogo está agora num ecrã: os bots voltam ao ritmo normal.',
  watched: 'Alguém está a assistir: os bots voltam ao ritmo normal.',
}
