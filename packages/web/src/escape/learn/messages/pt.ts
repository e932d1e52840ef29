import type { LessonWords } from './en.ts'

export const pt: LessonWords = {
  chapters: {
    human: {
      title: 'Para fora da nave',
      steps: {
        welcome:
          'És humano, a bordo de uma nave às escuras. O Bruno e a Carla são alienígenas e querem encontrar-te. Ninguém vê onde estão os outros. Chega a uma escotilha e sai.',
        map: 'O setor claro és tu. Os tracejados são perigosos: quem lá entra tira uma carta. Os lisos, mais claros, são seguros. Os anéis verdes são escotilhas: a escotilha 1 fica a quatro passos à tua esquerda.',
        firstMove:
          'Em cada vez tens de te mover um setor. Toca em E03 para ver o que aconteceria lá e depois confirma.',
        draw: 'Um setor perigoso custa uma carta. Tu vê-la, os outros não.',
        trueNoise: 'Ruído no teu setor: desta vez tens de dizer a verdade. Anuncia-o.',
        pass: 'A tua vez acabou. Passa sozinha; podes segurá-la se quiseres pensar.',
        heard:
          'O Bruno fez ruído em G03. Verdade ou não? Pode ter tirado «Ruído em qualquer setor» e mentido. A Carla disse «setor em silêncio»: não tirou nada.',
        secure: 'Sabem que estavas em E03. Vai para E02: é seguro, por isso ninguém ouvirá onde estás.',
        silent: 'Aqui não há carta. Todos ouvem apenas «setor em silêncio».',
        missed:
          'O Bruno atacou em E03 e não atingiu ninguém: já tinhas saído. Agora todos sabem que é alienígena e onde está: mesmo ao teu lado.',
        away: 'Escapa-te para D02, na direção da escotilha.',
        bluff:
          'Ruído em qualquer setor: agora podes mentir, e soa como qualquer outro ruído. Manda-os para longe: escolhe um setor bem à direita, da coluna F em diante, e anuncia-o.',
        item: 'A carta trazia também um objeto: encontraste Sedativos. Ninguém sabe que objeto é.',
        sedatives:
          'O Bruno foi para leste: acreditou em ti. Tens Sedativos. Usa-os antes de te moveres: nesta vez não tiras carta.',
        quiet: 'Agora vai para C02 ou C03, mesmo ao lado da escotilha 1. É perigoso, mas vais em silêncio.',
        hatch: 'O Bruno voltou, mas tarde de mais. Entra na escotilha.',
        open: 'Uma carta de escotilha decide: verde deixa-te sair, vermelha avaria a escotilha e tens de correr para outra.',
        out: 'Verde! Estás cá fora, e ganhaste. No fim mostram-se todos os caminhos. Agora vê a coisa do outro lado.',
      },
    },
    alien: {
      title: 'A caça',
      steps: {
        welcome:
          'Agora és um alienígena. Moves-te até dois setores e, onde parares, podes atacar: todos os outros nesse setor morrem, alienígenas ou humanos. O Bruno é humano e está algures à tua esquerda.',
        follow: 'Bruno: ruído em G08. Vai lá e, antes de confirmar, escolhe «atacar» em «Depois».',
        strike: 'Ataca. Todos ficarão a saber que és alienígena, e onde.',
        pass: 'A tua vez passa sozinha.',
        bluffed: 'Não estava lá ninguém: o Bruno fez bluff. Acontece. Onde pode ele estar de verdade, passo a passo?',
        again: 'Ruído em F08, a dois passos de ti. Desta vez pode ser verdade. Vai lá e ataca.',
        won: 'Apanhado. Já não há humanos, e os alienígenas ganham. Um alienígena que mata um humano passa a mover-se três setores. Já sabes o suficiente para jogar: o resto explica-se por si à mesa.',
      },
    },
  },
}
