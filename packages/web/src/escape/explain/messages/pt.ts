import type { ExplainWords } from './en.ts'

export const pt: ExplainWords = {
  round: (n, all) => `Ronda ${n} de ${all}`,
  lastRound: (n) => `Depois da ronda ${n}, todos os humanos ainda em jogo são eliminados e os extraterrestres ganham.`,
  lastArena: (n) => `O jogo acaba depois da ronda ${n}.`,
  dangerous: 'Setor perigoso',
  draws: (n) =>
    n === 1
      ? 'Se acabares aqui o movimento, biscas a única carta de Setor Perigoso.'
      : `Se acabares aqui o movimento, biscas uma das ${n} cartas de Setor Perigoso: um ruído, verdadeiro ou falso, ou silêncio.`,
  mayAttack: 'Em vez disso, um extraterrestre pode atacar aqui.',
  secure: 'Setor seguro',
  quiet: 'Aqui não se bisca carta. Todos ouvem «setor em silêncio».',
  loud: 'Nesta mesa também se bisca uma carta aqui.',
  start: 'Ninguém pode mover-se para um setor de partida nem passar por ele.',
  teleport: 'O Teletransporte traz-te até aqui.',
  shut: 'Ninguém pode entrar numa escotilha fechada nem passar por ela.',
  locked: (n) => `Abre-se na ronda ${n}. Até lá ninguém pode entrar nela nem passar por ela.`,
  aliensCross: 'Os extraterrestres podem passar por uma escotilha aberta, mas nunca parar nela.',
  aliensNever: 'Nesta mesa os extraterrestres nem sequer podem passar por uma escotilha.',
  noHatch: 'Nesta mesa não há humanos: ninguém precisa de escotilhas.',
  you: 'Cada jogador só conhece a sua própria personagem, até que uma regra revele outras.',
  noPower: 'Nesta mesa esta personagem não tem poder.',
  player: 'Este jogador tem a mesma forma e a mesma cor em todo o lado. Toca para veres no mapa o que anunciou.',
  cards: (n) =>
    n === 0 ? 'Não tem cartas.' : n === 1 ? 'Tem uma carta virada para baixo.' : `Tem ${n} cartas viradas para baixo.`,
  kills: (n, target) => `Eliminações: ${n} de ${target} para ganhar.`,
  record: 'O teu próprio percurso, um espaço por ronda. Só tu o vês.',
  phases: 'No teu turno moves-te, resolves o setor e terminas. O passo normal faz-se automaticamente.',
  rings: 'Ruído',
  ringsText:
    'Os anéis mostram onde alguém anunciou um ruído ou atacou. Só quem anunciou um ruído sabe se é verdadeiro.',
  glow: 'Setores realçados',
  glowText:
    'Agora podes ir para estes setores. Toca num para veres o que aconteceria; toca outra vez ou confirma para ires.',
  aboard: 'A bordo',
  aboardText: 'Os jogadores que ainda estão na nave ou prestes a voltar.',
  zone: 'Em cada zona mudam a distância até às escotilhas e os caminhos por onde se pode andar sem biscar cartas.',
  presetChanged: 'Nesta mesa, algumas das suas regras são diferentes.',
  otherZones:
    'Zonas desenhadas por ti ou por outros jogadores. Escolhe uma das tuas ou cola o link da página da zona na galeria.',
  pencil: 'As tuas notas no mapa. Mais ninguém as vê. Ficam com o teu lugar, em qualquer dispositivo.',
  meaning: 'És tu que decides o que significa uma marca. O jogo não a lê.',
  tools: {
    question: 'Toca nos setores de que não tens a certeza. Toca outra vez para apagares a marca.',
    cross: 'Toca nos setores onde achas que não pode estar ninguém. Toca outra vez para apagares a marca.',
    ring: 'Toca nos setores que queres recordar. Toca outra vez para apagares a marca.',
    rub: 'Apaga todas as tuas marcas dos setores em que tocas.',
    undo: 'Anula a última coisa que fizeste com o lápis.',
    seat: 'A forma de um jogador e uma ronda: quem achas que esteve aqui, e quando.',
    text: 'Uma ou duas palavras tuas no setor.',
  },
  trail: 'Onde um jogador se fez ouvir ou ver, por ordem, com as rondas. Um ruído pode ser mentira.',
  assist:
    'Deduzido apenas com lógica, a partir de tudo o que foi anunciado e do que tu sabes. Onde não há sombra não pode estar ninguém.',
  assistNoise: 'Um ruído diz que alguém biscou uma carta, não onde: pode ser mentira.',
}
