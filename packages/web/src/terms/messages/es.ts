import type { TermWords } from './en.ts'

export const es: TermWords = {
  title: 'Cómo jugamos',
  pace: {
    name: 'Ritmo',
    values: {
      untimed: { name: 'Sin reloj', help: 'Cada cual se toma su tiempo.' },
      relaxed: { name: 'Tranquilo', help: 'Dos minutos por turno y cinco más para toda la partida.' },
      fast: { name: 'Rápido', help: '45 segundos por turno y dos minutos más para toda la partida.' },
      oneDay: { name: 'Un día por turno', help: 'Vuelve cuando te venga bien, una vez al día.' },
      threeDays: { name: 'Tres días por turno', help: 'Para grupos que nunca están despiertos a la vez.' },
    },
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
}
