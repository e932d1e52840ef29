import type { TempoWords } from './en.ts'

export const es: TempoWords = {
  label: 'Ritmo de los bots',
  speeds: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', atOnce: 'Inmediato' },
  pause: 'Pausar los bots, o mantener pulsado para pausarlos',
  resume: 'Continuar',
  toDecision: 'A mi próxima decisión',
  toEnd: 'Saltar al final',
  stop: 'Dejar de saltar',
  newGame: 'Nueva partida',
  missed: 'Mientras tanto',
  close: 'Cerrar',
  onScreen: 'La partida está ahora en una pantalla: los bots vuelven a su ritmo normal.',
  watched: 'Alguien está mirando: los bots vuelven a su ritmo normal.',
}
