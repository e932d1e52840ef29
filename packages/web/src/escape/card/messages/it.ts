import type { EscapeCardWords } from './en.ts'

export const it: EscapeCardWords = {
  name: 'Escape from the Aliens in Outer Space',
  players: 'Da 2 a 16 giocatori, 30 min',
  line: 'Attraversa una nave al buio e raggiungi una scialuppa. Ogni passo può farsi sentire, ogni rumore può essere una bugia.',
  now: '«Gioca subito» avvia una partita con tre bot.',
  roles: { human: 'Umano', alien: 'Alieno' },
  presets: {
    basic: 'Semplice',
    advanced: 'Completa',
    infection: 'Infezione',
    arena: 'Arena',
    'old-school': 'Old School',
    'ultimate-basic': 'Ultimate semplice',
    ultimate: 'Ultimate',
  },
  draw: 'Disegna una zona',
  untitled: 'Zona senza nome',
  setting: (zone, preset) => `${zone}, ${preset}`,
}
