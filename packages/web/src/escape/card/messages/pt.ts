import type { EscapeCardWords } from './en.ts'

export const pt: EscapeCardWords = {
  name: 'Escape from the Aliens in Outer Space',
  players: '2 a 16 jogadores, 30 min',
  line: 'Atravessa uma nave às escuras até uma escotilha. Cada passo pode ser ouvido, e cada ruído pode ser mentira.',
  now: '«Jogar já» começa um jogo com três bots.',
  roles: { human: 'Humano', alien: 'Extraterrestre' },
  presets: {
    basic: 'Básico',
    advanced: 'Avançado',
    infection: 'Infeção',
    arena: 'Arena',
    'old-school': 'Velha Escola',
    'ultimate-basic': 'Ultimate básico',
    ultimate: 'Ultimate',
  },
  draw: 'Desenhar uma zona',
  untitled: 'Zona sem nome',
  setting: (zone, preset) => `${zone}, ${preset}`,
}
