import type { EscapeCardWords } from './en.ts'

export const es: EscapeCardWords = {
  name: 'Escape from the Aliens in Outer Space',
  players: 'De 2 a 16 jugadores, 30 min',
  line: 'Cruza una nave a oscuras hasta una escotilla. Cada paso puede oírse, y cada ruido puede ser mentira.',
  now: '«Jugar ya» empieza una partida con tres bots.',
  roles: { human: 'Humano', alien: 'Alien' },
  presets: {
    basic: 'Básico',
    advanced: 'Estándar',
    infection: 'Infección',
    arena: 'Arena',
    'old-school': 'Vieja escuela',
    'ultimate-basic': 'Ultimate básico',
    ultimate: 'Ultimate',
  },
  draw: 'Dibujar una zona',
  untitled: 'Zona sin nombre',
  setting: (zone, preset) => `${zone}, ${preset}`,
}
