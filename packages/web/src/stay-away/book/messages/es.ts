import type { StayAwayBook } from './en.ts'

export const es: StayAwayBook = {
  aim: {
    title: 'El juego en pocas palabras',
    text: {
      short:
        'Una estación aislada por la nieve, y alguien en la mesa es **La Cosa**. Cada turno acaba con dos jugadores que se dan una carta, boca abajo. La Cosa lo aprovecha para infectar, y nadie más puede verlo.',
      sides: [
        'Los **humanos** ganan cuando La Cosa arde.',
        '**La Cosa** gana cuando no queda ningún humano y lo declara.',
        'Los **infectados** ganan con La Cosa, si gana.',
      ],
      talk: 'Hablad, acusad, prometed y mentid cuanto queráis. Una carta solo se enseña donde una carta lo dice.',
    },
  },
  setup: {
    title: 'Preparación',
    text: {
      'SET-1':
        'De 4 a 12 jugadores se sientan en círculo; quién empieza se decide al azar. Al principio se juega en el sentido de las agujas del reloj. Tu izquierda es ese sentido; tu derecha, el contrario.',
      'DECK-1':
        'Cuantos más jugadores, más cartas: cada copia tiene un número mínimo de jugadores. Qué cartas hay en juego es público.',
      'SET-2':
        'Cada uno recibe cuatro cartas. Entre las repartidas están La Cosa y, por lo demás, solo acciones, defensas y obstáculos: nadie empieza con un ¡Infectado!',
      'SET-4': 'Quien recibe La Cosa es La Cosa desde entonces. Todos los demás son humanos.',
      'SET-3': 'Las demás cartas, con todos los ¡Infectado! y todas las de Pánico, forman el mazo.',
      'VOC-10':
        'Las cartas normales y las de Pánico tienen dorsos distintos: todos ven de qué tipo es la de encima del mazo.',
    },
    pictures: {
      ring: 'El círculo de seis. Tú estás abajo; las flechas muestran el sentido, el mazo muestra su dorso.',
    },
    decks: { title: 'Cartas según el número de jugadores', card: 'Carta' },
  },
  turn: {
    title: 'Un turno',
    text: {
      'TURN-2':
        '**1. Robar.** Robas la carta de encima, sin hacer nada. Una carta normal va a tu mano. Una de Pánico se enseña y ocurre al momento; entonces no hay segundo paso.',
      'TURN-4':
        '**2. Jugar o descartar.** Juega una carta de acción u obstáculo que tenga un objetivo válido, o descarta una carta sin que se vea. No puedes pasar. Las defensas y el contagio no se juegan aquí.',
      'TURN-6': '**3. Intercambiar.** Tú y el siguiente jugador en el sentido del juego intercambiáis una carta.',
      'TURN-7':
        'Después le toca al siguiente, contando desde donde estás sentado ahora. A quien se salta porque cambiaron los sitios, se le salta y ya está.',
      'TURN-8': 'Al final de cada turno todos tienen cuatro cartas.',
    },
  },
  exchange: {
    title: 'El intercambio',
    text: {
      'EXC-3': 'Pones una carta para el siguiente jugador, boca abajo. Ya no se puede cambiar.',
      'EXC-4': 'El siguiente, que no sabe cuál es, pone otra, o rechaza con una defensa.',
      'EXC-5': 'Las dos cartas cambian de manos a la vez. Solo vosotros dos sabéis qué se dio.',
      'EXC-2':
        'Una puerta entre los dos impide el intercambio. La cuarentena no: pero entonces la carta se pone boca arriba.',
      'EXC-6': 'Si se rechaza o es imposible, no se mueve ninguna carta y no se busca a nadie más.',
      'HAND-3': [
        'Los humanos pueden dar cualquier carta menos ¡Infectado!',
        'Los infectados pueden dar cualquier carta menos ¡Infectado! Solo a La Cosa pueden devolverle uno, y solo si tienen dos o más.',
        'La Cosa puede dar cualquier carta menos La Cosa.',
      ],
      'HAND-2':
        'Se puede descartar cualquier carta menos La Cosa; un infectado conserva siempre un ¡Infectado! Los humanos pueden tirar los suyos.',
      'TFL-1':
        'La Cosa no puede acumular Lanzallamas. Si en su turno tiene dos o más, debe jugar o descartar uno; si le queda uno, debe ofrecerlo en su intercambio.',
    },
    pictures: { offer: 'Diego te ofrece una carta. Respondes con una carta, o la rechazas.' },
  },
  infection: {
    title: 'La infección',
    text: {
      'INF-1':
        'Un humano que recibe un ¡Infectado! **de La Cosa** en un intercambio, o con Vuelta y vuelta, queda infectado al momento y para siempre. Nada más infecta: ni robarlo, ni Cita a ciegas, ni un infectado.',
      'INF-2': 'Solo lo saben La Cosa y el nuevo infectado, que se entera de quién es La Cosa.',
      'INF-3': 'La Cosa conoce siempre todos los papeles. Los infectados conocen a La Cosa, y no se conocen entre sí.',
      'SUP-1':
        '**Superinfección.** Quien llega a un intercambio con una mano de solo ¡Infectado! la enseña y queda fuera, salvo que sea un infectado que intercambia con La Cosa. Una puerta que impide el intercambio también salva de esto.',
    },
  },
  defence: {
    title: 'Defenderse',
    text: {
      'DEF-1':
        'Puedes responder a un Lanzallamas, a un cambio de lugar o a una oferta. La mesa pregunta a todo objetivo, tenga o no respuesta: así la pregunta no revela nada.',
      'DEF-3': 'La defensa se enseña y se descarta; después robas una carta nueva, saltando el Pánico.',
      'DEF-5': [
        '¡Nada de barbacoas! detiene un Lanzallamas.',
        'Aquí estoy bien detiene ¡Cambio de lugar! y ¡Más vale que corras!',
        'Aterrador, ¡No, gracias! y ¡Fallaste! detienen un intercambio.',
        'Nada detiene Análisis, Sospecha, Hacha, Cuarentena, una puerta ni el Pánico.',
      ],
      'DEF-2':
        'No estás obligado a usarla. Fuera de su momento, una defensa es una carta cualquiera: se puede descartar o dar.',
      'MIS-1':
        '**¡Fallaste!** pasa la oferta al jugador siguiente a ti, que debe responderla y no puede infectarse con ella. A quien ofrece se le salta. Una puerta en el camino, o un siguiente en cuarentena, la detiene.',
    },
  },
  obstacles: {
    title: 'Puertas y cuarentena',
    text: {
      'DOOR-1':
        'Una puerta está entre dos vecinos. A través de ella no se puede apuntar nada ni se hace el intercambio del turno.',
      'DOOR-3':
        '¡Más vale que corras!, Seducción, ¡Sal de aquí!, ¿No podemos ser amigos?, Uno, dos... y Vuelta y vuelta no hacen caso de las puertas.',
      'DOOR-4':
        'Una puerta pertenece a su hueco: se queda cuando los jugadores se mueven, y cuando alguien queda fuera los dos huecos se unen con todas sus puertas. Si quedan dos jugadores, todas las puertas están entre ellos.',
      'QUA-1': 'La Cuarentena se pone ante un vecino y dura dos de sus turnos.',
      'QUA-2':
        'Todos ven lo que roba, descarta, ofrece y da en respuesta quien está en cuarentena. Lo que recibe y el resto de su mano siguen ocultos.',
      'QUA-4':
        'Quien está en cuarentena no puede jugar Lanzallamas, ¡Cambio de lugar! ni ¡Más vale que corras!, y no puede ser objetivo de ¡Cambio de lugar!, ¡Más vale que corras!, Seducción, ¡Sal de aquí! ni ¿No podemos ser amigos?',
      'QUA-6': 'Acaba antes con un Hacha, Cuerdas podridas o ¿Es aquí la fiesta?',
      'VOC-7':
        'Tus **vecinos** son los jugadores vivos más cercanos a izquierda y derecha. Uno está **a tu alcance** si no hay puerta entre los dos.',
    },
    pictures: { door: 'Una puerta entre tú y Bruno, y Diego en cuarentena dos turnos más.' },
  },
  panic: {
    title: 'Pánico',
    text: {
      'TURN-3':
        'Una carta de Pánico robada ocurre al momento y se descarta. El intercambio sigue igualmente, pero no después de Vuelta y vuelta ni de Cita a ciegas.',
      'DRAW-2':
        'Los demás robos (tras una defensa, por Determinación, Olvidadizo, Cita a ciegas) saltan las cartas de Pánico: se apartan sin verse.',
      'DRAW-3': 'Si hace falta una carta y el mazo está vacío, el descarte se baraja y forma un mazo nuevo.',
    },
  },
  out: {
    title: 'Fuera de la partida',
    text: {
      'ELIM-1':
        'El fuego y la superinfección dejan fuera a un jugador. El sitio se cierra, los vecinos se juntan y las cartas van al descarte sin verse.',
      'ELIM-2': 'No se dice a nadie su papel, salvo que fuera La Cosa: entonces acaba la partida.',
      'ELIM-4': 'Quien está fuera puede seguir mirando, y ha perdido.',
    },
    pictures: { burned: 'Carla ha ardido. Ahora Bruno y Diego son vecinos.' },
  },
  end: {
    title: 'El final, y quién gana',
    text: {
      'WIN-1': 'La Cosa está fuera: ganan los humanos vivos, todos los demás pierden.',
      'DECL-1':
        'La Cosa puede declarar que no quedan humanos mientras alguien elige qué carta jugar o antes de que se ofrezca el intercambio del turno. También puede dejar la orden de hacerlo en cuanto se pueda; nadie lo nota.',
      'WIN-2': 'Si aún vive un humano, la declaración es falsa: ganan los humanos vivos.',
      'WIN-3': 'Si es cierta y ningún humano quedó fuera durante la partida, La Cosa gana a solas.',
      'WIN-4':
        'Si es cierta y algún humano quedó fuera, ganan La Cosa y los infectados vivos, menos el último en ser infectado.',
      'WIN-6': 'Si La Cosa es la única con vida, la partida acaba sola.',
      'WIN-7': 'Quien está fuera no gana nunca. Sin declaración se sigue jugando.',
    },
  },
  cards: {
    title: 'Todas las cartas',
    text: {
      'ABT-2':
        'Donde una carta dice otra cosa que las reglas generales, manda la carta. Una carta sin objetivo válido solo se puede descartar.',
    },
    copies: (few, many) => `${few} con cuatro jugadores, ${many} con doce`,
  },
  switches: {
    title: 'Puntos que cada grupo juega a su manera',
    text: {
      'ABT-8': 'Aquí las reglas impresas callan o se contradicen. Elige el anfitrión; lo habitual está indicado.',
    },
    usual: (value) => `lo habitual: ${value}`,
    or: (value) => `o bien: ${value}`,
  },
  secrets: {
    title: 'Quién sabe qué',
    text: {
      'VIS-1':
        'Las manos son secretas; cuántas cartas tienen es público. También los sitios, puertas, cuarentenas, el sentido, cuántas cartas hay en mazo y descarte, y el dorso de encima.',
      'VIS-12': 'Toda carta jugada desde la mano es pública, con su objetivo, y toda respuesta que rechaza.',
      'VIS-20': 'Una oferta es pública; la carta, no. Un intercambio es público; las cartas, no.',
      'VIS-15':
        'Lo que muestran Análisis y Sospecha lo ve quien mira y lo sabe quien es mirado; los demás solo saben quién miró a quién.',
      'VIS-25': 'Una infección no la ve nadie salvo los dos afectados.',
      'VIS-36': 'Al final todos los papeles y manos quedan abiertos.',
    },
  },
}
