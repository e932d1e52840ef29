import type { StayAwayReviewWords } from './en.ts'

export const es: StayAwayReviewWords = {
  working: 'Calculando lo que cada cual podía saber…',
  failed: 'No se ha podido analizar esta partida.',
  eyes: 'Con los ojos de',
  shown: 'Probabilidades de',
  shows: { both: 'Ambos', thing: 'La Cosa', infected: 'Infectados' },
  truth: 'verdad',
  theseEyes: 'estos ojos',
  way: 'El camino del contagio',
  inTurn: (turn) => `turno ${turn}`,
  why: (name) => `Qué fue de ${name}`,
  infectedBy: (by, name, turn) => `${by} infectó a ${name} en el turno ${turn}.`,
  knownBefore: (name, by, chance) =>
    `Justo antes, ${name} podía dar una probabilidad del ${chance} a que ${by} fuera La Cosa.`,
  couldRefuse: (name, cards) => `${name} tenía ${cards} y podía haberse negado.`,
  noRefusal: (name) => `${name} no tenía ninguna carta con la que negarse.`,
  burnedBy: (by, name, turn) => `${by} quemó a ${name} en el turno ${turn}.`,
  burnKnown: (by, name, chance) =>
    `Justo antes, ${by} podía dar una probabilidad del ${chance} a que ${name} fuera La Cosa o de los infectados.`,
  bothHuman: 'Ambos eran humanos.',
  sameSide: 'Eran del mismo bando.',
  fell: (name, turn) => `${name} cayó por superinfección en el turno ${turn}.`,
  clue: {
    thing: (subject, turn, name, before, after) =>
      `La mejor pista es del turno ${turn}. ${subject}: la probabilidad de que ${name} sea La Cosa pasó del ${before} al ${after}.`,
    infected: (subject, turn, name, before, after) =>
      `La mejor pista es del turno ${turn}. ${subject}: la probabilidad de que ${name} sea de los infectados pasó del ${before} al ${after}.`,
  },
  wasThing: (name, n) =>
    n === 0
      ? `${name} era La Cosa y no infectó a nadie.`
      : `${name} era La Cosa e infectó a ${n === 1 ? '1 jugador' : `${n} jugadores`}.`,
  seemed: (name, chance) =>
    `De media, los humanos daban una probabilidad del ${chance} a que ${name} fuera La Cosa o de los infectados.`,
  refused: (name, from, card, turn) =>
    `${name} rechazó una carta ¡Infectado! de ${from} con ${card} en el turno ${turn}.`,
  humanToTheEnd: (name) => `${name} siguió siendo de los humanos hasta el final.`,
  thingBurned: (by, thing, turn) => `${by} quemó a La Cosa, ${thing}, en el turno ${turn}.`,
  tooEarly: (thing) => `${thing} declaró que no quedaban humanos, pero quedaba uno.`,
  lastLoses: (name) => `El último contagio fue el de ${name}, que no comparte la victoria.`,
  alone: (thing) => `${thing} ganó en solitario.`,
  key: 'Contagios y fuego',
  noKey: 'No hubo contagios ni fuego.',
  infects: (by, name) => `${by} infecta a ${name}`,
  burns: (by, name) => `${by} quema a ${name}`,
  burnsHuman: (by, name) => `${by} quema a ${name}, del bando humano`,
  survives: (by, name) => `${name} sobrevive al Lanzallamas de ${by}`,
  claims: 'Afirmaciones falsas',
  believed: 'creídas',
  noClaims: 'Nadie dijo nada falso.',
  claim: (name, claim, turn) => `${name}: «${claim}», turno ${turn}`,
  wrongGuess: 'una suposición errónea, no una mentira',
  unheard: 'ningún humano la oyó',
  fromTo: (before, after) => `del ${before} al ${after}`,
  movedMost: (name) => `Lo que más hizo dudar a ${name}`,
  notMoved: (name) => `Nada le dijo mucho a ${name}.`,
  isThing: (name) => `${name}: La Cosa`,
  isInfected: (name) => `${name}: contagio`,
  told: (name) => `Lo que le dijo a ${name}`,
  toldNothing: (subject, name) => `${subject}: nada nuevo para ${name}.`,
  change: {
    thing: (subject, name, before, after) =>
      `${subject}: la probabilidad de que ${name} sea La Cosa pasó del ${before} al ${after}.`,
    infected: (subject, name, before, after) =>
      `${subject}: la probabilidad de que ${name} sea de los infectados pasó del ${before} al ${after}.`,
  },
  gaveAway: 'Lo que reveló',
  gave: (subject, name, before, after) =>
    `${subject}: de media, para los humanos la probabilidad de que ${name} sea La Cosa o de los infectados pasó del ${before} al ${after}.`,
  gaveNothing: (subject) => `${subject}: nada nuevo para los humanos.`,
  deeds: {
    exchange: (a, b) => `El intercambio entre ${a} y ${b}`,
    refusal: (a, b) => `La negativa de ${a} a la carta de ${b}`,
    offer: (a, b) => `La carta descubierta que ${a} ofreció a ${b}`,
    look: (a, b) => `La mirada de ${a} a la mano de ${b}`,
    peek: (a, b) => `La mirada de ${a} a una carta de ${b}`,
    fire: (a, b) => `El Lanzallamas de ${a} contra ${b}`,
    quarantine: (a, b) => `La Cuarentena de ${a} para ${b}`,
    door: (a, b) => `La puerta de ${a} hacia ${b}`,
    shown: (a) => `La mano que enseñó ${a}`,
    revealed: (a) => `Lo que enseñó ${a}`,
    fell: (a) => `La superinfección de ${a}`,
    burned: (_, b) => `El final de ${b}`,
    passed: () => 'Las cartas que pasaron todos',
    claim: (a) => `Lo que dijo ${a}`,
  },
  seemedTo: (name) => `Quién parecía qué a ${name}`,
  was: 'era',
  certain: 'seguro',
  out: 'fuera de juego',
  figures: (human, infected, thing) => `Humano ${human}, infectado ${infected}, La Cosa ${thing}.`,
  truly: {
    human: 'En realidad, de los humanos.',
    infected: 'En realidad, de los infectados.',
    thing: 'En realidad, La Cosa.',
  },
  awards: 'Premios',
  noAwards: 'Nadie ganó un premio.',
  liar: 'Mejor mentira',
  bloodhound: 'Sabueso',
  narrow: 'Por los pelos',
  disguise: 'Mejor disfraz',
  more: {
    liar: 'Todas las mentiras',
    bloodhound: 'Todas las acusaciones y el fuego',
    narrow: 'Todos los contagios rechazados',
    disguise: 'La Cosa y los infectados',
  },
  liarFigure: (chance) => `creída al ${chance}`,
  houndFigure: (right, all) => `${right} de ${all} con acierto`,
  narrowFigure: (chance) => `sospecha del ${chance}`,
  disguiseFigure: (chance) => `sospecha del ${chance}`,
  hunt: {
    fire: (name, turn, chance) => `Lanzallamas a ${name}, turno ${turn}: probabilidad del ${chance}`,
    claim: (name, turn, chance) => `Acusación a ${name}, turno ${turn}: probabilidad del ${chance}`,
  },
  right: 'con acierto',
  wrong: 'sin acierto',
  miss: (name, from, turn, chance) => `${name} rechazó a ${from}, turno ${turn}: sospecha del ${chance}`,
  disguised: (name, turns, chance) =>
    `${name}: sospecha del ${chance} en ${turns === 1 ? '1 turno' : `${turns} turnos`}`,
  copy: 'Copiar la frase',
  copied: 'Copiada',
  headline: {
    framed: (liar, victim, by, turn) =>
      `La mentira de ${liar} en el turno ${turn} le salió cara a ${victim}: ${by} quemó a un humano.`,
    found: (by, thing, chance) => `${by} quemó a La Cosa: ${thing}, con una probabilidad del ${chance}.`,
    blind: (by, thing, chance) => `${by} quemó a La Cosa: ${thing}, con una probabilidad de solo el ${chance}.`,
    mistaken: (by, victim, chance) =>
      `${by} quemó a ${victim}, del bando humano: la probabilidad de que fuera La Cosa era solo del ${chance}.`,
    believed: (liar, claim, chance) => `«${claim}», decía ${liar}: era mentira, y se creyó al ${chance}.`,
    spread: (thing, n, last, chance) =>
      `${thing} infectó a ${n === 1 ? '1 jugador' : `${n} jugadores`}: al final, a ${last}, que lo veía venir con una probabilidad del ${chance}.`,
    narrow: (name, from, chance) => `${name} rechazó ¡Infectado! de ${from} sin más que una sospecha del ${chance}.`,
    early: (thing) => `${thing} declaró demasiado pronto: quedaba un humano.`,
    quiet: 'Nadie ardió por error y nadie se creyó una mentira.',
  },
  method:
    'Todas las probabilidades se deducen de lo que cada cual había visto y oído hasta entonces, nunca de cómo acabó la partida. Suponen jugadores que actúan como nuestros bots: son estimaciones.',
}
