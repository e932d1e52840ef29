import type { EscapeBook } from './en.ts'

export const es: EscapeBook = {
  aim: {
    title: 'El juego en pocas palabras',
    text: {
      short:
        'Una nave a la deriva, a oscuras. La mitad sois **humanos** que queréis llegar a una escotilla; los demás, **alienígenas** que quieren impedirlo. Nadie sabe quién es quién, y nadie ve dónde están los otros. Solo hay lo que se anuncia en voz alta, y parte de ello es mentira.',
      steps: [
        'En tu turno te mueves en secreto.',
        'En un sector peligroso robas una carta. Te manda anunciar tu sector, anunciar el que quieras, o dice que hay silencio.',
        'Todos oyen el anuncio y nadie sabe qué carta era.',
        'Un alienígena puede, en vez de eso, atacar donde está. Todos los demás que estén allí mueren.',
        'Un humano que llega a una escotilla abierta puede escapar.',
      ],
    },
  },
  map: {
    title: 'El mapa',
    text: {
      'VOC-1':
        'Una **zona** es un mapa de **sectores** hexagonales: columnas de la A a la W, filas de la 01 a la 14. Una columna de cada dos está medio hexágono más abajo, así que un sector tiene hasta seis vecinos. Lo que no está dibujado es vacío.',
      'VOC-2': [
        'Los sectores **peligrosos** están rayados. Quien acaba su movimiento en uno roba una carta.',
        'Los sectores **seguros** son lisos y más claros, con una línea interior. Allí no se roba nada, y todos oyen «sector en silencio».',
        'El **Sector Humano** y el **Sector Alienígena** son las salidas de cada bando. Durante la partida nadie entra en ellos ni los cruza.',
        'Las **escotillas** (cápsulas en la edición Ultimate) son las salidas de la nave. Cada una tiene un número y está abierta, o cerrada: usada, averiada o cerrada desde el principio.',
      ],
      'GEO-3':
        'Los sectores peligrosos y seguros son los **normales**: solo ellos tienen coordenadas que se pueden anunciar, y solo en ellos se puede atacar. Las distancias se caminan por lo que quien se mueve puede cruzar, no se miden en la cuadrícula.',
      'GEO-4':
        'Cada zona tiene un Sector Humano, un Sector Alienígena y al menos una escotilla. Las zonas impresas tienen cuatro; Morgenland, tres.',
    },
    pictures: { kinds: 'Una esquina de Galilei: sectores peligrosos y seguros, y la escotilla 1, abierta.' },
  },
  setup: {
    title: 'Preparación',
    text: {
      'SET-1':
        'De 2 a 16 jugadores. Quién empieza se decide al azar; después se juega en el sentido de las agujas del reloj.',
      'SET-2':
        'La mitad de los jugadores, redondeando hacia abajo, son humanos; los demás, alienígenas. Si son impares hay un alienígena más. Los dos números son públicos.',
      'SET-3':
        'Cada jugador recibe en secreto un **personaje**, que dice también el bando. El personaje no cambia nunca; el bando puede cambiar.',
      'SET-4':
        'Con hasta ocho jugadores la edición Black reparte de la primera tripulación (Capitán, Piloto, Psicólogo, Soldado) y de los alienígenas Primero a Cuarto. Desde nueve, o si el anfitrión ha elegido ambas tripulaciones, se suman Oficial ejecutivo, Copiloto, Ingeniero y Médico y los alienígenas Quinto a Octavo. La edición Ultimate reparte siempre de sus ocho humanos y ocho alienígenas.',
      'SET-6':
        'Los humanos salen del Sector Humano y los alienígenas del Sector Alienígena, salvo que un personaje o una regla de escenario diga otra cosa.',
      'SET-8': 'Se barajan los mazos. Las manos están vacías y todas las escotillas abiertas.',
      'DCK-6':
        'Con nueve jugadores o más todos los mazos se duplican; las escotillas de la zona, no. Un mazo vacío se rehace con sus descartes cuando hace falta una carta, y nunca antes.',
    },
    decks: { title: 'Los mazos', black: 'Black', ultimate: 'Ultimate', card: 'Carta' },
  },
  turn: {
    title: 'Un turno',
    text: {
      'TRN-3': [
        '**Mover**: vas a otro sector, en secreto.',
        '**Resolver**: robas una carta en un sector peligroso, guardas silencio en uno seguro, pruebas una escotilla o atacas.',
        '**Fin**: el turno pasa.',
      ],
      plays:
        'Antes de mover, después y al final puedes usar objetos y poderes, cuantos quieras, cada uno donde está permitido.',
      'TRN-4':
        'Ningún paso se salta, aunque solo haya una cosa que hacer: si no, todos verían quién tiene elección. En la mesa lo habitual llega solo tras una pausa igual para todos.',
      'TRN-1':
        'Una ronda es una vuelta por todos los asientos. El número crece cada vez que el juego llega al primer asiento o lo pasa, aunque ese jugador esté fuera.',
    },
  },
  moving: {
    title: 'Moverse',
    text: {
      'MOV-1': 'Todos deben moverse en cada turno.',
      'MOV-2': [
        'Un humano se mueve exactamente un sector.',
        'Un alienígena se mueve uno o dos.',
        'Un alienígena saciado, es decir, que ha matado a un humano, se mueve de uno a tres.',
        'La Adrenalina suma uno.',
      ],
      'MOV-4': [
        'Sectores peligrosos y seguros: todos pueden cruzarlos y detenerse en ellos.',
        'Sectores de salida y escotillas cerradas: nadie puede cruzarlos ni detenerse en ellos.',
        'Escotillas abiertas: los humanos pueden cruzarlas y detenerse; los alienígenas pueden cruzarlas y nunca detenerse.',
      ],
      'MOV-5':
        'Solo cuenta dónde acabas; el camino es cosa tuya, y cruzar un sector no hace nada. No puedes acabar donde empezó tu turno.',
      'MOV-7': 'En un sector puede haber cualquier número de jugadores. No se avisa a nadie.',
      'MOV-9': 'Los demás oyen que te has movido, y nada más: ni cuánto ni adónde.',
      'MOV-10':
        'Si no puedes ir a ningún sitio, te quedas. Todos saben que no has podido moverte; no robas nada, y un alienígena puede atacar.',
    },
    pictures: {
      human: 'Un humano en D09: alcanza seis sectores. D10 es seguro, los demás cuestan una carta.',
      alien:
        'Un alienígena en C02 puede dar dos pasos. A A03 solo se llega cruzando la escotilla abierta, y en la escotilla no puede detenerse.',
    },
  },
  noise: {
    title: 'Ruido y silencio',
    text: {
      'SEC-2': 'En un sector seguro no se roba nada. Todos oyen «sector en silencio».',
      'SEC-3':
        'En un sector peligroso robas una carta de peligro. Todos ven que robas; cuál es, nadie lo sabe hasta el final de la partida.',
      'NOI-2': [
        '**Ruido en tu sector**: debes nombrar el sector en el que estás.',
        '**Ruido en cualquier sector**: nombras un sector normal de la zona, también el tuyo.',
        '**Silencio**: dices «silencio».',
      ],
      'NOI-3':
        'Los dos ruidos suenan exactamente igual, y en ambos la mesa espera tu palabra: nadie reconoce una mentira por lo que tarda.',
      'NOI-6':
        'Donde se juega con objetos, en la edición Black algunas cartas de ruido llevan un icono: anunciado el ruido, tomas también un objeto, seas humano o alienígena. Todos ven que tomas uno, no cuál.',
      'NOI-7': 'Puedes nombrar un sector seguro, pero allí nadie hace ruido: sabrán que es mentira.',
      'SEC-6': 'Un ataque sustituye todo esto: ni carta ni «sector en silencio».',
    },
    pictures: { heard: 'Alguien anunció un ruido en F03. Los anillos dicen dónde, no si es verdad.' },
  },
  attack: {
    title: 'Atacar',
    text: {
      'ATK-1':
        'Un alienígena puede atacar una vez en su turno, después de moverse, en vez de resolver el sector. Los humanos necesitan una carta de Ataque, o el poder del Soldado en la edición Ultimate.',
      'ATK-2':
        'Se ataca donde se está, y solo en un sector normal: nunca en una salida ni en una escotilla. El sector se anuncia.',
      'ATK-3': 'Todos los demás de ese sector son alcanzados, alienígenas o humanos. Quien ataca sale ileso.',
      'ATK-4': [
        'Un humano con Defensa se salva; la carta se gasta.',
        'El Alienígena Bruto no puede morir; se muestra su personaje.',
        'Un humano con Clon cae y vuelve en el Sector Humano.',
        'Cualquier otro muere, y se muestra su personaje.',
      ],
      'ATK-5': 'Si no había nadie, todos oyen que el ataque ha fallado.',
      'ATK-6': 'Quien muere pierde todas sus cartas, sin que se vean, y queda fuera, salvo que una regla lo devuelva.',
      'FED-1':
        'Un alienígena cuyo ataque mató a un humano queda **saciado** el resto de la partida y desde su siguiente turno se mueve hasta tres sectores. Solo él lo sabe. Matar alienígenas, o a humanos que se salvaron, no sacia.',
    },
    pictures: { struck: 'Un ataque en E05. Todos saben quién atacó y dónde.' },
  },
  hatches: {
    title: 'Escotillas',
    text: {
      'HAT-1': 'Un humano que acaba su movimiento en una escotilla abierta debe probarla. Todos oyen cuál.',
      'HAT-2': 'En el juego Básico, el primer humano en una escotilla escapa y gana a solas, y la partida termina.',
      'HAT-3': [
        'Con cartas de escotilla se roba una y se enseña a todos.',
        '**Verde**: escapas. La escotilla queda usada y se cierra, tus cartas se apartan y tu turno acaba.',
        '**Roja**: la escotilla se avería y se cierra. Te quedas en ella, y hay que correr a otra.',
      ],
      'HAT-5':
        'Donde las escotillas están abiertas (Infección, regla D.2) no hace falta carta: escapas, y la escotilla se cierra detrás de ti.',
      'HAT-6': 'En una escotilla cerrada nadie puede ser atacado. De ella se sale como de cualquier sector.',
      'HAT-7': 'Se sabe que quien escapó era humano; qué personaje era no se muestra hasta el final.',
      'DCK-9':
        'Las cartas de escotilla mostradas se apartan. Solo se barajan de nuevo cuando el mazo está vacío y hace falta una.',
    },
    pictures: { states: 'Escotillas de Galilei: 1 abierta, 2 usada, 3 averiada, 4 abierta.' },
  },
  end: {
    title: 'El final, y quién gana',
    text: {
      'END-8': 'Todo humano que escapa gana, pase lo que pase después. En el juego Básico solo hay uno.',
      'END-5':
        'Cuando no queda ningún humano, la partida acaba. Ganan los alienígenas si el último humano murió, fue eliminado o mutó; pierden si escapó.',
      'END-4':
        'Cuando se cierra la última escotilla abierta, todo humano aún a bordo está perdido. Si la última escotilla se lleva a un humano y condena a otros, los alienígenas ganan junto con ese humano.',
      'END-6':
        'Tras la última ronda (39, en la edición Ultimate 40, o lo que haya elegido el anfitrión) todo humano a bordo está perdido y ganan los alienígenas.',
      'END-7': 'Los alienígenas ganan como equipo, muertos incluidos, mientras al menos uno siga en la partida.',
      'END-10': 'Si todos los alienígenas están fuera, se sigue: los humanos aún tienen que escapar.',
      'END-1':
        'Tras cada decisión se comprueba el final en este orden: muertes suficientes donde cuentan, ninguna escotilla abierta, ningún humano, última ronda.',
    },
  },
  items: {
    title: 'Objetos',
    text: {
      'ITM-1':
        'Los humanos usan objetos. Los alienígenas solo los guardan, salvo tres de la edición Ultimate. Un objeto puede usarse en el turno en que se encontró.',
      'ITM-2': 'Usar un objeto se anuncia. En la edición Black la carta va al descarte; en Ultimate sale del juego.',
      'ITM-4':
        'En la edición Black una mano guarda tres objetos. Con más, descartas uno sin que se vea o juegas uno que se pueda jugar ahora. En Ultimate no hay límite.',
      'ITM-7': 'Cuántas cartas tiene cada uno es siempre público; cuáles, nunca.',
    },
    when: {
      title: 'Cuándo se usa cada uno',
      item: 'Objeto',
      before: 'antes de mover',
      arrived: 'después',
      over: 'demasiadas cartas',
      close: 'al final',
      itself: 'solo, cuando el humano que lo tiene es alcanzado',
      yes: 'sí',
    },
    more: {
      attack:
        'Atacas como un alienígena, pero sin saciarte. También puedes jugarlo después de robar, salvo que la mesa juegue de otro modo. Nunca en una salida ni en una escotilla.',
      teleport:
        'No es un movimiento: no se roba nada. Jugado antes de mover, te mueves desde allí. Un turno que empezó en el Sector Humano no puede acabar allí.',
      adrenaline: 'Un sector más en el movimiento de este turno. También puedes ir menos lejos.',
      sedatives:
        'Los demás oyen «sector en silencio», como si el sector fuera seguro. Antes o después de mover, pero antes de robar.',
      spotlight:
        'Cualquier sector de la nave, también escotillas y salidas. Todo el que está allí o al lado se muestra con su sector exacto, tú incluido.',
      defense: 'Se gasta sola, ataque quien ataque. En la mano de un alienígena no hace nada.',
      clone:
        'Ultimate. Si no hay Defensa: pierdes todas las cartas, nadie se sacia, tu personaje sigue oculto y vuelves a entrar en el Sector Humano en tu próximo turno.',
      sensor: 'Ultimate. Nombra a otro jugador a bordo; todos saben en qué sector está.',
      mutation:
        'Ultimate. Desde ahora tu velocidad es dos, pierdes tu poder y tu mano no sirve. Tu personaje no se muestra. No en una escotilla en la que acabas de entrar.',
      cat: 'Ultimate. Juégalo donde robarías. Si la carta dice «en tu sector», uno de los dos ruidos debe ser el tuyo. Fuera cual fuera, la carta se descarta.',
      silence: 'Ultimate. Un Silencio robado se guarda. Como los objetos se guardan igual, nadie distingue qué era.',
    },
  },
  characters: {
    title: 'Personajes y poderes',
    text: {
      'SCN-H0':
        'En Básico, Avanzado, Infección y Arena los personajes no tienen poderes. En Vieja escuela los tiene la tripulación; en Ultimate, todos.',
      'ULT-4': 'Un poder es secreto, salvo que diga que se muestra tu personaje. Una vez gastado, gastado queda.',
      'ULT-38': 'Quien cambia de bando ya no tiene poder.',
    },
    crew: 'Humanos',
    aliens: 'Alienígenas de la edición Ultimate',
    black: 'Vieja escuela',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Ediciones y modos de juego',
    text: {
      'PST-1':
        'Un modo de juego es el punto de partida de una mesa; el anfitrión puede añadir reglas de escenario y cambiar opciones y número de cartas. Lo que vale se ve antes de sentarse, y en la mesa en el menú.',
      'ULT-1': [
        'Ultimate tiene 40 rondas y un solo mazo grande de ruidos, silencios y objetos: silencios y objetos se guardan en la mano y suenan igual.',
        'Sus cartas de escotilla son cuatro verdes y una roja.',
        'Un humano muerto se muestra, pierde todas las cartas y vuelve en el turno siguiente como alienígena en el Sector Alienígena: dos sectores por turno, sin saciar y sin poder. Los alienígenas muertos quedan fuera.',
        'En Ultimate Básico no hay poderes, y los objetos cuentan como silencio.',
      ],
    },
  },
  scenarios: {
    title: 'Reglas de escenario',
    goesWith: (codes) =>
      `Cada código puede añadirse por separado al juego Avanzado. Ninguno va con Básico ni Ultimate Básico; con Ultimate, solo ${codes}.`,
    text: {
      'END-9':
        'Quien espera para volver no está en ningún sitio: nadie puede atacarlo, iluminarlo ni detectarlo. El bando cambia al volver, no antes; si la partida acaba antes, un humano muerto ha perdido.',
    },
  },
  switches: {
    title: 'Puntos que cada grupo juega a su manera',
    text: {
      'SWI-20': 'Aquí las reglas impresas callan o se contradicen. Elige el anfitrión; lo habitual está indicado.',
    },
    usual: (value) => `lo habitual: ${value}`,
  },
  secrets: {
    title: 'Quién sabe qué',
    text: {
      'VIS-1':
        'Tu personaje y tu bando: solo tú, hasta que una regla los muestre. Ataques, objetos y escotillas pueden dejarlos deducir.',
      'VIS-4':
        'Tus movimientos: solo tú. Quedarse quieto por A.2 y no poder moverse se anuncian; quedarse por un poder, no.',
      'VIS-8': 'Por qué hubo silencio (sector seguro, Sedantes, el poder del Capitán): solo tú. Suena igual.',
      'VIS-10': 'Si un ruido era cierto: solo tú, hasta el final.',
      'VIS-26': 'Que un alienígena está saciado: solo ese alienígena.',
      'VIS-36':
        'Cuántas cartas hay en mazos y manos, la ronda, de quién es el turno, el estado de las escotillas, las muertes: todos.',
      'VIS-39': 'Qué puedes hacer ahora y qué se ha rechazado: solo tú.',
      open: 'Cuando acaba la partida todo queda abierto: personajes, caminos, cartas.',
    },
  },
}
