import type { EscapeCardWords } from './en.ts'

export const pt: EscapeCardWords = {
  name: 'Escape from the Aliens in Outer Space',
  players: '2 a 16 jogadores, 30 min',
  line: 'Atravessa uma nave às escuras até uma escotilha. Cada passo pode ouvir-se, e cada ruído pode ser mentira.',
  now: '«Jogar já» senta-te com três bots.',
  roles: { human: 'Humano', alien: 'Alienígena' },
  presets: {
    basic: 'Básicas',
    advanced: 'Avançadas',
    infection: 'Infeção',
    arena: 'Arena',
    'old-school': 'Velha guarda',
    'ultimate-basic': 'Ultimate básicas',
    ultimate: 'Ultimate',
  },
  setting: (zone, preset) => `${zone}, ${preset}`,
}
