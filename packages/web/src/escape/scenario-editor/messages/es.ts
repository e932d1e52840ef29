import type { EscapeScenarioWords } from './en.ts'

export const es: EscapeScenarioWords = {
  from: 'Basado en',
  codes: 'Reglas de escenario',
  zones: 'Zonas',
  zonesHelp: 'Las zonas para las que está pensado. El anfitrión puede elegir otras.',
  half: 'La mitad sois humanos y la otra mitad, aliens. Si sois impares, hay un alien más.',
  solve: { on: 'Activarla', off: 'Desactivarla', reset: 'Restablecer', zone: 'Quitar la zona' },
  faults: {
    codeB6: (name, code) => `Necesita «${name}» (${code}): sin humanos, nadie podría ganar.`,
    startsApart: 'Algunos jugadores no pueden encontrarse nunca.',
    neverDealt: 'A nadie le toca nunca este personaje: es de la segunda tripulación.',
    noHatchCards: 'No hay cartas de escotilla entre las que elegir.',
    itemsNotFound: 'Ninguna carta da objetos, así que nadie consigue ninguno.',
    itemsGone: 'Algunas cartas dan objetos, pero no hay ninguno en el juego.',
    switchIdle: 'Con las demás reglas no cambia nada.',
    roundsShort: (n) =>
      n === 1
        ? 'Ningún humano puede llegar a una escotilla en una ronda.'
        : `Ningún humano puede llegar a una escotilla en ${n} rondas.`,
    zoneRefused: (zone) => `Con estas reglas no se puede jugar en ${zone}.`,
    noZone: 'Con estas reglas no se puede jugar en ninguna zona oficial.',
  },
  refusals: {
    preset: 'esto no es un modo.',
    code: 'no existe esa regla de escenario.',
    codeTwice: 'esta regla de escenario está repetida.',
    parameter: 'esta regla de escenario necesita otros ajustes.',
    switch: 'no existe esa regla de la casa.',
    switchValue: 'esta regla de la casa no puede tener ese valor.',
    deck: 'no existe ese mazo.',
    deckCard: 'este mazo no tiene esa carta.',
    deckCount: 'tiene que ser un número de 0 a 99.',
    zones: 'tiene que ser una lista de 20 zonas como máximo.',
    other: 'esto no va aquí.',
  },
}
