import type { LessonWords } from './en.ts'

export const pt: LessonWords = {
  chapters: {
    human: {
      title: 'A fuga',
      steps: {
        welcome:
          'És um ser humano a bordo de uma nave às escuras. O Bruno e a Carla são extraterrestres e andam à tua procura. Ninguém vê onde estão os outros. Chega a uma escotilha e foge.',
        map: 'O setor brilhante és tu. Os setores com riscas finas são perigosos: se entrares num, biscas uma carta. Os lisos e mais claros são seguros. Os anéis verdes são escotilhas: a escotilha 1 fica quatro passos à tua esquerda.',
        firstMove:
          'Em cada turno tens de te mover um setor. Toca em E03 para veres o que aconteceria lá e depois confirma.',
        draw: 'Num setor perigoso biscas uma carta. Tu vê-la, os outros não.',
        trueNoise: '«Ruído no teu setor»: desta vez tens de dizer a verdade. Anuncia-o.',
        pass: 'E este foi o teu turno. Termina-o quando tiveres lido isto. Numa mesa a sério, acaba automaticamente ao fim de um momento.',
        heard:
          'O Bruno anunciou um ruído em G03. Será verdade? Pode ter biscado «Ruído em qualquer setor» e mentido. Da Carla ouviste «setor em silêncio»: não biscou carta.',
        secure: 'Sabem que estavas em E03. Vai para E02: é seguro, por isso ninguém vai ouvir onde estás.',
        silent: 'Aqui não há carta. Todos ouvem apenas «setor em silêncio».',
        missed:
          'O Bruno atacou em E03 e não atingiu ninguém: já lá não estavas. Agora todos sabem que é um extraterrestre e onde está: mesmo ao teu lado.',
        away: 'Escapa-te para D02, na direção da escotilha.',
        bluff:
          '«Ruído em qualquer setor»: agora podes mentir, e ninguém ouve a diferença. Manda-os para longe: escolhe um setor bem à direita, da coluna F em diante, e anuncia-o.',
        item: 'A carta também tinha um ícone de objeto: encontraste Sedativos. Mais ninguém sabe que objeto é. Termina o teu turno.',
        sedatives:
          'O Bruno foi para leste: acreditou em ti. Usa os Sedativos antes de te moveres e neste turno não biscas carta.',
        quiet: 'Agora vai para C02 ou C03, mesmo ao lado da escotilha 1. É perigoso, mas vais em silêncio.',
        hatch: 'O Bruno voltou, mas tarde demais. Entra na escotilha.',
        open: 'Uma carta de escotilha decide. Verde: foges. Vermelha: a escotilha fica inutilizada e tens de procurar outra.',
        out: 'Verde! Fugiste e ganhaste. No fim revelam-se os percursos de todos. Agora vê tudo do outro lado.',
      },
    },
    alien: {
      title: 'A caça',
      steps: {
        welcome:
          'Agora és um extraterrestre. Moves-te até dois setores e, onde parares, podes atacar: todos os outros nesse setor são eliminados, extraterrestres ou humanos. O Bruno é humano e está algures à tua esquerda.',
        follow: 'O Bruno anunciou um ruído em G08. Escolhe esse setor e vai até lá.',
        strike: 'Ataca. Todos vão saber que és um extraterrestre e onde estás.',
        pass: 'Agora termina o teu turno.',
        bluffed:
          'Não estava lá ninguém: o Bruno fez bluff. Acontece. Onde pode ele estar de verdade, a um passo por turno?',
        again: 'Um ruído em F08, mesmo ao teu lado. Desta vez pode ser verdade. Vai lá e ataca.',
        won: 'Apanhaste-o! Não resta nenhum humano, e os extraterrestres ganham. Um extraterrestre que eliminou um humano passa a mover-se até três setores. Já sabes o suficiente para jogar: o resto aprende-se à mesa.',
      },
    },
  },
}
