import type { EscapeReviewWords } from './en.ts'

const named = (sectors: readonly string[]): string => sectors.join(' e ')

export const pt: EscapeReviewWords = {
  working: 'A calcular o que cada pessoa podia saber…',
  failed: 'Não foi possível analisar este jogo.',
  eyes: 'Pelos olhos de',
  shown: 'Probabilidades de',
  all: 'Todos os adversários',
  less: 'menos',
  likely: 'provável',
  truth: 'verdade',
  why: (name) => `O que aconteceu a ${name}`,
  killed: (victim, killer, sector, round) => `${killer} eliminou ${victim} em ${sector} na ronda ${round}.`,
  chanceBefore: (killer, victim, chance) =>
    `Antes do ataque, ${killer} podia dar a ${victim} uma probabilidade de ${chance} de estar ali.`,
  friend: 'Eram do mesmo lado.',
  mostAway: (subject, round, before, after) =>
    `${subject} na ronda ${round} foi a melhor pista: de ${before} para ${after}.`,
  escaped: (name, hatch, round) => `${name} fugiu pela ${hatch} na ronda ${round}.`,
  expected: (chance) => `Em média, os extraterrestres podiam dar a esse lugar uma probabilidade de ${chance}.`,
  greenCard: (odds) => `Sorte: a probabilidade de uma carta verde era de ${odds}.`,
  redCard: (name, hatch, round, odds) =>
    `${name} biscou uma carta vermelha na ${hatch} na ronda ${round}. Sorte: a probabilidade de uma carta verde era de ${odds}.`,
  aboard: (name) => `${name} ainda estava a bordo quando o jogo acabou.`,
  hunts: (name, attacks, hits, expected) =>
    `Ataques de ${name}: ${attacks}. Certeiros: ${hits}; de esperar, pelo que ${name} podia saber: ${expected}.`,
  noAttacks: (name) => `${name} nunca atacou.`,
  key: 'Momentos decisivos',
  noKey: 'Ninguém foi encontrado e ninguém chegou a uma escotilha.',
  finds: (killer, victim) => `${killer} encontra ${victim}`,
  mistakes: (killer, victim) => `${killer} elimina ${victim}, do mesmo lado`,
  getsOut: (name) => `${name} foge`,
  redFor: (name) => `Carta vermelha para ${name}`,
  inRound: (round) => `ronda ${round}`,
  lies: 'Mentiras',
  believed: 'credibilidade',
  noLies: 'Ninguém anunciou um setor falso.',
  lie: (name, sectors, round) => `${name}: ${named(sectors)}, ronda ${round}`,
  followed: (n) => (n === 1 ? '1 adversário foi para esse lado' : `${n} adversários foram para esse lado`),
  seemed: (name) => `Quem parecia extraterrestre a ${name}`,
  certain: { alien: 'certo', human: 'humano' },
  gone: 'fora da nave',
  places: (name) => `Onde parecia estar ${name}`,
  placesOfAll: 'Onde pareciam estar os adversários',
  nowhere: 'Nenhuma probabilidade acima de 1%.',
  chances: (list) => `${list.join(', ')}.`,
  chance: (sector, chance) => `${sector} ${chance}`,
  truly: (name, sector, chance) => `${name} estava em ${sector}: ${chance}`,
  gaveAway: 'O que revelou',
  place: (subject, name, before, after) =>
    `${subject}: para os outros, a probabilidade do verdadeiro setor de ${name} passou de ${before} para ${after}.`,
  samePlace: (subject, name, chance) =>
    `${subject}: nada de novo sobre o verdadeiro setor de ${name}, ${chance} antes e depois.`,
  alien: (name, before, after) => `A probabilidade de ${name} ser extraterrestre passou de ${before} para ${after}.`,
  news: {
    noise: (sectors) => `O ruído em ${named(sectors)}`,
    twoNoises: (sectors) => `Os dois ruídos em ${named(sectors)}`,
    silence: () => 'O silêncio',
    attack: (sectors) => `O ataque em ${named(sectors)}`,
    item: (items) => `O uso de ${named(items)}`,
    spotlight: () => 'O Foco',
    sensor: () => 'O Sensor',
    teleport: () => 'O Teletransporte',
  },
  awards: 'Prémios',
  noAwards: 'Ninguém ganhou um prémio.',
  liar: 'Melhor mentira',
  bloodhound: 'Cão de caça',
  lucky: 'Fuga com mais sorte',
  figures: { liar: 'Todas as mentiras', bloodhound: 'Todos os ataques', lucky: 'Todas as tentativas de fuga' },
  liarFigure: (chance) => `credibilidade de ${chance}`,
  houndFigure: (found, attacks) =>
    `${found === 1 ? '1 achado' : `${found} achados`}, ${attacks === 1 ? '1 ataque' : `${attacks} ataques`}`,
  luckyFigure: (odds) => `probabilidade de ${odds}`,
  attack: (sector, round, chance, found) =>
    `${sector}, ronda ${round}: probabilidade de ${chance}, ${found === 1 ? '1 achado' : `${found} achados`}`,
  attempt: {
    escaped: (hatch, round, odds) => `${hatch}, ronda ${round}: probabilidade de ${odds}, fugiu`,
    red: (hatch, round, odds) => `${hatch}, ronda ${round}: probabilidade de ${odds}, carta vermelha`,
  },
  copy: 'Copiar a frase',
  copied: 'Copiada',
  headline: {
    lured: (name, sectors, round, n) =>
      `A mentira de ${name} na ronda ${round} atraiu ${n === 1 ? '1 adversário' : `${n} adversários`} para ${named(sectors)}.`,
    lucky: (name, hatch, odds) => `${name} fugiu pela ${hatch} com uma probabilidade de ${odds}.`,
    blind: (killer, victim, sector, chance) =>
      `${killer} encontrou ${victim} em ${sector}, onde a probabilidade de encontrar alguém era só de ${chance}.`,
    believed: (name, sectors, round, chance) =>
      `A mentira de ${name} sobre ${named(sectors)} na ronda ${round} teve uma credibilidade de ${chance}.`,
    found: (killer, victim, sector, chance) =>
      `${killer} encontrou ${victim} em ${sector} com uma probabilidade de ${chance}.`,
    escaped: (name, hatch) => `${name} fugiu pela ${hatch}.`,
    quiet: 'Ninguém foi encontrado e ninguém acreditou em mentiras.',
  },
  method:
    'Todas as probabilidades resultam do que cada pessoa tinha visto até então, nunca de como o jogo acabou. Supõem jogadores que se movem como os nossos bots: são estimativas.',
}
