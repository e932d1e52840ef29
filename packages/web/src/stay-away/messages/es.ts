import type { Rules } from '@selva/stay-away'
import { joined, type Player } from '../../client/player.ts'
import type { Words } from './en.ts'

const actor = ({ me, name }: Player): string => (me ? 'Tu bot' : name)
const between = (a: Player, b: Player): string =>
  a.me ? `${b.name} y tú` : b.me ? `${a.name} y tú` : joined('es', [a.name, b.name])

const turns = (n: number): string => (n === 2 ? 'dos' : n === 3 ? 'tres' : String(n))
const beyondDoors = ({ doorsAgainstAnyone }: Rules): string =>
  doorsAgainstAnyone === 'ignored' ? 'incluso a través de puertas' : 'salvo a un vecino que esté tras una puerta'

export const es: Words = {
  name: '¡Aléjate!',
  host: {
    scenario: 'Escribir un escenario propio',
    seatsHelp: (cards) =>
      `Entre vosotros está La Cosa. Se juega con ${cards} cartas. Los bots ocupan los asientos libres.`,
    more: 'Más reglas',
    moreHelp: 'Reglas de la casa y número de cartas.',
    changed: (n) => (n === 1 ? '1 cambio' : `${n} cambios`),
    switchesTitle: 'Reglas de la casa',
    decks: 'Número de cartas',
    decksHelp: 'Elige cuántas copias de cada carta hay en la partida.',
    printed: (n) => `${n} en el mazo impreso`,
    reset: 'Restablecer el mazo',
    standard: 'Reglas estándar.',
    switches: {
      quarantineTurns: {
        name: 'Duración de la Cuarentena',
        values: { '2': 'dos turnos de quien está en cuarentena', '3': 'tres turnos de quien está en cuarentena' },
      },
      quarantinedOffer: {
        name: 'Cuándo se ve la oferta de quien está en cuarentena',
        values: { atCommit: 'al momento', atSwap: 'cuando la carta cambia de manos' },
      },
      doorsOfTheDead: {
        name: 'Puertas junto a quien queda fuera de juego',
        values: { merge: 'se quedan', removed: 'se retiran' },
      },
      doorsAgainstAnyone: {
        name: 'Puertas frente a «Seducción», «¿No podemos ser amigos?» y «¡Sal de aquí!»',
        values: { ignored: 'no sirven', protect: 'protegen al vecino del otro lado' },
      },
      missedAtInitiator: {
        name: '«¡Fallaste!» cuando el siguiente es quien ofrece',
        values: { skip: 'se salta a ese jugador', off: 'anula el intercambio' },
      },
      immuneAfterMissed: {
        name: 'Inmunidad tras «¡Fallaste!»',
        values: { newPartner: 'solo para quien recibe la oferta', both: 'para los dos' },
      },
      declaration: {
        name: 'Quién declara que no quedan humanos',
        values: { byHand: 'La Cosa', automatic: 'el juego' },
      },
      soleVictory: {
        name: 'Cuándo gana La Cosa en solitario',
        values: {
          noHumanEliminated: 'si no se ha eliminado a ningún humano',
          nobodyEliminated: 'si no se ha eliminado a nadie',
        },
      },
      blindDateCard: {
        name: 'La carta que se da en «Cita a ciegas»',
        values: { deck: 'va encima del mazo', discards: 'va a la pila de descartes' },
      },
      axeReach: {
        name: 'Puertas que puede derribar un Hacha',
        values: { allAroundTarget: 'junto a ti o a un vecino a tu alcance', doorBetween: 'solo junto a ti' },
      },
      thingFlamethrowers: {
        name: 'La Cosa y los Lanzallamas',
        values: { shed: 'debe deshacerse de ellos', kept: 'puede quedárselos' },
      },
      suspicionTarget: {
        name: 'El objetivo de «Sospecha»',
        values: { told: 'sabe qué carta se ha visto', untold: 'no sabe qué carta se ha visto' },
      },
      eliminatedSee: {
        name: 'Qué ve quien está fuera de juego',
        values: { publicView: 'lo que ven todos', everything: 'todo' },
      },
    },
    refusals: {
      copies: (card) => `No puedes usar ese número de cartas «${card}».`,
      tooFewInfected: (n) => `Hacen falta al menos ${n} cartas «¡Infectado!».`,
      tooFewCards: (n) => `Para repartir hacen falta al menos ${n} cartas de acción, defensa y obstáculo.`,
      tooFewToDraw: (n) => `Hacen falta al menos ${n} cartas ¡Aléjate!; si no, el mazo se agota.`,
      tooManyCards: (n) => `Puedes usar como mucho ${n} cartas en total.`,
      other: 'Estas opciones no son compatibles entre sí.',
    },
  },
  you: 'Tú',
  list: (names) => joined('es', names),
  roles: { human: 'Humano', infected: 'Infectado', thing: 'La Cosa' },
  aims: {
    human: 'Encuentra a La Cosa y quémala. Solo La Cosa puede infectarte.',
    infected: {
      noHumanEliminated: (thing) =>
        `${thing} es La Cosa. Ayúdala a ganar y procura que no te eliminen. Si no se elimina a ningún humano, La Cosa gana en solitario.`,
      nobodyEliminated: (thing) =>
        `${thing} es La Cosa. Ayúdala a ganar y procura que no te eliminen. Si no se elimina a nadie, La Cosa gana en solitario.`,
    },
    thing: {
      byHand: 'Infecta a todo el mundo y procura que no te quemen. Cuando no queden humanos, decláralo.',
      automatic: 'Infecta a todo el mundo y procura que no te quemen. La partida acaba cuando no quedan humanos.',
    },
  },
  role: 'Tu rol',
  watcher: { title: 'Espectador', text: 'Ves lo que ve toda la mesa: ni manos ni roles.' },
  gone: { title: 'Fuera de juego', text: 'Puedes seguir mirando.' },
  classes: { contagion: 'Contagio', action: 'Acción', obstacle: 'Obstáculo', defence: 'Defensa', panic: '¡Pánico!' },
  phases: { draw: 'Robar', play: 'Jugar', exchange: 'Intercambiar', panic: '¡Pánico!' },
  ring: {
    label: 'El círculo de jugadores',
    deck: 'Mazo',
    discard: 'Descartes',
    inPlay: 'En juego',
    panic: 'PÁNICO',
    panicBack: 'Encima del mazo hay una carta de ¡Pánico!',
    plainBack: 'Encima del mazo hay una carta ¡Aléjate!',
    noBack: 'El mazo está vacío',
    clockwise: 'Se juega en el sentido de las agujas del reloj',
    counterclockwise: 'Se juega en sentido contrario a las agujas del reloj',
    playing: 'juega',
    asked: 'decide',
    yourAnswer: 'tu respuesta',
    yourTurn: 'tu turno',
    chosen: 'ya está',
    burned: 'en cenizas',
    out: 'fuera',
    turnsLeft: (n) => (n === 1 ? '1 turno más' : `${n} turnos más`),
    left: (n) => (n === 1 ? 'queda 1' : `quedan ${n}`),
    cards: (n) => (n === 1 ? '1 carta' : `${n} cartas`),
    quarantine: (n) => (n === 1 ? 'en cuarentena, 1 turno más' : `en cuarentena, ${n} turnos más`),
    door: (a, b) => `Puerta atrancada entre ${between(a, b)}`,
    target: 'se puede elegir',
    onLeft: 'a tu izquierda',
    onRight: 'a tu derecha',
    away: 'ausente',
  },
  header: {
    act: 'Tu turno',
    keep: 'Quédate con una',
    fire: 'Te apuntan',
    move: '¿Te mueves?',
    offer: 'Tu oferta',
    answer: 'Tu respuesta',
    side: '¿Qué lado?',
    placePick: 'Cambia de sitio',
    friend: 'Haz amistades',
    witness: 'Busca un testigo',
    forget: 'Quédate con una',
    blind: 'Cita a ciegas',
    pass: 'Pasa una carta',
    reveal: '¿Enseñas tu mano?',
    other: (who) => (who.me ? 'Turno de tu bot' : `Turno de ${who.name}`),
    dealing: 'Empieza la partida',
    over: 'La partida ha terminado',
  },
  asks: {
    act: { title: 'Juega o descarta una carta', text: 'Elige una de tu mano.' },
    keep: { title: 'Quédate con una de estas cartas', text: 'Las demás se descartan; después juegas o descartas una.' },
    fire: (who) => `${who} te apunta con un Lanzallamas`,
    fireText: {
      defended: 'Juega «¡Nada de barbacoas!» o quedas fuera de juego.',
      open: 'No puedes defenderte: quedas fuera de juego.',
    },
    move: (who) => `${who} quiere cambiar de sitio contigo`,
    moveText: {
      defended: 'Cambia de sitio, o juega «Aquí estoy bien» y no te muevas.',
      open: 'Tienes que moverte. Las puertas se quedan donde están.',
    },
    offer: (who) => `Ofrece una carta a ${who}`,
    offerText: 'Boca abajo. Recibes otra a cambio, salvo que te la rechacen.',
    offerOpen: {
      atCommit: 'Estás en cuarentena: todos ven la carta.',
      atSwap: 'Estás en cuarentena: todos ven la carta cuando cambia de manos.',
    },
    answer: (who) => `${who} te ofrece una carta`,
    answerHow: {
      closed: 'Está boca abajo.',
      open: (card) => `Es ${card}, a la vista de todos.`,
      immune: 'Viene de un «¡Fallaste!»: no puede infectarte.',
    },
    answerText: { defended: 'Da una carta a cambio o rechaza la oferta.', open: 'Da una carta a cambio.' },
    side: { title: 'Cambia de sitio: ¿izquierda o derecha?', text: 'Con el tercer jugador de ese lado.' },
    placePick: { title: 'Cambia de sitio con alguien', text: 'Elige a alguien en el círculo.' },
    friend: {
      title: 'Intercambia una carta con alguien',
      open: 'Elige a alguien en el círculo. Después viene tu intercambio habitual.',
      door: 'Elige a alguien en el círculo. Una puerta impide tu intercambio habitual.',
    },
    witness: { title: 'Enseña tu mano a un vecino', text: 'Elige a alguien en el círculo.' },
    forget: { title: 'Quédate con una carta, olvida el resto', text: 'Descartas las demás y robas otras tantas.' },
    blind: {
      title: 'Intercambia una carta con el mazo',
      deck: 'Robas una carta; la tuya queda encima del mazo.',
      discards: 'Robas una carta; la tuya va a la pila de descartes.',
    },
    pass: (who) => `Pasa una carta a ${who}`,
    passText: 'Todos pasan una carta a la vez.',
    passDone: 'Ya has elegido',
    passWait: (n) => (n === 1 ? 'Falta un jugador por elegir.' : `Faltan ${n} jugadores por elegir.`),
    reveal: { title: '¿Enseñas tu mano?', text: 'Se acaba en cuanto alguien enseña una carta «¡Infectado!».' },
  },
  wait: {
    act: (who) => `${actor(who)} juega o descarta una carta`,
    keep: (who) => `${actor(who)} elige con qué carta se queda`,
    fire: (who) => (who.me ? 'Tu bot responde al Lanzallamas' : `Apuntan a ${who.name} con un Lanzallamas`),
    move: (who) => `${actor(who)} decide si cambia de sitio`,
    offer: (who, to) => `${actor(who)} elige una carta para ${to.me ? 'ti' : to.name}`,
    answer: (who, from) => `${actor(who)} responde ${from.me ? 'a tu oferta' : `a la oferta de ${from.name}`}`,
    side: (who) => `${actor(who)} elige un lado`,
    pick: (who) => `${actor(who)} elige a alguien`,
    forget: (who) => `${actor(who)} elige con qué carta se queda`,
    blind: (who) => `${actor(who)} intercambia una carta con el mazo`,
    pass: 'Todos pasan una carta',
    reveal: (who) => `${actor(who)} decide qué enseña`,
    hand: 'Tu mano',
  },
  buttons: {
    pickCard: 'Elige una carta',
    pickTarget: 'Elige un objetivo',
    pickPlayer: 'Elige a alguien',
    pickOne: 'Elige',
    play: (card) => `Jugar ${card}`,
    playOn: (card, who) => `${card} sobre ${who}`,
    axeDoor: 'Derribar la puerta',
    axeTape: (who) => `Acabar con la cuarentena de ${who}`,
    axeOwnTape: 'Acabar con mi cuarentena',
    discard: (card) => `Descartar ${card}`,
    keep: (card) => `Quedarme con ${card}`,
    give: (card) => `Dar ${card}`,
    topped: (card) => `Poner ${card} en el mazo`,
    refuse: (card) => `Rechazar con ${card}`,
    dodge: (card) => `Esquivar con ${card}`,
    defend: (card) => `Jugar ${card}`,
    burn: 'Aceptar y arder',
    move: 'Cambiar de sitio',
    placesWith: (who) => `Cambiar de sitio con ${who}`,
    exchangeWith: (who) => `Intercambiar con ${who}`,
    showTo: (who) => `Enseñar la mano a ${who}`,
    left: (who) => `Izquierda: ${who}`,
    right: (who) => `Derecha: ${who}`,
    showHand: 'Enseñar la mano',
    showInfected: 'Enseñar una carta ¡Infectado!',
    showNothing: 'No enseñar nada',
  },
  seen: {
    play: 'Todos ven qué carta juegas.',
    playOn: 'Todos ven qué carta juegas y sobre quién.',
    analysis: (who) => `Todos ven que miras la mano de ${who}, pero no las cartas.`,
    suspicion: {
      told: (who) => `Todos ven que miras una carta de ${who}. Solo vosotros dos sabéis cuál.`,
      untold: (who) => `Todos ven que miras una carta de ${who}. Solo tú sabes cuál.`,
    },
    whisky: 'Todos ven las cartas que te quedan.',
    resolute: 'Todos ven que robas tres cartas, pero no cuáles.',
    resoluteOpen: 'Estás en cuarentena: todos ven las cartas que robas.',
    discard: 'Los demás ven que descartas una carta, pero no cuál.',
    discardOpen: 'Estás en cuarentena: todos ven la carta que descartas.',
    keep: 'Los demás ven que te quedas con una carta, pero no cuál.',
    keepOpen: 'Estás en cuarentena: todos ven estas cartas.',
    offer: (who) => `Los demás ven que ofreces una carta a ${who}, pero no cuál.`,
    give: 'Los demás ven el intercambio, pero no las cartas.',
    giveOpen: 'Estás en cuarentena: todos ven la carta que das.',
    refuse: 'Todos ven esta carta. Después robas otra.',
    burn: 'Todos ven que ardes, pero no tu rol.',
    burnThing: 'La partida acaba y todos ven que eras La Cosa.',
    move: 'Todos ven que cambias de sitio.',
    pick: 'Todos ven a quién eliges.',
    friend: 'Todos ven a quién eliges, pero no las cartas.',
    witness: 'Todos ven a quién eliges. Solo esa persona ve tu mano.',
    forget: 'Los demás ven cuántas cartas descartas y robas, pero no cuáles.',
    forgetOpen: 'Estás en cuarentena: todos ven las cartas que descartas y robas.',
    blind: 'Los demás ven que intercambias con el mazo, pero no las cartas.',
    pass: 'Los demás solo ven que ya has elegido.',
    reveal: 'Todos ven lo que enseñas.',
    nothing: 'Todos ven que no enseñas nada.',
  },
  locks: {
    stays: 'Nunca sale de tu mano',
    onlyThing: 'Solo La Cosa puede darla',
    lastOne: 'Tienes que quedarte con una',
    shed: 'Antes tienes que deshacerte de un Lanzallamas',
    keepThis: 'Tienes que quedarte con otra carta',
    drawnOnly: 'Solo una carta recién robada',
    noDefence: 'No sirve contra esto',
    noTarget: 'Sin objetivo válido. Solo puedes descartarla.',
    defence: 'Solo sirve para defenderse. Ahora solo puedes descartarla.',
    contagion: 'Nunca se juega. Solo puedes descartarla.',
  },
  thing: {
    title: 'Solo para La Cosa',
    declare: 'Declarar: no quedan humanos',
    declareHelp: 'La partida acaba. Si queda algún humano en juego, ganan los humanos.',
    notNow: 'Puedes declarar mientras alguien elige qué carta jugar u ofrecer.',
    sure: 'Declarar ahora',
    back: 'Todavía no',
    order: 'Declarar automáticamente cuando no queden humanos',
  },
  board: {
    title: 'Tus sospechas',
    help: 'Solo lo ves tú. Toca para cambiar la marca.',
    levels: { none: 'Sin marca', trust: 'Confianza', unsure: 'Duda', suspect: 'Sospecha', thing: '¿La Cosa?' },
  },
  panels: { board: 'Jugadores', log: 'Registro', close: 'Cerrar' },
  shown: {
    title: 'Cartas que has visto',
    none: 'Ninguna todavía. Aquí aparecen las cartas que te enseñan o te dan.',
    only: 'Solo lo ves tú',
  },
  notice: {
    hand: (who) => `La mano de ${who}`,
    card: (who) => `Una carta de ${who}`,
    offer: (who) => `${who} te ofrecía`,
    got: (who) => `${who} te ha dado`,
    seenOf: (who) => `${who} ha visto tu carta`,
    infected: (who) => `${who} es La Cosa y te ha infectado.`,
    infectedNow: (who) => `Ahora ${who} es de los infectados.`,
    tell: '¿Les dices qué has dado?',
    dismiss: 'Cerrar',
  },
  fresh: { from: (who) => `De ${who}`, drawn: 'Robada' },
  claims: {
    title: 'Decir algo a la mesa',
    help: 'Sea verdad o no, lo leen todos.',
    gave: 'He dado…',
    got: 'He recibido…',
    saw: 'He visto…',
    is: 'Alguien es…',
    am: 'Yo soy…',
    whom: 'Jugador',
    card: 'Carta',
    role: 'Rol',
    say: 'Decirlo',
    close: 'Cancelar',
    said: {
      gave: (card, whom) => `Le he dado ${card} a ${whom}`,
      got: (card, whom) => `He recibido ${card} de ${whom}`,
      saw: (card, whom) => `He visto ${card} en la mano de ${whom}`,
      is: {
        human: (whom) => `${whom} es de los humanos`,
        infected: (whom) => `${whom} es de los infectados`,
        thing: (whom) => `${whom} es La Cosa`,
      },
      am: { human: 'Soy de los humanos', infected: 'Soy de los infectados', thing: 'Soy La Cosa' },
    },
  },
  info: { about: (card) => `Qué hace ${card}`, example: 'Ejemplo', close: 'Cerrar' },
  log: {
    title: 'Registro',
    empty: 'Todavía no ha pasado nada.',
    turn: (n, who) => `Turno ${n} · ${who.me ? 'Tú' : who.name}`,
    start: 'El reparto',
    drew: (who, card) => (who.me ? `Has robado ${card}` : `${who.name} ha robado ${card}`),
    drewOpen: (who, card) =>
      who.me ? `Has robado ${card} a la vista de todos` : `${who.name} ha robado ${card} a la vista de todos`,
    kept: (who, card) => (who.me ? `Te has quedado con ${card}` : `${who.name} se ha quedado con ${card}`),
    panic: (who, card) => (who.me ? `¡Pánico! Has robado ${card}` : `¡Pánico! ${who.name} ha robado ${card}`),
    skipped: (n) =>
      n === 1
        ? 'Se ha descartado una carta de ¡Pánico! sin mirarla'
        : `Se han descartado ${n} cartas de ¡Pánico! sin mirarlas`,
    reshuffled: 'La pila de descartes se ha barajado y forma el nuevo mazo',
    discarded: (who, n) => {
      const cards = n === 1 ? 'una carta' : `${n} cartas`
      return who.me ? `Has descartado ${cards}` : `${who.name} ha descartado ${cards}`
    },
    discardedCard: (who, cards) => (who.me ? `Has descartado ${cards}` : `${who.name} ha descartado ${cards}`),
    discardedOpen: (who, cards) =>
      who.me ? `Has descartado ${cards} a la vista de todos` : `${who.name} ha descartado ${cards} a la vista de todos`,
    topped: (who) =>
      who.me ? 'Has puesto una carta encima del mazo' : `${who.name} ha puesto una carta encima del mazo`,
    toppedCard: (who, card) =>
      who.me ? `Has puesto ${card} encima del mazo` : `${who.name} ha puesto ${card} encima del mazo`,
    played: (who, card) => (who.me ? `Has jugado ${card}` : `${who.name} ha jugado ${card}`),
    playedOn: (who, card, at) => {
      if (who.me) return `Has jugado ${card} sobre ${at.name}`
      return `${who.name} ha jugado ${card} sobre ${at.me ? 'ti' : at.name}`
    },
    barred: (who, at) => {
      if (who.me) return `Le has cerrado el paso a ${at.name} con una puerta`
      return at.me
        ? `${who.name} te ha cerrado el paso con una puerta`
        : `${who.name} le ha cerrado el paso a ${at.name} con una puerta`
    },
    defended: (who, card) => (who.me ? `Has respondido con ${card}` : `${who.name} ha respondido con ${card}`),
    scared: (who, card) =>
      who.me
        ? `Has respondido con ${card} y has visto la carta ofrecida`
        : `${who.name} ha respondido con ${card} y ha visto la carta ofrecida`,
    offered: (from, to) => {
      if (from.me) return `Has ofrecido una carta a ${to.name}`
      return to.me ? `${from.name} te ha ofrecido una carta` : `${from.name} ha ofrecido una carta a ${to.name}`
    },
    offeredCard: (from, to, card) => {
      if (from.me) return `Has ofrecido ${card} a ${to.name}`
      return to.me ? `${from.name} te ha ofrecido ${card}` : `${from.name} ha ofrecido ${card} a ${to.name}`
    },
    offerSeen: (from, card) => `La carta de ${from} era ${card}`,
    exchanged: (a, b) => {
      if (a.me || b.me) return `Has intercambiado cartas con ${a.me ? b.name : a.name}`
      return `${joined('es', [a.name, b.name])} han intercambiado cartas`
    },
    gaveOpen: (from, to, card) => {
      if (from.me) return `Has dado ${card} a ${to.name} a la vista de todos`
      return to.me
        ? `${from.name} te ha dado ${card} a la vista de todos`
        : `${from.name} ha dado ${card} a ${to.name} a la vista de todos`
    },
    got: (gave, got, from) => `Has dado ${gave} y has recibido ${got} de ${from}`,
    off: {
      door: 'Sin intercambio: hay una puerta en medio',
      quarantine: 'Sin intercambio: el siguiente jugador está en cuarentena',
      nobody: 'Sin intercambio: nadie más puede responder a la oferta',
      refused: (who) =>
        who.me ? 'Sin intercambio: has rechazado la oferta' : `Sin intercambio: ${who.name} ha rechazado la oferta`,
      superinfection: 'Sin intercambio',
      noCard: 'Sin intercambio: no había carta que dar',
    },
    redirected: (dodger, to) => {
      if (dodger.me) return `Has esquivado la oferta, que ha pasado a ${to.name}`
      return to.me
        ? `${dodger.name} ha esquivado la oferta, que ha pasado a ti`
        : `${dodger.name} ha esquivado la oferta, que ha pasado a ${to.name}`
    },
    infected: (by, who) => {
      if (who.me) return `${by.name} es La Cosa y te ha infectado`
      return by.me ? `Has infectado a ${who.name}` : `${by.name} ha infectado a ${who.name}`
    },
    passed: 'Todos han pasado una carta',
    handSeen: (by, of) => {
      if (by.me) return `Has visto la mano de ${of.name}`
      return of.me ? `${by.name} ha visto tu mano` : `${by.name} ha visto la mano de ${of.name}`
    },
    handSeenCards: (by, of, cards) => {
      if (by.me) return `Has visto la mano de ${of.name}: ${cards}`
      return of.me ? `${by.name} ha visto tu mano: ${cards}` : `${by.name} ha visto la mano de ${of.name}: ${cards}`
    },
    cardSeen: (by, of) => {
      if (by.me) return `Has visto una carta de ${of.name}`
      return of.me ? `${by.name} ha visto una de tus cartas` : `${by.name} ha visto una carta de ${of.name}`
    },
    cardSeenCard: (by, of, card) => {
      if (by.me) return `Has visto una carta de ${of.name}: ${card}`
      return of.me
        ? `${by.name} ha visto una de tus cartas: ${card}`
        : `${by.name} ha visto una carta de ${of.name}: ${card}`
    },
    handShown: (who, cards) =>
      who.me ? `Has enseñado tu mano: ${cards}` : `${who.name} ha enseñado su mano: ${cards}`,
    superinfected: (who, card) =>
      who.me
        ? `Superinfección: solo tenías cartas ${card} en la mano`
        : `Superinfección: ${who.name} solo tenía cartas ${card} en la mano`,
    revealedInfected: (who, card) =>
      who.me ? `Has enseñado una carta ${card}` : `${who.name} ha enseñado una carta ${card}`,
    revealedNothing: (who) => (who.me ? 'No has enseñado nada' : `${who.name} no ha enseñado nada`),
    burned: (by, who) => {
      if (by.me) return `Has quemado a ${who.name}`
      return who.me ? `${by.name} te ha quemado` : `${by.name} ha quemado a ${who.name}`
    },
    fell: (who) => (who.me ? 'Has quedado fuera de juego' : `${who.name} ha quedado fuera de juego`),
    swapped: (a, b) => {
      if (a.me || b.me) return `Has cambiado de sitio con ${a.me ? b.name : a.name}`
      return `${joined('es', [a.name, b.name])} han cambiado de sitio`
    },
    turnedAround: 'Se ha invertido el orden de juego',
    doorGone: (a, b) => `Ya no hay puerta entre ${between(a, b)}`,
    free: (who) => (who.me ? 'Tu cuarentena ha terminado' : `La cuarentena de ${who.name} ha terminado`),
    orderOn: (who) =>
      who.me ? 'Declaración automática activada' : `${who.name} ha activado la declaración automática`,
    orderOff: (who) =>
      who.me ? 'Declaración automática desactivada' : `${who.name} ha desactivado la declaración automática`,
    declared: (who) =>
      who.me
        ? 'Has declarado: «Soy La Cosa. No quedan humanos»'
        : `${who.name} ha declarado: «Soy La Cosa. No quedan humanos»`,
    claimed: (who, claim) => (who.me ? `Has dicho: «${claim}»` : `${who.name} ha dicho: «${claim}»`),
    over: 'La partida ha terminado',
  },
  end: {
    won: 'Has ganado',
    lost: 'Has perdido',
    over: 'La partida ha terminado',
    after: (turns) => (turns === 1 ? 'Tras 1 turno' : `Tras ${turns} turnos`),
    thingEliminated: (thing) =>
      thing.me
        ? 'Eras La Cosa y has quedado fuera de juego. Ganan los humanos que quedan.'
        : `${thing.name} era La Cosa y ha quedado fuera de juego. Ganan los humanos que quedan.`,
    thingEliminatedNobody: (thing) =>
      thing.me
        ? 'Eras La Cosa y has quedado fuera de juego. No queda ningún humano que pueda ganar.'
        : `${thing.name} era La Cosa y ha quedado fuera de juego. No queda ningún humano que pueda ganar.`,
    wrongDeclaration: (thing) =>
      thing.me
        ? 'Has declarado demasiado pronto: aún quedaba un humano. Ganan los humanos que quedan.'
        : `${thing.name} ha declarado demasiado pronto: aún quedaba un humano. Ganan los humanos que quedan.`,
    thingAlone: (thing) =>
      thing.me
        ? 'No quedan humanos y no se eliminó a ninguno. Eras La Cosa y la victoria es solo tuya.'
        : `No quedan humanos y no se eliminó a ninguno. ${thing.name} era La Cosa y gana en solitario.`,
    infection: (thing) =>
      thing.me
        ? 'No quedan humanos. Eras La Cosa y ganas con los infectados.'
        : `No quedan humanos. ${thing.name} era La Cosa y gana con los infectados.`,
    infectionAlone: (thing) =>
      thing.me
        ? 'No quedan humanos. Eras La Cosa y has ganado.'
        : `No quedan humanos. ${thing.name} era La Cosa y ha ganado.`,
    lastLoses: (who) =>
      who.me
        ? 'El último contagio fue el tuyo: no compartes la victoria.'
        : `El último contagio fue el de ${who.name}, que no comparte la victoria.`,
    who: 'Quién era quién',
    hand: 'Última mano',
    winner: 'victoria',
    eliminated: 'fuera de juego',
    infectedTurn: (n) => `contagio en el turno ${n}`,
    lastInfected: 'el último contagio',
    timeline: 'Cómo se extendió',
    dealt: (who) => (who.me ? 'Recibiste La Cosa' : `${who.name} recibió La Cosa`),
    infects: (by, who) => {
      if (by.me) return `Infectaste a ${who.name}`
      return who.me ? `${by.name} te infectó` : `${by.name} infectó a ${who.name}`
    },
    begun: (who) => (who.me ? 'Ya eras de los infectados' : `${who.name} ya era de los infectados`),
    burns: (by, who, role) => {
      if (by.me) return `Quemaste a ${who.name} (${role})`
      return who.me ? `${by.name} te quemó (tu rol: ${role})` : `${by.name} quemó a ${who.name} (${role})`
    },
    falls: (who, role) =>
      who.me ? `Caíste por superinfección (${role})` : `${who.name} cayó por superinfección (${role})`,
    declares: (who) => (who.me ? 'Declaraste que no quedaban humanos' : `${who.name} declaró que no quedaban humanos`),
    turn: (n) => `Turno ${n}`,
    nobodyInfected: 'No hubo ningún contagio.',
    opening: 'Se descubren las cartas de todos…',
    again: 'Jugar otra vez',
    hostAgain: 'Abrir otra mesa',
    home: 'Inicio',
  },
  /** The names of the printed Spanish edition. */
  cards: {
    theThing: {
      name: 'La Cosa',
      line: 'Eres tú. Nunca sale de tu mano.',
      more: 'Quien recibe esta carta es La Cosa. No puedes jugarla, descartarla ni darla. Da cartas «¡Infectado!» para poner a los demás de tu parte.',
      example:
        'Ana es La Cosa. En un intercambio le da «¡Infectado!» a Bruno. Ahora Bruno está infectado, y solo lo saben los dos.',
    },
    infected: {
      name: '¡Infectado!',
      line: 'Infecta a los humanos, pero solo si la da La Cosa.',
      more: 'Robarla no tiene efecto. Un humano que la recibe de La Cosa en un intercambio queda infectado para toda la partida. La Cosa puede dársela a cualquiera. Los humanos no pueden darla. Un infectado conserva siempre una, y las que le sobren solo puede dárselas a La Cosa.',
      example: 'Carla roba «¡Infectado!» y sigue siendo humana. Puede descartar la carta, pero no dársela a nadie.',
    },
    flamethrower: {
      name: 'Lanzallamas',
      line: 'Quema a un vecino: queda fuera de juego.',
      more: 'Apunta a un vecino si no hay una puerta entre los dos. Puede responder con «¡Nada de barbacoas!». Nadie descubre el rol de quien arde, salvo que fuera La Cosa: entonces acaba la partida. En cuarentena no puedes jugarlo.',
      example:
        'Ana quema a Bruno. Sus cartas van boca abajo a la pila de descartes, su sitio se cierra, y ahora la vecina de Ana es Carla.',
    },
    analysis: {
      name: 'Análisis',
      line: 'Mira toda la mano de un vecino.',
      more: 'Ves todas las cartas de un vecino si no hay una puerta entre los dos. No puede negarse. Tú decides qué cuentas a los demás.',
      example: 'Ana juega «Análisis» sobre Bruno y ve «¡Infectado!». ¿La ha robado, o se la ha dado La Cosa?',
    },
    axe: {
      name: 'Hacha',
      line: 'Quita una puerta o una cuarentena cercana.',
      more: ({ axeReach }) =>
        axeReach === 'allAroundTarget'
          ? 'Derriba una puerta junto a ti o junto a un vecino a tu alcance. O acaba con una cuarentena: la tuya o la de un vecino a tu alcance.'
          : 'Derriba una puerta junto a ti. O acaba con una cuarentena: la tuya o la de un vecino a tu alcance.',
      example: 'Hay una puerta entre Ana y Bruno. Ana la derriba, y en el mismo turno intercambia con Bruno.',
    },
    suspicion: {
      name: 'Sospecha',
      line: 'Mira una carta al azar de un vecino.',
      more: ({ suspicionTarget }) =>
        suspicionTarget === 'told'
          ? 'Ves una carta al azar de un vecino si no hay una puerta entre los dos. Esa persona sabe cuál has visto; los demás no.'
          : 'Ves una carta al azar de un vecino si no hay una puerta entre los dos. Solo tú sabes cuál.',
      example: 'Ana ve un Whisky en la mano de Bruno. Las otras tres cartas siguen siendo una incógnita.',
    },
    whisky: {
      name: 'Whisky',
      line: 'Enseña a todos tu mano.',
      more: 'Todos ven las cartas que te quedan. Es la forma más clara de demostrar algo, o de delatarse.',
      example: 'Bruno enseña cuatro cartas inofensivas. En este momento todos saben que es humano.',
    },
    resolute: {
      name: 'Determinación',
      line: 'Roba tres cartas, quédate con una y sigue.',
      more: 'Roba tres cartas, saltando las de ¡Pánico! Quédate con una y descarta las otras dos. Después juega o descarta una carta como siempre.',
      example:
        'Ana roba un Lanzallamas, un Hacha y un Whisky. Se queda con el Lanzallamas y quema a Bruno en el mismo turno.',
    },
    watchYourBack: {
      name: 'Vigila tus espaldas',
      line: 'Invierte el orden de juego.',
      more: 'Hace efecto al momento: intercambias con el jugador del otro lado, y el siguiente turno es suyo.',
      example:
        'Se juega en el sentido de las agujas del reloj. Ana lo invierte: intercambia con Diego, a su derecha, y no con Bruno.',
    },
    changePlaces: {
      name: '¡Cambio de lugar!',
      line: 'Cambia de sitio con un vecino.',
      more: 'Elige a un vecino si no hay una puerta entre los dos y ninguno está en cuarentena. Puede responder con «Aquí estoy bien». Las puertas se quedan donde están.',
      example: 'Ana y Bruno cambian de sitio. Ahora Ana intercambia con Carla, y Bruno pierde su turno.',
    },
    youdBetterRun: {
      name: '¡Más vale que corras!',
      line: 'Cambia de sitio con cualquiera.',
      more: 'Elige a cualquiera, incluso a través de puertas, si ninguno de los dos está en cuarentena. Puede responder con «Aquí estoy bien».',
      example: 'Ana no se fía de sus vecinos. Cambia de sitio con Diego, al otro lado del círculo.',
    },
    seduction: {
      name: 'Seducción',
      line: 'Intercambia con cualquiera. Tu turno acaba.',
      more: (rules) =>
        `Elige a cualquiera que no esté en cuarentena, ${beyondDoors(rules)}, e intercambia una carta. Puede negarse con una carta de defensa. En este turno no haces otro intercambio.`,
      example: 'La Cosa se salta a tres jugadores y ofrece una carta a Diego.',
    },
    scary: {
      name: 'Aterrador',
      line: 'Rechaza un intercambio y mira la carta.',
      more: 'Juégala cuando te ofrezcan una carta: la ves, y no se intercambia nada. Después robas una carta.',
      example: 'Ana ofrece «¡Infectado!» a Bruno. Él juega «Aterrador», ve la carta y sabe quién es La Cosa.',
    },
    imComfortable: {
      name: 'Aquí estoy bien',
      line: 'Quédate donde estás.',
      more: 'Juégala cuando alguien quiera cambiar de sitio contigo: te quedas. Después robas una carta. No sirve contra el ¡Pánico!',
      example: 'Ana juega «¡Más vale que corras!» sobre Bruno. Él responde con «Aquí estoy bien», y nadie se mueve.',
    },
    noThanks: {
      name: '¡No, gracias!',
      line: 'Rechaza un intercambio.',
      more: 'Juégala cuando te ofrezcan una carta: no se intercambia nada. Después robas una carta.',
      example:
        'Ana ofrece una carta a Bruno. Él juega «¡No, gracias!». Ella se queda con la suya, y nadie sabe cuál era.',
    },
    missed: {
      name: '¡Fallaste!',
      line: 'Esquiva: intercambia el jugador siguiente.',
      more: ({ immuneAfterMissed, missedAtInitiator }) =>
        `Juégala cuando te ofrezcan una carta: la oferta pasa al jugador que va después de ti${immuneAfterMissed === 'newPartner' ? ', que no puede infectarse con ella' : ', y el intercambio no puede infectar a ninguno de los dos'}. Si hay una puerta por medio, o si ese jugador está en cuarentena, no hay intercambio. ${missedAtInitiator === 'skip' ? 'Se salta a quien hizo la oferta.' : 'Tampoco lo hay si el siguiente es quien hizo la oferta.'} Después robas una carta.`,
      example: 'Ana ofrece una carta a Bruno. Él la esquiva, y le toca responder a Carla.',
    },
    noBarbecue: {
      name: '¡Nada de barbacoas!',
      line: 'Sobrevive a un Lanzallamas.',
      more: 'Juégala cuando alguien te apunte con un Lanzallamas: sigues en juego. Después robas una carta.',
      example: 'Bruno se salva. Ana ha gastado su Lanzallamas, y aún tiene que intercambiar con él.',
    },
    quarantine: {
      name: 'Cuarentena',
      line: ({ quarantineTurns }) => `Un vecino juega ${turns(quarantineTurns)} turnos a la vista de todos.`,
      more: ({ quarantineTurns }) =>
        `Ponla delante de un vecino si no hay una puerta entre los dos. Durante ${turns(quarantineTurns)} de sus turnos, todos ven las cartas que roba, descarta y da. En cuarentena no se puede quemar a nadie ni cambiar de sitio.`,
      example: 'Bruno está en cuarentena. Todos ven que le da un Whisky a Carla, pero no lo que recibe.',
    },
    barredDoor: {
      name: 'Puerta atrancada',
      line: 'Cierra el paso hacia un vecino.',
      more: 'Ponla entre un vecino y tú. Las cartas dirigidas a un vecino no atraviesan una puerta, y el intercambio de fin de turno tampoco. Se queda ahí aunque los jugadores se muevan.',
      example: 'Hay una puerta entre Ana y Bruno. Al final de su turno, Ana no intercambia con nadie.',
    },
    /** Panic cards have no printed name in our source: these are Selva’s own. */
    rottenRopes: {
      name: 'Cuerdas podridas',
      line: 'Acaban todas las cuarentenas.',
      more: 'Se descartan todas las cartas de Cuarentena de la mesa. Las puertas se quedan.',
      example: 'Bruno y Diego estaban en cuarentena. Desde ahora, sus cartas vuelven a estar ocultas.',
    },
    oneTwo: {
      name: 'Uno, dos…',
      line: 'Cambia de sitio con el tercer jugador de un lado.',
      more: 'Elige izquierda o derecha y cambia de sitio con el tercer jugador de ese lado, incluso a través de puertas. Nadie se mueve si uno de los dos está en cuarentena o si quedan menos de cuatro jugadores.',
      example: 'Ana cuenta a Bruno, Carla y Diego a su izquierda. Cambia de sitio con Diego.',
    },
    threeFour: {
      name: 'Tres, cuatro…',
      line: 'Se retiran todas las puertas.',
      more: 'Se descartan todas las puertas de la mesa. Las cuarentenas se quedan.',
      example: 'Ya no hay puerta entre Ana y Bruno: al final de este turno intercambian.',
    },
    soThisIsTheParty: {
      name: '¿Es aquí la fiesta?',
      line: 'Fuera puertas y cuarentenas; cambio por parejas.',
      more: 'Se descartan todas las puertas y cuarentenas. Después se cambia de sitio por parejas, en el sentido de las agujas del reloj desde quien ha robado la carta: los dos primeros, los dos siguientes y así sucesivamente.',
      example: 'Ana cambia de sitio con Bruno, y Carla con Diego. Elena se queda sin pareja y no se mueve.',
    },
    getOutOfHere: {
      name: '¡Sal de aquí!',
      line: 'Cambia de sitio con quien quieras.',
      more: (rules) =>
        `Elige a cualquiera que no esté en cuarentena, ${beyondDoors(rules)}, y cámbiale el sitio. No puede negarse. Si estás en cuarentena, no pasa nada.`,
      example: 'Ana elige a Diego y ocupa su sitio, al otro lado del círculo.',
    },
    forgetful: {
      name: 'Olvidadizo',
      line: 'Quédate con una carta, descarta el resto y roba.',
      more: 'Quédate con una carta, descarta las demás y roba otras tantas. La Cosa se queda con la suya. Un infectado se queda con una carta «¡Infectado!».',
      example: 'Ana se queda con el Lanzallamas y roba tres cartas nuevas.',
    },
    roundAndRound: {
      name: 'Vuelta y vuelta',
      line: 'Todos pasan una carta a la vez.',
      more: 'Cada jugador elige una carta para el siguiente, y todas pasan a la vez. Ni puertas, ni cuarentenas, ni cartas de defensa lo impiden. Después acaba el turno.',
      example: 'La Cosa le pasa «¡Infectado!» a Bruno. Solo se enteran los dos.',
    },
    cantWeBeFriends: {
      name: '¿No podemos ser amigos?',
      line: 'Intercambia una carta con quien quieras.',
      more: (rules) =>
        `Elige a cualquiera que no esté en cuarentena, ${beyondDoors(rules)}, e intercambia una carta. Puede negarse con una carta de defensa. Después viene tu intercambio habitual.`,
      example: 'Ana intercambia con Diego y luego, como siempre, con Bruno.',
    },
    blindDate: {
      name: 'Cita a ciegas',
      line: 'Intercambia una carta con el mazo.',
      more: ({ blindDateCard }) =>
        blindDateCard === 'deck'
          ? 'Elige una carta, roba una y pon la tuya encima del mazo: la robará el siguiente jugador. El turno acaba sin otro intercambio.'
          : 'Elige una carta, roba una y pon la tuya boca abajo en la pila de descartes. El turno acaba sin otro intercambio.',
      example: ({ blindDateCard }) =>
        blindDateCard === 'deck'
          ? 'Ana se libra de «¡Infectado!». La roba Bruno, que sigue siendo humano.'
          : 'Ana se libra de «¡Infectado!», y nadie lo ve.',
    },
    ooops: {
      name: '¡Ups!',
      line: 'Enseña a todos tu mano.',
      more: 'Quien roba esta carta enseña todas las cartas de su mano.',
      example: 'Bruno tiene que enseñar «¡Infectado!». ¿La ha robado, o se la ha dado La Cosa?',
    },
    betweenUs: {
      name: 'Que quede entre nosotros…',
      line: 'Enseña tu mano a un vecino.',
      more: 'Elige a un vecino si no hay una puerta entre los dos. Solo esa persona ve tus cartas.',
      example: 'Ana enseña su mano a Bruno. Ahora él puede responder por ella, si alguien le cree.',
    },
    revelations: {
      name: 'Revelaciones',
      line: 'Por turnos, cada uno puede enseñar su mano.',
      more: 'Empieza quien roba la carta y se sigue el orden de juego: cada jugador enseña su mano, o solo una carta «¡Infectado!», o nada. Se acaba en cuanto se ve una carta «¡Infectado!».',
      example: 'Ana enseña su mano, Bruno no enseña nada, Carla enseña «¡Infectado!». Ahí se acaba.',
    },
  },
}
