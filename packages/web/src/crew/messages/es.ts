import type { CrewWords } from './en.ts'

export const es: CrewWords = {
  level: {
    of: (seat) => `Nivel del bot del asiento ${seat}`,
    all: 'Cambiar todos',
  },
  after: {
    playAs: 'Jugar como',
    either: 'Cualquiera',
    easier: (level) => `Más fácil: ${level}`,
    harder: (level) => `Más difícil: ${level}`,
  },
  /** The styles of all games: no two games have one of the same name for members of the crew. */
  styles: {
    runner: { called: 'a la carrera', told: 'directo a una escotilla, pase lo que pase' },
    ghost: { called: 'la sombra', told: 'con cautela, por sectores seguros' },
    liar: { called: 'puro cuento', told: 'nombra sectores lejanos' },
    hunter: { called: 'a la caza', told: 'ataca a la mínima ocasión' },
    sniper: { called: 'tiro certero', told: 'ataca solo con casi total certeza' },
    camper: { called: 'al acecho', told: 'espera cerca de las escotillas' },
    panicker: { called: 'con pánico', told: 'huye de cada ruido' },
    suspicious: { called: 'sin confianza', told: 'desconfía de sus vecinos, rechaza intercambios' },
    firebrand: { called: 'fuego fácil', told: 'usa pronto el fuego' },
    protector: { called: 'en defensa', told: 'si le infectan, aleja a los demás de La Cosa' },
    openHanded: { called: 'a cartas vistas', told: 'suele enseñar cartas limpias' },
  },
}
