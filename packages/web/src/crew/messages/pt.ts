import type { CrewWords } from './en.ts'

export const pt: CrewWords = {
  level: {
    of: (seat) => `Nível do bot do lugar ${seat}`,
    all: 'Mudar todos',
  },
  after: {
    playAs: 'Jogar como',
    either: 'Tanto faz',
    easier: (level) => `Mais fácil: ${level}`,
    harder: (level) => `Mais difícil: ${level}`,
  },
  /** The styles of all games: no two games have one of the same name for members of the crew. */
  styles: {
    runner: { called: 'sempre a correr', told: 'direto a uma escotilha, custe o que custar' },
    ghost: { called: 'a sombra', told: 'com cautela, pelos setores seguros' },
    liar: { called: 'só histórias', told: 'nomeia setores distantes' },
    hunter: { called: 'à caça', told: 'ataca a cada oportunidade' },
    sniper: { called: 'tiro certeiro', told: 'ataca só quando há quase certeza' },
    camper: { called: 'à espreita', told: 'espera perto das escotilhas' },
    panicker: { called: 'em pânico', told: 'foge de cada ruído' },
    suspicious: { called: 'sem confiança', told: 'desconfia dos vizinhos, recusa trocas' },
    firebrand: { called: 'fogo fácil', told: 'usa o fogo depressa' },
    protector: { called: 'em defesa', told: 'com a infeção, afasta os outros da Coisa' },
    openHanded: { called: 'de cartas abertas', told: 'gosta de mostrar cartas limpas' },
  },
}
