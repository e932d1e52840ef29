import type { RuleWords } from './en.ts'

export const es: RuleWords = {
  host: {
    scenario: 'Escribir un escenario propio',
    preset: 'Reglas',
    zone: 'Zona',
    zoneFails: 'No con estas reglas',
    seatsHelp: (crew) => `En esta partida: ${crew}. Los bots ocupan los asientos libres.`,
    presetHelp: 'Elige un modo; abajo puedes cambiarlo todo.',
    zoneHelp: 'El mapa en el que se juega. Las escotillas están en verde.',
    size: (sectors, hatches) => `${sectors} sectores, ${hatches === 1 ? '1 escotilla' : `${hatches} escotillas`}`,
    more: 'Más reglas',
    moreHelp: 'Reglas de escenario, reglas de la casa y número de cartas.',
    changed: (n) => (n === 1 ? '1 cambio' : `${n} cambios`),
    codes: 'Reglas de escenario',
    own: (preset) => `Forma parte de ${preset}.`,
    closed: (preset) => `No disponible con ${preset}.`,
    switches: 'Reglas de la casa',
    decks: 'Número de cartas',
    decksHelp: 'Elige cuántas copias hay de cada carta, de 0 a 99.',
    usual: (n) => `lo habitual: ${n}`,
    reset: 'Restablecer los mazos',
    otherZones: 'Otras zonas',
    yourZones: 'Tus zonas',
    zoneLink: 'Enlace a una zona',
    useZone: 'Usar esta zona',
    noZone: 'Esa zona no existe o no es pública.',
    openGallery: 'Abrir la galería',
    print: 'Imprimir esta zona',
    summary: 'Reglas de esta mesa',
    warnings: 'Conviene saber',
    all: 'todas',
  },
  groups: {
    A: 'Sectores y movimientos',
    B: 'Humanos',
    C: 'Aliens',
    D: 'Escotillas',
    E: 'Victoria',
    G: 'Objetos secretos',
    H: 'Poderes de la tripulación',
    J: 'Encontrar objetos',
    crew: 'Tripulación y velocidades',
    own: 'Reglas de Selva',
  },
  presets: {
    basic: 'Sin objetos ni poderes. El primer humano que llega a una escotilla gana en solitario.',
    advanced: 'Objetos, cartas de escotilla y aliens más rápidos tras eliminar a un humano.',
    infection: 'Los humanos eliminados vuelven como aliens, y las escotillas no necesitan carta.',
    arena: 'Sin humanos: los aliens empiezan en las escotillas, se dan caza y, si los eliminan, vuelven.',
    'old-school': 'Las reglas del modo Estándar, con poderes de la tripulación y objetos usados en secreto.',
    'ultimate-basic': 'El mazo grande, sin objetos ni poderes. Los humanos eliminados vuelven como aliens.',
    ultimate: 'Diez objetos y dieciséis personajes con poderes. Los humanos eliminados vuelven como aliens.',
  },
  codes: {
    'crew.sides': {
      name: 'Bandos desiguales',
      line: 'Un bando tiene un número fijo de jugadores, sea cual sea el tamaño de la mesa.',
      more: 'Los demás son del otro bando, y todos conocen ambos números. Cada bando necesita al menos un jugador, y solo hay ocho personajes humanos.',
      with: ({ fixed, count }) =>
        fixed === 'aliens'
          ? `${count === 1 ? 'Un jugador es alien' : `${count} jugadores son aliens`}. Los demás son humanos.`
          : `${count === 1 ? 'Un jugador es humano' : `${count} jugadores son humanos`}. Los demás son aliens.`,
    },
    'crew.humans': {
      name: 'Humanos elegidos',
      line: 'Los personajes humanos se sortean entre los de una lista.',
      more: 'Todos conocen la lista. Hacen falta al menos tantos personajes como humanos.',
      with: ({ characters }) =>
        characters.length === 1
          ? 'Solo hay este personaje humano.'
          : `Los personajes humanos se sortean entre estos ${characters.length}.`,
    },
    'crew.aliens': {
      name: 'Aliens elegidos',
      line: 'Los personajes aliens se sortean entre los de una lista.',
      more: 'Todos conocen la lista. Si hay más aliens que personajes, varios aliens tienen el mismo.',
      with: ({ aliens }) =>
        aliens.length === 1
          ? 'Todos los aliens tienen este personaje.'
          : `Los personajes aliens se sortean entre estos ${aliens.length}.`,
    },
    'crew.speeds': {
      name: 'Otras velocidades',
      line: 'Eliges cuánto se mueven humanos y aliens.',
      more: 'La Adrenalina se suma a la nueva velocidad. Un alien que se ha alimentado sigue moviéndose hasta tres sectores.',
      with: ({ humanSpeed, alienSpeed }) =>
        `Sectores por turno: los humanos, ${humanSpeed === 1 ? 'uno' : `hasta ${humanSpeed}`}; los aliens, ${alienSpeed === 1 ? 'uno' : `hasta ${alienSpeed}`}.`,
    },
    'A.1': {
      name: 'Ningún lugar tranquilo',
      line: 'También se roba una carta en los sectores seguros.',
      more: 'Sedativos y Gato también funcionan allí. El poder del Capitán, no.',
    },
    'A.2': {
      name: 'Quedarse en el sitio',
      line: 'En vez de moverse, cualquiera puede quedarse en su sitio. Se anuncia.',
      more: 'Después resuelves el sector como si acabaras de llegar, o atacas, si puedes. En un sector de inicio o en una escotilla no pasa nada.',
    },
    'A.4': {
      name: 'Sectores vedados',
      line: 'No se puede entrar en los sectores seguros ni cruzarlos.',
      more: 'El anfitrión elige si vale para todos, para los humanos o para los aliens. No se admite una zona en la que alguien no pueda hacer el primer movimiento o los humanos no puedan llegar a una escotilla.',
      with: ({ barred }) =>
        ({
          both: 'Nadie puede entrar en los sectores seguros ni cruzarlos.',
          humans: 'Los humanos no pueden entrar en los sectores seguros ni cruzarlos.',
          aliens: 'Los aliens no pueden entrar en los sectores seguros ni cruzarlos.',
        })[barred],
    },
    'A.5': {
      name: 'De vuelta',
      line: 'Los jugadores eliminados vuelven adonde empezaron.',
      more: 'Vuelven en su siguiente turno. Conservan el bando, las eliminaciones, la velocidad y los poderes gastados, pero pierden sus cartas. Con Infección (B.3) o en la edición Ultimate, solo vale para los aliens.',
      with: ({ sides }) =>
        sides.includes('human')
          ? 'Los jugadores eliminados vuelven adonde empezaron.'
          : 'Un alien eliminado vuelve adonde empezó.',
    },
    'B.3': {
      name: 'Infección',
      line: 'Un humano eliminado vuelve como alien en el mismo sector.',
      more: 'Ocurre en su siguiente turno, lo elimine quien lo elimine. Vuelve con la velocidad normal y sin poder. Los aliens eliminados quedan fuera de juego.',
    },
    'B.4': {
      name: 'Empezar en una escotilla',
      line: 'Los humanos empiezan en una escotilla.',
      more: 'El anfitrión elige cuál. Está cerrada, salvo que el anfitrión permita usarla. El Teletransporte sigue llevando al Sector Humano y, con H.2, el Psicólogo empieza en el Sector Alien.',
      with: ({ hatch, usable }) =>
        usable
          ? `Los humanos empiezan en la escotilla ${hatch}, que pueden usar después.`
          : `Los humanos empiezan en la escotilla ${hatch}, que está cerrada.`,
    },
    'B.6': {
      name: 'Sin humanos',
      line: 'Todos son aliens: solo cuentan las eliminaciones.',
      more: 'Las escotillas no se cierran nunca. Si tras la última ronda nadie tiene suficientes eliminaciones, no gana nadie o gana quien tenga más: lo decide una regla de la casa. Si queda un solo jugador y nadie va a volver, la partida acaba al instante del mismo modo.',
    },
    'C.3': {
      name: 'Sin alimentación',
      line: 'Eliminar a un humano no hace más rápido a ningún alien.',
      more: 'Todos los aliens conservan su velocidad normal.',
    },
    'C.6': {
      name: 'Aliens en las escotillas',
      line: 'Los aliens empiezan en las escotillas, al azar.',
      more: 'Cada alien solo conoce su propio lugar de inicio. Si no hay humanos, los lugares se anuncian. Los humanos pueden usar esas escotillas como siempre.',
      with: ({ hatches }, list) =>
        hatches === 'all'
          ? 'Los aliens empiezan en las escotillas, al azar.'
          : `Los aliens empiezan en ${list(hatches)}, al azar.`,
    },
    'D.2': {
      name: 'Escotillas abiertas',
      line: 'Las escotillas no necesitan carta: si un humano llega a una, escapa.',
      more: 'No hay cartas de escotilla y el poder del Ingeniero no sirve. Por cada escotilla puede escapar un humano, y después queda bloqueada.',
    },
    'E.3': {
      name: 'Gana quien elimina',
      line: 'Quien tiene suficientes eliminaciones gana, y la partida termina.',
      more: 'Cuenta cada jugador eliminado, de cualquier bando; quien se ha salvado no cuenta. También ganan los humanos que ya han escapado y, si el mismo ataque no deja humanos, los aliens.',
      with: ({ n }) =>
        n === 'players'
          ? 'Gana quien llegue antes a tantas eliminaciones como jugadores hay, y la partida termina.'
          : n === 1
            ? 'Gana quien logre la primera eliminación, y la partida termina.'
            : `Gana quien llegue antes a ${n} eliminaciones, y la partida termina.`,
    },
    'G.4': {
      name: 'Objetos ocultos',
      line: 'Adrenalina, Sedativos, Ataque y Foco no se anuncian: los demás solo ven que se descarta una carta.',
      more: 'Aun así, todos ven el ataque o la luz. Teletransporte y Defensa se anuncian como siempre.',
    },
    'H.1': {
      name: 'Capitán',
      line: 'El Capitán no roba carta la primera vez que entra en un sector peligroso.',
      more: 'Es automático: los demás oyen «sector en silencio». El poder se gasta al llegar, incluso con Sedativos o al atacar.',
    },
    'H.2': {
      name: 'Psicólogo',
      line: 'El Psicólogo empieza en el Sector Alien.',
      more: 'Nadie más lo sabe. Hace su primer movimiento desde allí.',
    },
    'H.3': {
      name: 'Piloto',
      line: 'Quien es Piloto puede usar tres veces cada carta de Teletransporte.',
      more: 'Las dos primeras veces la carta se queda en la mano; a la tercera se descarta.',
    },
    'H.4': {
      name: 'Soldado',
      line: 'El Soldado puede guardar cuatro objetos.',
      more: 'Si el límite de la mesa es mayor, también vale para el Soldado.',
    },
    'H.13': {
      name: 'Oficial ejecutivo',
      line: 'Una vez por partida, el Oficial ejecutivo puede quedarse donde está. Parece un movimiento.',
      more: 'El sector se resuelve entonces como si acabara de entrar.',
    },
    'H.14': {
      name: 'Copiloto',
      line: 'Una vez por partida, quien es Copiloto puede teletransportarse sin carta.',
      more: 'Se anuncia como una carta de Teletransporte, pero no forma parte de la mano.',
    },
    'H.15': {
      name: 'Ingeniero',
      line: 'El Ingeniero mira dos cartas de escotilla y elige una.',
      more: 'Solo si en el mazo quedan dos o más. La otra vuelve al mazo sin que nadie la vea.',
    },
    'H.16': {
      name: 'Médico',
      line: 'Una vez por partida, el Médico puede revelar el personaje de otro jugador.',
      more: 'Solo en el turno del Médico. El suyo no se revela.',
    },
    'J.4': {
      name: 'Objetos en el silencio',
      line: 'Las cartas de Silencio dan un objeto. Las de ruido, no.',
      more: 'Los iconos de objeto de las cartas de ruido no cuentan.',
    },
    'own.lightsOut': {
      name: 'Sin luces',
      line: 'A partir de cierta ronda también se roba una carta en los sectores seguros.',
      more: 'La ronda empieza con un anuncio y el mapa muestra todos los sectores como peligrosos. Sedativos y Gato funcionan en todas partes; el poder del Capitán, solo donde el sector ya era peligroso.',
      with: ({ round }) => `A partir de la ronda ${round} también se roba una carta en los sectores seguros.`,
    },
    'own.silentRounds': {
      name: 'Rondas de silencio',
      line: 'En algunas rondas nadie roba cartas.',
      more: 'Una ronda así empieza con un anuncio. Solo se oyen «sector en silencio» y ataques, incluso con «Sin luces».',
      with: ({ every }) => `Una ronda de cada ${every} es de silencio: nadie roba cartas.`,
    },
    'own.lockedHatches': {
      name: 'Escotillas selladas',
      line: 'Las escotillas están selladas hasta cierta ronda.',
      more: 'El anfitrión elige cuáles. Nadie puede entrar en una escotilla sellada ni cruzarla. Al empezar su ronda, todos oyen que se abre. Mientras quede una escotilla por abrirse, los humanos no quedan eliminados.',
      with: ({ locked, round }) =>
        locked === 'all'
          ? `Todas las escotillas están selladas hasta la ronda ${round}.`
          : `Escotillas selladas hasta la ronda ${round}: ${locked.join(', ')}.`,
    },
    'own.roomForTwo': {
      name: 'Sitio para dos',
      line: 'Cada escotilla tiene sitio para dos. Una fuga o una carta roja quita un sitio.',
      more: 'Tras la primera carta roja, el humano se queda allí: puede salir y volver a intentarlo en otro turno. Una escotilla sin sitio queda cerrada.',
    },
    'own.sturdyHatches': {
      name: 'Escotillas robustas',
      line: 'Una carta de escotilla roja no daña la escotilla.',
      more: 'El humano se queda allí: puede salir y volver a intentarlo en otro turno. No tiene efecto si las escotillas no necesitan carta.',
    },
    'own.selfDestruct': {
      name: 'Autodestrucción',
      line: 'Tras el primer intento de fuga solo quedan unas pocas rondas.',
      more: 'Empieza cuando un humano llega a una escotilla abierta, aunque la carta sea roja. El número de la última ronda cambia a la vista de todos. Si la partida iba a acabar antes, no cambia nada.',
      with: ({ after }) =>
        after === 1
          ? 'Tras el primer intento de fuga queda una ronda.'
          : `Tras el primer intento de fuga quedan ${after} rondas.`,
    },
    'own.together': {
      name: 'Todos para uno',
      line: 'Los humanos ganan juntos cuando han escapado suficientes.',
      more: 'Entonces ganan todos los humanos, también los eliminados, y la partida termina. En cuanto quedan demasiado pocos, ganan los aliens. Si en la mesa hay menos humanos, tienen que escapar todos.',
      with: ({ escapes }) =>
        escapes === 1
          ? 'En cuanto escapa un humano, ganan todos los humanos.'
          : `Todos los humanos ganan cuando han escapado ${escapes} de ellos. Si quedan demasiado pocos, ganan los aliens.`,
    },
    'own.courier': {
      name: 'La caja negra',
      line: 'Un humano, conocido por todos, lleva la caja negra. Los humanos ganan si la caja sale de la nave.',
      more: 'Cuando escapa quien la lleva, ganan todos los humanos a bordo o ya escapados, y la partida termina. Si eliminan a quien la lleva, la coge el siguiente humano en el orden de turno y todos saben quién es. Sin la caja no gana ningún humano.',
    },
    'own.secondWave': {
      name: 'Segunda oleada',
      line: 'Un alien eliminado vuelve una vez, en el Sector Alien.',
      more: 'Conserva su poder. Un humano convertido en alien también vuelve una vez. Un alien eliminado por segunda vez queda fuera de juego.',
      with: ({ again }) =>
        again
          ? 'La primera vez, en cambio, un alien eliminado vuelve en el Sector Alien.'
          : 'Un alien eliminado vuelve una vez, en el Sector Alien.',
    },
    'own.echo': {
      name: 'Eco',
      line: '«Ruido en tu sector» indica el sector en el que empezó tu turno.',
      more: 'Si el turno empezó en un sector de inicio o en una escotilla, se anuncia el sector en el que estás ahora.',
    },
    'own.motionTracker': {
      name: 'Detector de movimiento',
      line: 'Cada ronda empieza con el número de jugadores en cada tercio de la nave.',
      more: 'Los tercios son las columnas de la A a la H, de la I a la O y de la P a la W. No se cuenta a quien espera para volver.',
    },
    'own.openSides': {
      name: 'Bandos a la vista',
      line: 'Al principio se anuncia el bando de cada jugador.',
      more: 'Los personajes siguen siendo secretos.',
    },
    'own.frenzy': {
      name: 'Frenesí',
      line: 'A partir de cierta ronda todos los aliens son tan rápidos como si se hubieran alimentado.',
      more: 'La ronda empieza con un anuncio. También vale sin alimentación.',
      with: ({ round }) => `A partir de la ronda ${round} todos los aliens se mueven hasta tres sectores.`,
    },
  },
  parameters: {
    barred: 'Vale para',
    values: {
      barred: { both: 'todos', humans: 'los humanos', aliens: 'los aliens' },
      fixed: { humans: 'los humanos', aliens: 'los aliens' },
    },
    fixed: 'Bando con número fijo',
    count: 'Jugadores de ese bando',
    characters: 'Personajes',
    aliens: 'Personajes',
    humanSpeed: 'Humanos',
    alienSpeed: 'Aliens',
    hatch: 'Escotilla de inicio',
    hatchNumber: (n) => `Escotilla ${n}`,
    usable: 'Los humanos pueden usarla después',
    hatches: 'Escotillas de inicio',
    n: 'Eliminaciones para ganar',
    players: 'Tantas como jugadores',
    round: 'Desde la ronda',
    every: 'Una ronda de cada',
    after: 'Rondas restantes',
    escapes: 'Fugas para ganar',
    locked: 'Escotillas selladas',
  },
  switches: {
    alienTransit: {
      name: 'Aliens por las escotillas',
      help: '¿Pueden los aliens cruzar una escotilla abierta?',
      values: { open: 'permitido', never: 'no permitido' },
    },
    attackAfterDraw: {
      name: 'Ataque después de robar',
      help: '¿Se puede jugar una carta de Ataque después de robar una carta de Sector peligroso?',
      values: { true: 'sí', false: 'no' },
    },
    adrenaline: {
      name: 'Adrenalina',
      help: '¿Hasta dónde permite moverse?',
      values: { plusOne: 'un sector más', two: 'al menos dos sectores' },
    },
    deadAliensWin: {
      name: 'Los aliens eliminados también ganan',
      help: '¿Comparten la victoria de su equipo?',
      values: { true: 'sí', false: 'no' },
    },
    aliensMustLive: {
      name: 'Un alien superviviente',
      help: 'Para que ganen los aliens, ¿tiene que quedar alguno en juego?',
      values: { true: 'hace falta', false: 'no hace falta' },
    },
    psychicItems: {
      name: 'Alien Psíquico y objetos',
      help: '¿Se convierten también en ruidos los objetos que roba el Alien Psíquico?',
      values: { true: 'sí', false: 'no' },
    },
    killTie: {
      name: 'Sin eliminaciones suficientes',
      help: '¿Quién gana una partida sin humanos si tras la última ronda nadie tiene suficientes eliminaciones?',
      values: { none: 'no gana nadie', mostKills: 'gana quien tenga más' },
    },
    crew: {
      name: 'Tripulación',
      help: '¿Qué tripulación se usa con ocho jugadores o menos?',
      values: { first: 'la primera', both: 'ambas' },
    },
    noiseTargets: {
      name: 'Ruido en cualquier sector',
      help: '¿Qué sectores se pueden anunciar?',
      values: { plain: 'peligrosos y seguros', dangerous: 'peligrosos, y el propio' },
    },
    rounds: { name: 'Rondas', help: '¿Cuántas rondas dura la partida como máximo?', values: {} },
    handLimit: {
      name: 'Límite de mano',
      help: '¿Cuántos objetos se pueden guardar?',
      values: { none: 'sin límite', number: 'con límite' },
    },
  },
  decks: { dangers: 'Cartas de Sector peligroso', items: 'Objetos', hatchCards: 'Cartas de escotilla' },
  cards: {
    yours: 'Ruido en tu sector',
    yoursIcon: 'Ruido en tu sector, con objeto',
    any: 'Ruido en cualquier sector',
    anyIcon: 'Ruido en cualquier sector, con objeto',
    silence: 'Silencio',
    green: 'Verde',
    red: 'Roja',
  },
  places: {
    humanSector: 'el Sector Humano',
    alienSector: 'el Sector Alien',
    hatch: (n) => `la escotilla ${n}`,
  },
  lines: {
    sides: (crew) => `En esta mesa: ${crew}.`,
    length: (n) => (n === 1 ? 'La partida dura una ronda.' : `La partida dura ${n} rondas como máximo.`),
    speed: {
      human: (n) =>
        n === 1 ? 'Los humanos se mueven un sector por turno.' : `Los humanos se mueven hasta ${n} sectores por turno.`,
      alien: (n) =>
        n === 1 ? 'Los aliens se mueven un sector por turno.' : `Los aliens se mueven hasta ${n} sectores por turno.`,
    },
    feeding: (n) => `Un alien que ha eliminado a un humano se mueve hasta ${n} sectores.`,
    dangers: (n) => (n === 1 ? '1 carta de Sector peligroso.' : `${n} cartas de Sector peligroso.`),
    doubled: 'Con nueve jugadores o más, los mazos se duplican.',
    items: (n, kinds) => `${n === 1 ? '1 objeto' : `${n} objetos`}: ${kinds}.`,
    limit: (n) => `Nadie puede guardar más de ${n === 1 ? 'un objeto' : `${n} objetos`}.`,
    noLimit: 'La mano no tiene límite.',
    keeps: 'Los silencios y los objetos salen del mismo mazo y se guardan. Los demás no pueden distinguirlos.',
    hatches: {
      first: 'El primer humano que llega a una escotilla gana en solitario, y la partida termina.',
      open: (room) =>
        room === 1
          ? 'Por cada escotilla puede escapar un humano.'
          : `Por cada escotilla pueden escapar ${room} humanos.`,
      card: (green, red) =>
        `Cartas de escotilla: ${green} ${green === 1 ? 'verde' : 'verdes'} (escapas), ${red} ${red === 1 ? 'roja' : 'rojas'} (la escotilla queda dañada).`,
      roomy: (green, red) =>
        `Cartas de escotilla: ${green} ${green === 1 ? 'verde' : 'verdes'} (escapas), ${red} ${red === 1 ? 'roja' : 'rojas'} (la escotilla pierde un sitio).`,
      sturdy: (green, red) =>
        `Cartas de escotilla: ${green} ${green === 1 ? 'verde' : 'verdes'} (escapas), ${red} ${red === 1 ? 'roja' : 'rojas'} (te quedas y puedes volver a intentarlo más tarde).`,
      escapersWin: 'Ganan todos los humanos que escapan.',
    },
    killedHumansReturn: 'Un humano eliminado vuelve como alien en el Sector Alien.',
    powers: 'Los personajes tienen poderes:',
    changed: (name, value) => `${name}: ${value}.`,
  },
  refusals: {
    codePreset: (code) => `«${code}» no está disponible con estas reglas.`,
    codeWithB6: (code) => `«${code}» necesita humanos, y no los hay.`,
    codeB6: (code) => `Sin humanos hace falta «${code}»; si no, nadie podría ganar.`,
    parameter: (code) => `A «${code}» le falta una opción.`,
    switchValue: (name) => `«${name}» no puede tener ese valor.`,
    deckCount: (card) => `Elige un número de 0 a 99 para «${card}».`,
    deckUnused: (card) => `«${card}» no se usa con estas reglas.`,
    deckEmpty: (deck) => `Hace falta al menos una de estas cartas: «${deck}».`,
    hatch: (n) => `Esta zona no tiene la escotilla ${n}.`,
    hatchesShut: 'Al menos una escotilla tiene que quedar abierta.',
    presetZone: (preset, zone, others) => `${preset} no funciona en ${zone}. Elige ${others}.`,
    rulesZone: (zone, others) => `Estas reglas no funcionan en ${zone}. Elige ${others}.`,
    startStuck: (place) => `En esta zona nadie podría moverse desde ${place}.`,
    noWayOut: (place) => `En esta zona ningún humano podría llegar a una escotilla desde ${place}.`,
    codeSeats: (range) => `Estos bandos necesitan ${range} jugadores.`,
    crewFew: (n) => `Elige al menos ${n === '1' ? 'un personaje humano' : `${n} personajes humanos`}.`,
    seats: 'Elige de 2 a 16 asientos.',
    other: 'Estas opciones no son compatibles entre sí.',
  },
  warned: {
    startsApart: (one, other) => `Desde ${one} y desde ${other} nunca se llega a un mismo sector.`,
    killsOutOfReach: (n) => `Nadie puede llegar a ${n} eliminaciones: vuelven demasiado pocos jugadores.`,
    hatchesLate: (n) => `Ninguna escotilla se abre antes de la ronda ${n}, y entonces la partida ya ha acabado.`,
    hatchesFew: (n) =>
      `Las escotillas no dejan escapar a suficientes humanos (solo a ${n}): los humanos no pueden ganar.`,
  },
}
