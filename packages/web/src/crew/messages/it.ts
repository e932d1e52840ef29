import type { CrewWords } from './en.ts'

export const it: CrewWords = {
  level: {
    of: (seat) => `Livello del bot al posto ${seat}`,
    all: 'Imposta tutti',
  },
  after: {
    playAs: 'Gioca come',
    either: 'Indifferente',
    easier: (level) => `Più facile: ${level}`,
    harder: (level) => `Più difficile: ${level}`,
  },
  /** The styles of all games: no two games have one of the same name for members of the crew. */
  styles: {
    runner: { called: 'sempre di corsa', told: 'dritto alla scialuppa, costi quel che costi' },
    ghost: { called: 'l’ombra', told: 'prudente, resta nei settori sicuri' },
    liar: { called: 'bugie e silenzi', told: 'nomina settori lontani' },
    hunter: { called: 'a caccia', told: 'attacca a ogni occasione' },
    sniper: { called: 'mira precisa', told: 'attacca solo se è quasi certo' },
    camper: { called: 'in agguato', told: 'aspetta vicino alle scialuppe' },
    panicker: { called: 'nel panico', told: 'fugge a ogni rumore' },
    suspicious: { called: 'senza fiducia', told: 'diffida dei vicini, rifiuta gli scambi' },
    firebrand: { called: 'fuoco facile', told: 'usa presto il fuoco' },
    protector: { called: 'in difesa', told: 'se lo infettano, tiene gli altri lontani da La Cosa' },
    openHanded: { called: 'a carte scoperte', told: 'mostra volentieri carte pulite' },
  },
}
