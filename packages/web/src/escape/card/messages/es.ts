import type { EscapeCardWords } from './en.ts'

export const es: EscapeCardWords = {
  name: 'Escape from the Aliens in Outer Space',
  players: 'De 2 a 16 jugadores, 30 min',
  line: 'Cruza una nave a oscuras hasta una escotilla. Cada paso puede oírse, y cada ruido puede ser mentira.',
  now: '«Jugar ya» te sienta con tres bots.',
  roles: { human: 'Humano', alien: 'Alienígena' },
  presets: {
    basic: 'Básicas',
    advanced: 'Avanzadas',
    infection: 'Infección',
    arena: 'Arena',
    'old-school': 'Vieja escuela',
    'ultimate-basic': 'Ultimate básicas',
    ultimate: 'Ultimate',
  },
  setting: (zone, preset) => `${zone}, ${preset}`,
}
