import type { ExplainWords } from './en.ts'

export const es: ExplainWords = {
  round: (n, all) => `Ronda ${n} de ${all}`,
  lastRound: (n) => `Tras la ronda ${n}, todos los humanos que sigan en juego quedan eliminados y ganan los aliens.`,
  lastArena: (n) => `La partida termina tras la ronda ${n}.`,
  dangerous: 'Sector peligroso',
  draws: (n) =>
    n === 1
      ? 'Si acabas aquí tu movimiento, robas la única carta de Sector peligroso.'
      : `Si acabas aquí tu movimiento, robas una de las ${n} cartas de Sector peligroso: un ruido, cierto o falso, o silencio.`,
  mayAttack: 'En vez de eso, un alien puede atacar aquí.',
  secure: 'Sector seguro',
  quiet: 'Aquí no se roba carta. Todos oyen «sector en silencio».',
  loud: 'En esta mesa también se roba una carta aquí.',
  start: 'Nadie puede entrar en un sector de inicio ni cruzarlo.',
  teleport: 'El Teletransporte te trae aquí.',
  shut: 'Nadie puede entrar en una escotilla cerrada ni cruzarla.',
  locked: (n) => `Se abre en la ronda ${n}. Hasta entonces nadie puede entrar en ella ni cruzarla.`,
  aliensCross: 'Los aliens pueden cruzar una escotilla abierta, pero nunca detenerse en ella.',
  aliensNever: 'En esta mesa los aliens ni siquiera pueden cruzar una escotilla.',
  noHatch: 'En esta mesa no hay humanos: nadie necesita escotillas.',
  you: 'Cada jugador conoce solo su propio personaje, hasta que una regla revele otro.',
  noPower: 'En esta mesa este personaje no tiene poder.',
  player:
    'Este jugador tiene la misma forma y el mismo color en todas partes. Toca para ver en el mapa lo que ha anunciado.',
  cards: (n) =>
    n === 0 ? 'No tiene cartas.' : n === 1 ? 'Tiene una carta boca abajo.' : `Tiene ${n} cartas boca abajo.`,
  kills: (n, target) => `Eliminaciones: ${n} de ${target} para ganar.`,
  record: 'Tu propio recorrido, un espacio por ronda. Solo lo ves tú.',
  phases: 'En tu turno te mueves, resuelves el sector y terminas. El paso normal se hace automáticamente.',
  rings: 'Ruido',
  ringsText:
    'Los anillos muestran dónde se ha anunciado un ruido o dónde ha atacado alguien. Solo quien anuncia un ruido sabe si es cierto.',
  glow: 'Sectores resaltados',
  glowText: 'Ahora puedes ir a estos sectores. Toca uno para ver qué pasaría; tócalo otra vez o confirma para ir.',
  aboard: 'A bordo',
  aboardText: 'Los jugadores que siguen en la nave o están a punto de volver.',
  zone: 'En cada zona cambian la distancia a las escotillas y los caminos por los que se puede ir sin robar cartas.',
  presetChanged: 'En esta mesa, algunas de sus reglas son distintas.',
  otherZones:
    'Zonas que habéis dibujado tú u otros jugadores. Elige una de las tuyas o pega el enlace a la página de una zona en la galería.',
  pencil: 'Tus propias notas en el mapa. Nadie más las ve. Se quedan con tu asiento, en cualquier dispositivo.',
  meaning: 'Tú decides qué significa una marca. El juego no la lee.',
  tools: {
    question: 'Toca los sectores que te hacen dudar. Toca otra vez para quitar la marca.',
    cross: 'Toca los sectores donde crees que no puede haber nadie. Toca otra vez para quitar la marca.',
    ring: 'Toca los sectores que quieras recordar. Toca otra vez para quitar la marca.',
    rub: 'Quita todas tus marcas de los sectores que toques.',
    undo: 'Deshace lo último que hiciste con el lápiz.',
    seat: 'La forma de un jugador y una ronda: quién crees que estuvo aquí, y cuándo.',
    text: 'Una o dos palabras tuyas en el sector.',
  },
  trail: 'Dónde se ha oído o visto a un jugador, por orden, con las rondas. Un ruido puede ser mentira.',
  assist:
    'Se deduce solo con lógica, a partir de todo lo anunciado y de lo que tú sabes. Donde no hay sombra no puede haber nadie.',
  assistNoise: 'Un ruido dice que alguien ha robado una carta, no dónde: puede ser mentira.',
}
