import type { EscapeScenarioWords } from './en.ts'

export const pt: EscapeScenarioWords = {
  from: 'Baseado em',
  codes: 'Regras de cenário',
  zones: 'Zonas',
  zonesHelp: 'As zonas para as quais foi pensado. O anfitrião pode escolher outras.',
  half: 'Metade de vocês são humanos e metade são extraterrestres. Se forem em número ímpar, há mais um extraterrestre.',
  solve: { on: 'Ativar', off: 'Desativar', reset: 'Repor', zone: 'Retirar a zona' },
  faults: {
    codeB6: (name, code) => `Precisa de «${name}» (${code}): sem humanos, ninguém poderia ganhar.`,
    startsApart: 'Alguns jogadores nunca se podem encontrar.',
    neverDealt: 'Ninguém recebe esta personagem: pertence à segunda tripulação.',
    noHatchCards: 'Não há cartas de escotilha por onde escolher.',
    itemsNotFound: 'Nenhuma carta dá objetos, por isso ninguém recebe nenhum.',
    itemsGone: 'Há cartas que dão objetos, mas não há nenhum no jogo.',
    switchIdle: 'Com as outras regras, não muda nada.',
    roundsShort: (n) =>
      n === 1
        ? 'Nenhum humano consegue chegar a uma escotilha numa ronda.'
        : `Nenhum humano consegue chegar a uma escotilha em ${n} rondas.`,
    zoneRefused: (zone) => `Com estas regras não se pode jogar em ${zone}.`,
    noZone: 'Com estas regras não se pode jogar em nenhuma zona oficial.',
  },
  refusals: {
    preset: 'não existe esse modo.',
    code: 'não existe essa regra de cenário.',
    codeTwice: 'esta regra de cenário aparece duas vezes.',
    parameter: 'esta regra de cenário precisa de outras definições.',
    switch: 'não existe essa regra da casa.',
    switchValue: 'esta regra da casa não pode ter esse valor.',
    deck: 'não existe esse baralho.',
    deckCard: 'este baralho não tem essa carta.',
    deckCount: 'usa um número de 0 a 99.',
    zones: 'indica no máximo 20 zonas.',
    other: 'isto não deve estar aqui.',
  },
}
