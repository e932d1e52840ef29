import type { TermWords } from './en.ts'

export const es: TermWords = {
  title: 'Cómo jugamos',
  pace: {
    name: 'Ritmo',
    names: {
      untimed: 'Sin reloj',
      relaxed: 'Tranquilo',
      fast: 'Rápido',
      oneDay: 'Un día por turno',
      threeDays: 'Tres días por turno',
    },
    help: {
      untimed: 'Cada cual se toma su tiempo.',
      oneDay: 'Vuelve cuando te venga bien, una vez al día.',
      threeDays: 'Para grupos que nunca están despiertos a la vez.',
    },
    turn: (each, bank) => `${each} por turno y ${bank} más para toda la partida.`,
    decision: (each, bank) => `${each} por decisión y ${bank} más para toda la partida.`,
    minutes: (n) => (n === 1 ? '1 minuto' : `${n} minutos`),
    seconds: (n) => `${n} segundos`,
    ranOut: 'Cuando se acaba el tiempo, un bot decide por ese asiento, solo esa vez.',
  },
  aid: {
    name: 'Ayuda para pensar',
    values: {
      none: { name: 'Ninguna', help: 'Nadie puede escribir en la hoja: todo va en la cabeza.' },
      notes: { name: 'Notas', help: 'Cada cual puede tomar notas que solo ve él.' },
      assist: { name: 'Asistida', help: 'Notas, y la hoja muestra dónde puede estar cada rival.' },
    },
  },
  chat: {
    name: 'Conversación',
    values: {
      open: { name: 'Libre', help: 'Los jugadores escriben lo que quieren.' },
      phrases: { name: 'Solo frases', help: 'Se elige de una lista que cada cual lee en su idioma.' },
    },
  },
  spectators: {
    name: 'Espectadores',
    values: {
      yes: { name: 'Permitidos', help: 'Pueden mirar desconocidos. Ven lo mismo que quien ha quedado fuera.' },
      no: { name: 'No permitidos', help: 'Solo quienes juegan ven la mesa.' },
    },
  },
  bots: {
    name: 'Bots',
    values: {
      easy: { name: 'Fáciles', help: 'Escuchan, pero una de cada dos elecciones es un capricho.' },
      usual: { name: 'Atentos', help: 'Escuchan, recuerdan y mienten lo mejor que pueden.' },
    },
  },
  same: 'Es igual para todos, y todos pueden leerlo antes de sentarse.',
  link: 'Quien tenga el enlace o el código puede entrar en cualquier caso.',
}
