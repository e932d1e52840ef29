import type { EscapeReviewWords } from './en.ts'

const named = (sectors: readonly string[]): string => sectors.join(' y ')

export const es: EscapeReviewWords = {
  working: 'Calculando lo que cada cual podía saber…',
  failed: 'No se ha podido analizar esta partida.',
  eyes: 'Con los ojos de',
  shown: 'Probabilidades de',
  all: 'Todos los rivales',
  less: 'menos',
  likely: 'probable',
  truth: 'verdad',
  why: (name) => `Qué fue de ${name}`,
  killed: (victim, killer, sector, round) => `${killer} eliminó a ${victim} en ${sector} en la ronda ${round}.`,
  chanceBefore: (killer, victim, chance) =>
    `Antes del ataque, ${killer} podía dar una probabilidad del ${chance} a que ${victim} estuviera allí.`,
  friend: 'Eran del mismo bando.',
  mostAway: (subject, round, before, after) =>
    `${subject} en la ronda ${round} fue la mejor pista: del ${before} al ${after}.`,
  escaped: (name, hatch, round) => `${name} escapó por la ${hatch} en la ronda ${round}.`,
  expected: (chance) => `De media, los aliens podían dar a ese lugar una probabilidad del ${chance}.`,
  greenCard: (odds) => `Suerte: la probabilidad de una carta verde era del ${odds}.`,
  redCard: (name, hatch, round, odds) =>
    `${name} robó una carta roja en la ${hatch} en la ronda ${round}. Suerte: la probabilidad de una carta verde era del ${odds}.`,
  aboard: (name) => `${name} seguía a bordo al acabar la partida.`,
  hunts: (name, attacks, hits, expected) =>
    `Ataques de ${name}: ${attacks}. Con acierto: ${hits}; esperables, por lo que ${name} podía saber: ${expected}.`,
  noAttacks: (name) => `${name} no atacó nunca.`,
  key: 'Momentos clave',
  noKey: 'No se encontró a nadie y nadie llegó a una escotilla.',
  finds: (killer, victim) => `${killer} encuentra a ${victim}`,
  mistakes: (killer, victim) => `${killer} elimina a ${victim}, de su bando`,
  getsOut: (name) => `${name} escapa`,
  redFor: (name) => `Carta roja para ${name}`,
  inRound: (round) => `ronda ${round}`,
  lies: 'Mentiras',
  believed: 'creídas',
  noLies: 'Nadie anunció un sector falso.',
  lie: (name, sectors, round) => `${name}: ${named(sectors)}, ronda ${round}`,
  followed: (n) => (n === 1 ? '1 rival fue hacia allí' : `${n} rivales fueron hacia allí`),
  seemed: (name) => `Quién parecía alien a ${name}`,
  certain: { alien: 'seguro', human: 'humano' },
  gone: 'no a bordo',
  places: (name) => `Dónde parecía estar ${name}`,
  placesOfAll: 'Dónde parecían estar los rivales',
  nowhere: 'Ninguna probabilidad superior al 1 %.',
  chances: (list) => `${list.join(', ')}.`,
  chance: (sector, chance) => `${sector} ${chance}`,
  truly: (name, sector, chance) => `${name} estaba en ${sector}: ${chance}`,
  gaveAway: 'Lo que reveló',
  place: (subject, name, before, after) =>
    `${subject}: para los demás, la probabilidad del sector real de ${name} pasó del ${before} al ${after}.`,
  samePlace: (subject, name, chance) =>
    `${subject}: nada nuevo sobre el sector real de ${name}, ${chance} antes y después.`,
  alien: (name, before, after) => `La probabilidad de que ${name} sea alien pasó del ${before} al ${after}.`,
  news: {
    noise: (sectors) => `El ruido en ${named(sectors)}`,
    twoNoises: (sectors) => `Los dos ruidos en ${named(sectors)}`,
    silence: () => 'El silencio',
    attack: (sectors) => `El ataque en ${named(sectors)}`,
    item: (items) => `El uso de ${named(items)}`,
    spotlight: () => 'El Foco',
    sensor: () => 'El Sensor',
    teleport: () => 'El Teletransporte',
  },
  awards: 'Premios',
  noAwards: 'Nadie ganó un premio.',
  liar: 'Mejor mentira',
  bloodhound: 'Sabueso',
  lucky: 'Fuga con más suerte',
  figures: { liar: 'Todas las mentiras', bloodhound: 'Todos los ataques', lucky: 'Todos los intentos de escapar' },
  liarFigure: (chance) => `creída al ${chance}`,
  houndFigure: (found, attacks) =>
    `${found === 1 ? '1 hallazgo' : `${found} hallazgos`}, ${attacks === 1 ? '1 ataque' : `${attacks} ataques`}`,
  luckyFigure: (odds) => `probabilidad del ${odds}`,
  attack: (sector, round, chance, found) =>
    `${sector}, ronda ${round}: probabilidad del ${chance}, ${found === 1 ? '1 hallazgo' : `${found} hallazgos`}`,
  attempt: {
    escaped: (hatch, round, odds) => `${hatch}, ronda ${round}: probabilidad del ${odds}, escapó`,
    red: (hatch, round, odds) => `${hatch}, ronda ${round}: probabilidad del ${odds}, carta roja`,
  },
  copy: 'Copiar la frase',
  copied: 'Copiada',
  headline: {
    lured: (name, sectors, round, n) =>
      `La mentira de ${name} en la ronda ${round} atrajo a ${n === 1 ? '1 rival' : `${n} rivales`} hacia ${named(sectors)}.`,
    lucky: (name, hatch, odds) => `${name} escapó por la ${hatch} con una probabilidad del ${odds}.`,
    blind: (killer, victim, sector, chance) =>
      `${killer} encontró a ${victim} en ${sector}, donde la probabilidad de encontrar a alguien era solo del ${chance}.`,
    believed: (name, sectors, round, chance) =>
      `La mentira de ${name} sobre ${named(sectors)} en la ronda ${round} fue creída al ${chance}.`,
    found: (killer, victim, sector, chance) =>
      `${killer} encontró a ${victim} en ${sector} con una probabilidad del ${chance}.`,
    escaped: (name, hatch) => `${name} escapó por la ${hatch}.`,
    quiet: 'No se encontró a nadie ni se creyó ninguna mentira.',
  },
  method:
    'Todas las probabilidades se deducen de lo que cada cual había visto hasta entonces, nunca de cómo acabó la partida. Suponen jugadores que se mueven como nuestros bots: son estimaciones.',
}
