import type { StayAwayScenarioWords } from './en.ts'

export const es: StayAwayScenarioWords = {
  standard: 'Estándar',
  standardLine: 'Las reglas y las cartas tal como están impresas.',
  thing:
    'Uno de vosotros es La Cosa. Dale una carta a quien tienes al lado, recibe otra y descubre quién sigue siendo humano.',
  cards: (n) => `Se juega con ${n} cartas.`,
  solve: { infected: (n) => `Usar ${n}`, reset: 'Restablecer' },
  faults: {
    switchIdle: 'No cambia nada: la carta no está en el juego.',
    tooFewInfected: (n, players) => `Con ${players} jugadores hacen falta al menos ${n} cartas «¡Infectado!».`,
  },
  refusals: {
    rules: 'indica las reglas de la casa por su nombre.',
    rule: 'no existe esa regla de la casa.',
    ruleValue: 'esta regla de la casa no puede tener ese valor.',
    cards: 'indica las cartas por su nombre.',
    card: 'no existe esa carta.',
    copies: 'tiene que ser un número de 0 a 60.',
    other: 'esto no va aquí.',
  },
}
