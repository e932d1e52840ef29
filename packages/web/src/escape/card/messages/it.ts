import type { EscapeCardWords } from './en.ts'

export const it: EscapeCardWords = {
  name: 'Escape from the Aliens in Outer Space',
  players: 'Da 2 a 16 giocatori, 30 min',
  line: 'Attraversa una nave al buio fino a un portello. Ogni passo può farsi sentire, e ogni rumore può essere una bugia.',
  now: '«Gioca subito» ti fa sedere con tre bot.',
  roles: { human: 'Umano', alien: 'Alieno' },
  presets: {
    basic: 'Base',
    advanced: 'Avanzato',
    infection: 'Infezione',
    arena: 'Arena',
    'old-school': 'Vecchia scuola',
    'ultimate-basic': 'Ultimate base',
    ultimate: 'Ultimate',
  },
  setting: (zone, preset) => `${zone}, ${preset}`,
}
