import type { StayAwayBook } from './en.ts'

export const es: StayAwayBook = {
  aim: {
    title: 'El juego en pocas palabras',
    text: {
      short:
        'Una estación ha quedado aislada por la nieve, y alguien de la mesa es **La Cosa**. Al final de cada turno, dos jugadores se dan una carta, boca abajo. Así infecta La Cosa, y nadie más puede verlo.',
      sides: [
        'Los **humanos** ganan cuando La Cosa arde, o cuando declara demasiado pronto.',
        '**La Cosa** gana cuando no quedan humanos y lo declara.',
        'Los **infectados** ganan con La Cosa, menos el último en ser infectado. Si no se eliminó a ningún humano, La Cosa gana en solitario.',
      ],
      talk: 'Hablad, acusad, prometed y mentid cuanto queráis. Una carta solo se enseña si otra carta lo dice.',
    },
  },
  setup: {
    title: 'Preparación',
    text: {
      'SET-5':
        'De 4 a 12 jugadores se sientan en círculo. Quién empieza se decide al azar. Al principio se juega en el sentido de las agujas del reloj: hacia tu izquierda. Tu derecha es el sentido contrario.',
      'DECK-1':
        'Cuantos más jugadores, más cartas: cada copia entra en juego a partir de cierto número de jugadores. Todos pueden ver qué cartas hay en la partida.',
      'SET-2':
        'Cada jugador recibe cuatro cartas. Entre todas está La Cosa; las demás son de acción, defensa y obstáculo. Por eso nadie empieza con una carta «¡Infectado!».',
      'SET-4': 'Quien recibe La Cosa es La Cosa. Los demás son humanos.',
      'SET-3': 'Las demás cartas, con todas las «¡Infectado!» y todas las de ¡Pánico!, se barajan y forman el mazo.',
      'VOC-10':
        'Las cartas ¡Aléjate! y las de ¡Pánico! tienen dorsos distintos: todos ven de qué tipo es la de encima del mazo.',
    },
    pictures: {
      ring: 'Un círculo de seis. Tú estás abajo. Las flechas muestran el orden de juego, y el mazo muestra su dorso.',
    },
    decks: { title: 'Cartas según el número de jugadores', card: 'Carta' },
  },
  turn: {
    title: 'El turno',
    text: {
      'TURN-2':
        '**1. Robar.** La carta de encima del mazo se roba automáticamente. Una carta ¡Aléjate! va a tu mano. Una de ¡Pánico! se enseña y hace efecto al momento; entonces no hay segundo paso.',
      'TURN-4':
        '**2. Jugar o descartar.** Juega una carta de acción u obstáculo que tenga un objetivo válido, o descarta una carta boca abajo. No puedes pasar. Aquí no se juegan cartas de defensa ni de contagio.',
      'TURN-5':
        'Tras «Determinación» juegas o descartas otra carta. «Seducción» trae su propio intercambio, y tu turno acaba.',
      'TURN-6':
        '**3. Intercambiar.** Tú y el siguiente jugador en el orden de juego intercambiáis una carta. El siguiente se cuenta desde donde estás ahora.',
      'TURN-7':
        'Después le toca al siguiente jugador, contando también desde donde estás ahora. Si un cambio de sitio hace que se salte a alguien, esa persona pierde ese turno.',
      'TURN-8': 'Al final de cada turno, todos tienen cuatro cartas.',
    },
  },
  exchange: {
    title: 'El intercambio',
    text: {
      'EXC-3': 'Pones una carta boca abajo para el siguiente jugador. No puedes echarte atrás.',
      'EXC-4': 'El siguiente jugador no sabe qué carta es. Pone otra a cambio, o la rechaza con una carta de defensa.',
      'EXC-5': 'Las dos cartas cambian de manos a la vez. Solo vosotros dos sabéis cuáles eran.',
      'EXC-2':
        'Una puerta entre los dos impide el intercambio de fin de turno. La cuarentena no lo impide, pero la carta de quien está en cuarentena va boca arriba.',
      'EXC-6':
        'Si un intercambio se rechaza o es imposible, no se mueve ninguna carta. Solo «¡Fallaste!» hace entrar a otro jugador.',
      'HAND-3': [
        'Los humanos pueden dar cualquier carta menos «¡Infectado!».',
        'Los infectados pueden dar cualquier carta menos «¡Infectado!». Esa solo pueden dársela a La Cosa, y solo si tienen dos o más.',
        'La Cosa puede dar cualquier carta menos la suya.',
      ],
      'HAND-2':
        'Puedes descartar cualquier carta menos La Cosa. Un infectado conserva siempre una carta «¡Infectado!». Los humanos pueden descartar las suyas.',
      'TFL-1':
        'La Cosa no puede acumular Lanzallamas. Si en su turno tiene dos o más, debe jugar o descartar uno. Cuando hace una oferta en su turno, si tiene un Lanzallamas debe ofrecerlo.',
    },
    pictures: { offer: 'Diego te ofrece una carta. Das otra a cambio, o la rechazas.' },
  },
  infection: {
    title: 'La infección',
    text: {
      'INF-1':
        'Un humano que recibe «¡Infectado!» **de La Cosa** en un intercambio, o con «Vuelta y vuelta», queda infectado al momento y para siempre. Nada más infecta: ni robar la carta, ni «Cita a ciegas», ni un infectado.',
      'INF-2': 'Solo lo saben La Cosa y el nuevo infectado, que se entera de quién es La Cosa.',
      'INF-3':
        'La Cosa conoce los roles de todos. Los infectados saben quién es La Cosa, pero no quién más está infectado.',
      'SUP-1':
        '**Superinfección.** Si al empezar un intercambio, o «Vuelta y vuelta», solo tienes cartas «¡Infectado!» en la mano, la enseñas y quedas fuera de juego. No le pasa a un infectado que intercambia con La Cosa, ni cuando una puerta impide el intercambio.',
    },
  },
  defence: {
    title: 'Defenderse',
    text: {
      'DEF-1':
        'Puedes responder a un Lanzallamas, a un cambio de lugar o a una oferta. La mesa pregunta a todos los objetivos, tengan o no una carta de defensa: así la pregunta no revela nada.',
      'DEF-3':
        'Todos ven tu carta de defensa, que después se descarta. Luego robas una carta, saltando las de ¡Pánico!',
      'DEF-5': [
        '«¡Nada de barbacoas!» detiene un Lanzallamas.',
        '«Aquí estoy bien» detiene «¡Cambio de lugar!» y «¡Más vale que corras!».',
        '«Aterrador», «¡No, gracias!» y «¡Fallaste!» detienen un intercambio.',
        'Nada detiene «Análisis», «Sospecha», «Hacha», «Cuarentena», «Puerta atrancada» ni los demás efectos del ¡Pánico!',
      ],
      'DEF-2':
        'Defenderse no es obligatorio. En cualquier otro momento, una carta de defensa solo sirve para descartarla o darla.',
      'MIS-1':
        '**¡Fallaste!** pasa la oferta al jugador que va después de ti, saltándose a quien la hizo. Quien la recibe tiene que responder, también puede defenderse, y no puede infectarse con ella. Una puerta por medio, o una cuarentena sobre ese jugador, impide el intercambio.',
    },
  },
  obstacles: {
    title: 'Puertas y cuarentena',
    text: {
      'DOOR-1':
        'Una puerta se pone entre un vecino y tú, donde no haya ya una. Las cartas dirigidas a un vecino no la atraviesan, y el intercambio de fin de turno tampoco.',
      'DOOR-3':
        '«¡Más vale que corras!», «Seducción», «¡Sal de aquí!», «¿No podemos ser amigos?», «Uno, dos…» y «Vuelta y vuelta» ignoran las puertas. «¡Fallaste!», no.',
      'DOOR-4':
        'Una puerta se queda en su hueco aunque los jugadores se muevan. Cuando alguien queda fuera de juego, los huecos de los dos lados se unen en uno solo, con todas sus puertas. Si quedan dos jugadores, todas las puertas están entre ellos.',
      'QUA-1':
        'La Cuarentena se pone delante de un vecino a tu alcance. Hace efecto al momento y dura dos turnos de ese jugador.',
      'QUA-2':
        'Todos ven lo que roba, descarta, ofrece y da a cambio quien está en cuarentena. Lo que recibe y el resto de su mano siguen ocultos.',
      'QUA-4':
        'Quien está en cuarentena no puede jugar «Lanzallamas», «¡Cambio de lugar!» ni «¡Más vale que corras!». No puede ser objetivo de «¡Cambio de lugar!», «¡Más vale que corras!», «Seducción», «¡Sal de aquí!» ni «¿No podemos ser amigos?», y «Uno, dos…» no lo mueve.',
      'QUA-6': 'Un Hacha, «Cuerdas podridas» o «¿Es aquí la fiesta?» acaban antes con ella.',
      'VOC-7':
        'Tus **vecinos** son los jugadores más cercanos que siguen en juego, a tu izquierda y a tu derecha. Un vecino está **a tu alcance** si no hay una puerta entre los dos.',
    },
    pictures: { door: 'Una puerta entre Bruno y tú. A Diego le quedan dos turnos de cuarentena.' },
  },
  panic: {
    title: '¡Pánico!',
    text: {
      'TURN-3':
        'Cuando robas una carta de ¡Pánico!, hace efecto al momento y después se descarta. El intercambio se hace igualmente, salvo tras «Vuelta y vuelta» y «Cita a ciegas».',
      'DRAW-2':
        'En los demás casos, las cartas de ¡Pánico! se saltan: al robar tras una defensa, y con «Determinación», «Olvidadizo» y «Cita a ciegas». Las que se saltan se descartan sin mirarlas.',
      'DRAW-3': 'Si hace falta una carta y el mazo está vacío, la pila de descartes se baraja y forma el nuevo mazo.',
    },
  },
  out: {
    title: 'Fuera de juego',
    text: {
      'ELIM-1':
        'Un Lanzallamas o una superinfección dejan a un jugador fuera de juego. Su sitio se cierra, y los jugadores de ambos lados pasan a ser vecinos. Sus cartas van a la pila de descartes; nadie ve las de quien arde.',
      'ELIM-2':
        'Nadie descubre el rol de quien queda fuera de juego, salvo que fuera La Cosa: entonces acaba la partida.',
      'ELIM-4': 'Quien queda fuera de juego ha perdido. Puede seguir mirando.',
    },
    pictures: { burned: 'Carla ha ardido. Ahora Bruno y Diego son vecinos.' },
  },
  end: {
    title: 'Cómo acaba la partida',
    text: {
      'WIN-1': 'La Cosa queda fuera de juego: ganan los humanos que siguen en juego, y los demás pierden.',
      'DECL-1':
        'La Cosa puede declarar que no quedan humanos mientras alguien elige qué carta jugar, o antes de que se ofrezca el intercambio de un turno. También puede dejar que se declare automáticamente en cuanto sea posible. Los demás no lo notan.',
      'WIN-2': 'Si aún queda un humano en juego, la declaración es falsa: ganan los humanos que siguen en juego.',
      'WIN-3': 'Si es cierta y durante la partida no se eliminó a ningún humano, La Cosa gana en solitario.',
      'WIN-4':
        'Si es cierta y se eliminó a algún humano, ganan La Cosa y los infectados que siguen en juego, menos el último en ser infectado.',
      'WIN-5':
        'El último en ser infectado es el jugador con cuya infección se acabaron los humanos. Si al último humano lo eliminaron, no hay ninguno.',
      'WIN-6': 'Si solo queda La Cosa, la partida acaba automáticamente.',
      'WIN-7': 'Quien está fuera de juego nunca gana. Sin declaración, la partida sigue.',
    },
  },
  cards: {
    title: 'Todas las cartas',
    text: {
      'ABT-2':
        'Si una carta contradice las reglas generales, manda la carta. Una carta sin objetivo válido solo se puede descartar.',
    },
    copies: (few, many) => `${few} con cuatro jugadores, ${many} con doce`,
  },
  switches: {
    title: 'Reglas de la casa',
    text: {
      'ABT-8':
        'Sobre estos puntos, las reglas impresas no dicen nada o se contradicen. El anfitrión decide cómo se juegan.',
    },
    usual: (value) => `lo habitual: ${value}`,
    or: (value) => `o bien: ${value}`,
  },
  secrets: {
    title: 'Quién ve qué',
    text: {
      'VIS-1':
        'Las manos son secretas, pero todos ven cuántas cartas tiene cada uno. También ven los sitios, las puertas y las cuarentenas, el orden de juego, cuántas cartas hay en el mazo y en la pila de descartes, y el dorso de la carta de encima.',
      'VIS-12': 'Todos ven cada carta que se juega, su objetivo y cada carta de defensa.',
      'VIS-20': 'Todos ven las ofertas y los intercambios, pero no las cartas.',
      'VIS-15':
        'Lo que revelan «Análisis» y «Sospecha» solo lo saben los dos jugadores. Los demás solo ven quién ha mirado a quién.',
      'VIS-25': 'De una infección solo se enteran los dos jugadores implicados.',
      'VIS-36': 'Al final, todos ven los roles y las manos de todos.',
    },
  },
}
