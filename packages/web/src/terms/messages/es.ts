import type { TermWords } from './en.ts'

export const es: TermWords = {
  title: 'Opciones de la mesa',
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
      untimed: 'Cada cual se toma el tiempo que necesita.',
      oneDay: 'Vuelve una vez al día, cuando te venga bien.',
      threeDays: 'Para grupos que casi nunca coinciden en línea.',
    },
    turn: (each, bank) => `${each} por turno, más ${bank} de reserva para toda la partida.`,
    decision: (each, bank) => `${each} por decisión, más ${bank} de reserva para toda la partida.`,
    minutes: (n) => (n === 1 ? '1 minuto' : `${n} minutos`),
    seconds: (n) => `${n} segundos`,
    ranOut: 'Cuando a un jugador se le acaba el tiempo, un bot toma esa decisión.',
  },
  aid: {
    name: 'Notas y ayudas',
    values: {
      none: { name: 'Ninguna', help: 'Sin notas: hay que recordarlo todo.' },
      notes: { name: 'Notas', help: 'Cada cual puede tomar notas privadas.' },
      assist: { name: 'Ayudas', help: 'Notas privadas, y el mapa muestra dónde puede estar cada rival.' },
    },
  },
  chat: {
    name: 'Chat',
    values: {
      open: { name: 'Libre', help: 'Los jugadores pueden escribir lo que quieran.' },
      phrases: { name: 'Solo frases', help: 'Se elige de una lista que cada cual lee en su idioma.' },
    },
  },
  spectators: {
    name: 'Espectadores',
    values: {
      yes: {
        name: 'Permitidos',
        help: 'Otras personas pueden mirar, pero nunca ven más que un jugador fuera de juego.',
      },
      no: { name: 'No permitidos', help: 'Solo quienes juegan ven la mesa.' },
    },
  },
  bots: {
    name: 'Bots',
    values: {
      passenger: { name: 'Pasajero', help: 'Suelen actuar por costumbre: fáciles de vencer en las primeras partidas.' },
      deckhand: { name: 'Grumete', help: 'Usan lo que saben en cerca de la mitad de sus turnos.' },
      navigator: { name: 'Navegante', help: 'Escuchan, recuerdan y mienten, y de vez en cuando se equivocan.' },
      veteran: { name: 'Veterano', help: 'Usan todo lo que saben en cada turno.' },
      oracle: { name: 'Oráculo', help: 'Valoran todas las posibilidades y juegan lo mejor que puede un bot.' },
    },
  },
  botsTalk: {
    name: 'Los bots hablan',
    values: {
      yes: { name: 'Sí', help: 'Los bots acusan, responden y mienten en la mesa, como las personas.' },
      no: { name: 'No', help: 'Los bots no dicen nada. Aun así oyen lo que se afirma.' },
    },
  },
  same: 'Es igual para todos, y todos pueden leerlo antes de sentarse.',
  link: 'En ambos casos puede entrar quien tenga el enlace o el código.',
  scenario: {
    title: 'Escenario',
    help: 'Elige reglas escritas por un jugador: de este dispositivo, de la galería o con un enlace. Puedes cambiarlas igualmente.',
  },
}
