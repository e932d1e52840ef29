import type { EscapeBook } from './en.ts'

export const es: EscapeBook = {
  aim: {
    title: 'El juego en pocas palabras',
    text: {
      short:
        'Una nave va a la deriva por el espacio, a oscuras. La mitad sois **humanos** e intentáis llegar a una escotilla. Los demás sois **aliens** y queréis impedirlo. Nadie sabe quién es quién, y nadie ve dónde están los otros. Solo tenéis lo que se anuncia, y una parte es mentira.',
      steps: [
        'En tu turno te mueves en secreto.',
        'En un sector peligroso robas una carta. La carta te obliga a anunciar tu sector, te deja anunciar cualquiera o impone silencio.',
        'Todos oyen el anuncio, pero nadie sabe qué carta era.',
        'En vez de eso, un alien puede atacar en su propio sector. Todos los demás que estén allí quedan eliminados.',
        'Un humano que llega a una escotilla abierta tiene una oportunidad de escapar.',
      ],
    },
  },
  map: {
    title: 'El mapa',
    text: {
      'VOC-1':
        'Una **zona** es un mapa de **sectores** hexagonales: columnas de la A a la W, filas de la 01 a la 14. Una de cada dos columnas está medio hexágono más abajo, así que un sector tiene hasta seis vecinos. Lo que no está dibujado es espacio vacío.',
      'VOC-2': [
        'Los sectores **peligrosos** están rayados. Si acabas allí tu movimiento, robas una carta.',
        'Los sectores **seguros** son lisos y más claros, con una línea interior. Allí no se roba carta, y todos oyen «sector en silencio».',
        'El **Sector Humano** y el **Sector Alien** son los sectores de inicio de los dos bandos. Nadie puede entrar en ellos ni cruzarlos.',
        'Las **escotillas** son las vías de escape. Cada una tiene un número y está abierta o cerrada. Una escotilla se cierra cuando alguien escapa por ella (queda bloqueada) o cuando resulta dañada. Algunas están cerradas desde el principio.',
        'Solo los sectores peligrosos y seguros tienen coordenadas. En los demás no se puede anunciar un ruido ni atacar.',
      ],
      'GEO-3': 'Las distancias se cuentan en pasos por los sectores que puedes cruzar, no sobre la cuadrícula.',
      'GEO-4':
        'Cada zona tiene un Sector Humano, un Sector Alien y de una a nueve escotillas. Las zonas impresas tienen cuatro, salvo Morgenland, que tiene tres.',
    },
    pictures: { kinds: 'Una esquina de Galilei: sectores peligrosos y seguros, y la escotilla 1, que está abierta.' },
    sheets: 'Hojas para imprimir y jugar con la caja:',
  },
  setup: {
    title: 'Preparación',
    text: {
      'SET-1':
        'De 2 a 16 jugadores. El primero se elige al azar; después se juega en el sentido de las agujas del reloj.',
      'SET-2':
        'La mitad de los jugadores, redondeando hacia abajo, son humanos; los demás son aliens. Si son impares, hay un alien más. Todos conocen los dos números.',
      'SET-3':
        'Se sortean personajes humanos y aliens y se reparten en secreto, uno a cada jugador. Tu **personaje** indica también tu bando. El personaje no cambia nunca; el bando puede cambiar.',
      'SET-4':
        'Con ocho jugadores o menos, la Edición Negra usa la primera tripulación (Capitán, Piloto, Psicólogo, Soldado) y los aliens del Primero al Cuarto. Con nueve o más, o si el anfitrión elige ambas tripulaciones, se suman Oficial ejecutivo, Copiloto, Ingeniero y Médico, y los aliens del Quinto al Octavo. La edición Ultimate usa siempre sus ocho humanos y ocho aliens.',
      'SET-6':
        'Los humanos empiezan en el Sector Humano y los aliens en el Sector Alien, salvo que un personaje o una regla de escenario diga otra cosa.',
      'SET-8':
        'Se barajan los mazos. Las manos están vacías, ningún alien se ha alimentado y todas las escotillas están abiertas, salvo que una regla de escenario cierre alguna.',
      'DCK-6':
        'Con nueve jugadores o más se duplican todos los mazos, pero no las escotillas de la zona. Cuando hace falta una carta y el mazo está vacío, se barajan sus descartes para formar otro; nunca antes.',
    },
    decks: {
      title: 'Los mazos',
      black: 'Negra',
      ultimate: 'Ultimate',
      card: 'Carta',
      hatch: { green: 'Carta de escotilla verde', red: 'Carta de escotilla roja' },
    },
  },
  turn: {
    title: 'El turno',
    text: {
      'TRN-3': [
        '**Mover**: ve a otro sector, en secreto.',
        '**Resolver**: roba una carta en un sector peligroso, guarda silencio en uno seguro, prueba una escotilla o ataca.',
        '**Fin**: tu turno ha terminado.',
      ],
      plays:
        'Antes de moverte, después y al final puedes usar objetos y poderes, tantos como quieras, cada uno en los momentos en que se permite.',
      'TRN-4':
        'No se salta ningún paso, aunque solo se pueda hacer una cosa: si no, todos verían quién puede elegir. En la mesa, el paso normal se hace automáticamente tras una pausa, igual para todos.',
      'TRN-1':
        'Se juega en el sentido de las agujas del reloj, saltando a quienes están fuera de juego. Una ronda es una vuelta por todos los asientos. El número de la ronda aumenta cada vez que el juego llega al asiento de quien empezó o lo pasa, aunque ese jugador esté fuera de juego.',
    },
  },
  moving: {
    title: 'Moverse',
    text: {
      'MOV-1':
        'Tienes que moverte en cada turno, salvo que no puedas llegar a ningún sector o que un poder o una regla de escenario te deje quedarte.',
      'MOV-2': [
        'Un humano se mueve un sector.',
        'Un alien se mueve uno o dos.',
        'Un alien que se ha alimentado, es decir, que ha eliminado a un humano, se mueve de uno a tres.',
        'El Alien Veloz puede moverse hasta tres en su primer movimiento.',
        'La Adrenalina suma uno.',
      ],
      'MOV-4': [
        'Sectores peligrosos y seguros: todos pueden cruzarlos y detenerse en ellos, salvo que la regla A.4 vede los seguros a un bando.',
        'Sectores de inicio y escotillas cerradas: nadie puede cruzarlos ni detenerse en ellos.',
        'Escotillas abiertas: los humanos pueden cruzarlas y detenerse en ellas. Los aliens pueden cruzarlas, salvo que lo prohíba una regla de la casa, pero nunca detenerse.',
      ],
      'MOV-5':
        'Solo cuenta el sector en el que acabas. El camino lo eliges tú, y cruzar un sector no tiene efecto. No puedes acabar donde ya estás ni donde empezó tu turno.',
      'MOV-7': 'En un mismo sector puede haber cualquier número de jugadores. Nadie recibe aviso.',
      'MOV-9': 'Los demás oyen que te has movido, y nada más: ni cuánto ni adónde.',
      'MOV-10':
        'Si no puedes llegar a ningún sector, te quedas donde estás. Todos oyen que no has podido moverte. No robas carta; un alien aún puede atacar.',
    },
    pictures: {
      human: 'Un humano en D09 puede llegar a seis sectores. D10 es seguro; en los demás se roba una carta.',
      alien:
        'Un alien en C02 puede dar hasta dos pasos. Hasta A03 solo llega cruzando la escotilla abierta, y en ella no puede detenerse.',
    },
  },
  noise: {
    title: 'Ruido y silencio',
    text: {
      'SEC-2': 'En un sector seguro no se roba carta. Todos oyen «sector en silencio».',
      'SEC-3':
        'En un sector peligroso robas una carta de Sector peligroso. Todos ven que la robas, pero nadie más sabe cuál es hasta el final de la partida. Con Sedativos o con el poder del Capitán no robas, y todos oyen «sector en silencio».',
      'NOI-2': [
        '**Ruido en tu sector**: tienes que anunciar el sector en el que estás.',
        '**Ruido en cualquier sector**: anuncias cualquier sector peligroso o seguro de la zona, incluso el tuyo.',
        '**Silencio**: todos oyen «silencio».',
      ],
      'NOI-3':
        'Los dos ruidos suenan exactamente igual. En ambos casos la mesa espera a que anuncies un sector: nadie reconoce una mentira por lo que tardas.',
      'NOI-6':
        'En las partidas de la Edición Negra con objetos, algunas cartas de ruido llevan un icono de objeto: cuando has anunciado el ruido, también coges un objeto, seas humano o alien. Todos ven que has cogido uno, pero no cuál.',
      'NOI-7':
        'Puedes anunciar un sector seguro. Pero allí nadie hace ruido: todos sabrán que es mentira, salvo que se use la regla A.1.',
      'SEC-6': 'Un ataque sustituye todo esto: ni carta ni «sector en silencio».',
    },
    pictures: { heard: 'Alguien ha anunciado un ruido en F03. Los anillos dicen dónde, no si es verdad.' },
  },
  attack: {
    title: 'Atacar',
    text: {
      'ATK-1':
        'Un alien puede atacar una vez por turno, después de moverse, en vez de resolver el sector. Un humano necesita una carta de Ataque o, en la edición Ultimate, el poder del Soldado.',
      'ATK-2':
        'Atacas en el sector en el que estás, y solo si es peligroso o seguro: nunca en un sector de inicio ni en una escotilla. El sector se anuncia.',
      'ATK-3':
        'El ataque alcanza a todos los demás que estén en ese sector, aliens o humanos. Quien ataca no sufre daño. Con cada jugador alcanzado ocurre lo primero de esta lista que se cumpla:',
      'ATK-4': [
        'Un humano con una carta de Defensa se salva, y la carta se gasta.',
        'Al Alien Bruto no se le puede eliminar, pero se revela su personaje.',
        'Un humano con una carta de Clon pierde todas sus cartas y vuelve al juego en el Sector Humano.',
        'Cualquier otro queda eliminado, y se revela su personaje.',
      ],
      'ATK-5': 'Si no hay nadie más, todos oyen que el ataque ha fallado.',
      'ATK-6':
        'Un jugador eliminado pierde todas sus cartas, sin enseñarlas, y queda fuera de juego, salvo que una regla lo traiga de vuelta.',
      'FED-1':
        'Un alien que con su ataque elimina a un humano se **alimenta**: desde su siguiente turno, y durante el resto de la partida, se mueve hasta tres sectores. Solo lo sabe ese alien. Eliminar a un alien no alimenta, ni tampoco atacar a un humano que se salva. No hay alimentación en el juego Básico ni con la regla C.3.',
    },
    pictures: { struck: 'Un ataque en E05. Todos saben quién ha atacado y dónde.' },
  },
  hatches: {
    title: 'Escotillas',
    text: {
      'HAT-1': 'Un humano que acaba su movimiento en una escotilla abierta tiene que probarla. Todos oyen cuál es.',
      'HAT-2':
        'En el juego Básico, el primer humano que llega a una escotilla escapa y gana en solitario, y la partida termina.',
      'HAT-3': [
        'En las partidas con cartas de escotilla robas una y se la enseñas a todos.',
        '**Verde**: escapas. La escotilla queda bloqueada, pierdes tus cartas y tu turno termina.',
        '**Roja**: la escotilla queda dañada y se cierra. Te quedas en ella y tienes que buscar otra.',
      ],
      'HAT-5':
        'Con las escotillas abiertas (Infección, regla D.2) no hace falta carta: escapas, y la escotilla queda bloqueada detrás de ti.',
      'HAT-6': 'No se puede atacar a nadie en una escotilla cerrada. De ella se sale como de cualquier sector.',
      'HAT-7':
        'Quien ha escapado ya no juega más turnos. Todos saben que era humano, pero su personaje no se revela antes del final.',
      'DCK-9':
        'Las cartas de escotilla se apartan una vez enseñadas. Solo se vuelven a barajar cuando el mazo está vacío y hace falta una.',
    },
    pictures: { states: 'Las escotillas de Galilei: 1 abierta, 2 bloqueada, 3 dañada, 4 abierta.' },
  },
  end: {
    title: 'El final, y quién gana',
    text: {
      'END-8':
        'Ganan todos los humanos que escapan, pase lo que pase después. En el juego Básico solo escapa uno. Los humanos eliminados pierden.',
      'END-5':
        'Cuando no queda ningún humano, la partida termina. Los aliens ganan si al último humano lo eliminaron o si mutó. No ganan si escapó. Un humano que está a punto de volver como humano todavía cuenta.',
      'END-4':
        'Cuando se cierra la última escotilla abierta, quedan eliminados todos los humanos que sigan en juego. Si un humano escapa por la última escotilla y deja atrás a otros, los aliens ganan junto con él.',
      'END-6':
        'Tras la última ronda quedan eliminados todos los humanos que sigan en juego y ganan los aliens. La última ronda es la 39, en la edición Ultimate la 40, salvo que el anfitrión haya elegido otra.',
      'END-7':
        'Los aliens ganan en equipo, también los eliminados, siempre que al menos uno siga en juego. Las reglas de la casa pueden cambiarlo.',
      'END-10': 'Si todos los aliens están fuera de juego, se sigue jugando: los humanos aún tienen que escapar.',
      'END-1':
        'Tras cada decisión se comprueba el final en este orden: eliminaciones suficientes (donde se gana así), ninguna escotilla abierta, ningún humano, última ronda completa. Cuenta todo lo que se cumpla; como motivo se da lo primero.',
    },
  },
  items: {
    title: 'Objetos',
    text: {
      'ITM-1':
        'Los humanos usan objetos. Los aliens solo pueden guardarlos, salvo tres aliens de la edición Ultimate. Puedes usar un objeto en el turno en que lo consigues, y tantos por turno como quieras.',
      'ITM-2':
        'El uso de un objeto se anuncia, salvo que la regla G.4 lo oculte. Después la carta se descarta; en la edición Ultimate sale del juego.',
      'ITM-4':
        'En la Edición Negra puedes guardar tres objetos, o cuatro con el Soldado y la regla H.4. Si tienes más, descarta uno sin enseñarlo o juega uno que se pueda jugar en ese momento, hasta no pasar del límite. En la edición Ultimate no hay límite.',
      'ITM-7': 'Todos pueden ver cuántas cartas tienes, pero nunca cuáles.',
    },
    when: {
      title: 'Cuándo se usa cada objeto',
      item: 'Objeto',
      before: 'antes de mover',
      arrived: 'después',
      over: 'demasiadas cartas',
      close: 'al final',
      itself: 'automático, cuando atacan al humano que lo tiene',
      yes: 'sí',
    },
  },
  characters: {
    title: 'Personajes y poderes',
    text: {
      'SCN-H0':
        'En Básico, Arena y Ultimate básico no hay poderes; en Estándar e Infección, solo los que añada el anfitrión. En Vieja escuela los tiene la tripulación; en Ultimate, cada personaje tiene uno. Un poder de la tripulación solo funciona mientras quien lo tiene esté en el bando humano.',
      'ULT-4': 'Un poder es secreto, salvo que diga que se revela tu personaje. Un poder gastado no se recupera.',
      'ULT-38': 'Quien cambia de bando pierde su poder.',
    },
    crew: 'Humanos',
    aliens: 'Aliens de la edición Ultimate',
    black: 'Vieja escuela',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Ediciones y modos',
    text: {
      'PST-1':
        'Cada mesa parte de un modo. El anfitrión puede añadir reglas de escenario y cambiar las reglas de la casa y el número de cartas. Las reglas se pueden leer antes de sentarse y, en la mesa, en el menú.',
      'ULT-1': [
        'La edición Ultimate tiene 40 rondas. Su manual, en inglés, llama «silent sectors» a los sectores seguros y «escape pods» a las escotillas.',
        'Tiene un solo mazo grande de ruidos, silencios y objetos. Los silencios y los objetos se guardan en la mano y suenan igual.',
        'Hay cuatro cartas de escotilla verdes y una roja.',
        'De un humano eliminado se revela el personaje; pierde todas sus cartas y vuelve en su siguiente turno como alien en el Sector Alien: hasta dos sectores por turno, sin alimentación y sin poder. Los aliens eliminados quedan fuera de juego.',
        'En Ultimate básico no hay poderes, y los objetos cuentan como silencio.',
      ],
    },
  },
  scenarios: {
    title: 'Reglas de escenario',
    goesWith: (codes) =>
      `Cada código se puede añadir por separado al juego Estándar y a los escenarios que parten de él. Con Básico y Ultimate básico, ninguno; con Ultimate, solo ${codes}.`,
    text: {
      'END-9': [
        'Quien va a volver espera a su siguiente turno. Hasta entonces no está en ningún punto del mapa: nadie puede atacarlo, iluminarlo ni localizarlo.',
        'Vuelve como humano en el Sector Humano (Clon), como alien en el sector donde lo eliminaron (B.3), como alien en el Sector Alien (Ultimate) o, en su propio bando, donde empezó (A.5).',
        'El bando cambia en ese momento, no antes. Si la partida termina antes, un humano eliminado ha perdido.',
      ],
    },
  },
  switches: {
    title: 'Reglas de la casa',
    text: {
      choice:
        'En estos puntos las reglas impresas callan o no coinciden. El anfitrión elige; lo habitual está indicado.',
    },
    settled: {
      others: 'Otros puntos son iguales en todas las mesas:',
      'SWI-20': [
        'Las escotillas cerradas bloquean a todos, y nadie cruza un sector de inicio.',
        'Ir y volver no es un movimiento. Para atacar hay que moverse, salvo que no puedas, te quedes en el sitio o aceches.',
        'El Teletransporte no te libra de robar una carta.',
        'La Defensa también vale contra los ataques de humanos.',
        'Las cartas que pasan del límite se descartan sin enseñarlas.',
        'Tras una carta roja te quedas en la escotilla.',
        'Si los jugadores son impares, el que sobra es un alien.',
      ],
    },
    usual: (value) => `lo habitual: ${value}`,
  },
  secrets: {
    title: 'Quién sabe qué',
    text: {
      'VIS-1':
        'Solo tú conoces tu personaje, tu bando y dónde empiezas, hasta que una regla los revele. Tus ataques, objetos y fugas pueden delatarte. En una partida sin humanos se anuncian las escotillas de inicio.',
      'VIS-4':
        'Los demás saben que te has movido, no adónde ni cuánto. Quedarse en el sitio (A.2) o no poder moverse se anuncia, pero el sector no. Quedarse por un poder parece un movimiento.',
      'VIS-8':
        'Solo tú sabes por qué hubo silencio. Un sector seguro, los Sedativos y el poder del Capitán suenan igual.',
      'VIS-10': 'Solo tú sabes si un ruido que anunciaste es cierto, hasta el final.',
      'VIS-26': 'Solo el propio alien sabe que se ha alimentado.',
      'VIS-36':
        'Todos ven cuántas cartas hay en los mazos y en las manos, la ronda, de quién es el turno, el estado de las escotillas y todas las eliminaciones.',
      'VIS-39': 'Solo tú ves qué puedes hacer ahora y qué se ha rechazado.',
      open: 'Cuando termina la partida, se descubre todo: personajes, recorridos y cartas.',
    },
  },
}
