import type { EscapeBook } from './en.ts'

export const pt: EscapeBook = {
  aim: {
    title: 'O jogo em poucas palavras',
    text: {
      short:
        'Uma nave anda à deriva pelo espaço, às escuras. Metade dos jogadores são **humanos** que tentam chegar a uma escotilha. Os outros são **extraterrestres** que os querem travar. Ninguém sabe quem é quem, e ninguém vê onde estão os outros. Só podes contar com o que os jogadores anunciam, e parte disso é mentira.',
      steps: [
        'No teu turno moves-te em segredo.',
        'Num setor perigoso biscas uma carta, que te obriga a anunciar o teu setor, te deixa anunciar qualquer um ou manda fazer silêncio.',
        'Todos ouvem o anúncio, mas ninguém sabe que carta era.',
        'Em vez disso, um extraterrestre pode atacar o setor onde está. Todos os outros que lá estejam são eliminados.',
        'Um humano que chega a uma escotilha aberta pode conseguir fugir.',
      ],
    },
  },
  map: {
    title: 'O mapa',
    text: {
      'VOC-1':
        'Uma **zona** é um mapa de **setores** hexagonais: colunas de A a W, linhas de 01 a 14. Uma coluna em cada duas fica meio hexágono mais abaixo, e por isso um setor tem até seis vizinhos. O que não está desenhado é espaço vazio.',
      'VOC-2': [
        'Os setores **perigosos** têm riscas finas. Se lá acabares o movimento, biscas uma carta.',
        'Os setores **seguros** são lisos e mais claros, com uma linha interior. Lá não se bisca carta, e todos ouvem «setor em silêncio».',
        'O **Setor Humano** e o **Setor Extraterrestre** são os setores de partida das duas fações. Ninguém pode mover-se para eles nem passar por eles.',
        'As **escotilhas** são as saídas. Cada uma tem um número e está aberta ou fechada. Uma escotilha fecha-se quando alguém foge por ela (fica então bloqueada) ou quando fica inutilizada. Algumas estão fechadas desde o início.',
        'Só os setores perigosos e seguros têm coordenadas. Nos outros não se pode anunciar um ruído nem atacar.',
      ],
      'GEO-3': 'As distâncias contam-se em passos pelos setores por onde podes passar, não na grelha.',
      'GEO-4':
        'Cada zona tem um Setor Humano, um Setor Extraterrestre e de uma a nove escotilhas. As zonas impressas têm quatro, exceto Morgenland, que tem três.',
    },
    pictures: { kinds: 'Um canto de Galilei: setores perigosos e seguros, e a escotilha 1, que está aberta.' },
    sheets: 'Folhas para imprimir e usar com o jogo físico:',
  },
  setup: {
    title: 'Preparação',
    text: {
      'SET-1':
        'De 2 a 16 jogadores. O primeiro é escolhido ao acaso; depois joga-se no sentido dos ponteiros do relógio.',
      'SET-2':
        'Metade dos jogadores, arredondada para baixo, são humanos; os restantes são extraterrestres. Se o número de jogadores for ímpar, há mais um extraterrestre. Todos conhecem os dois números.',
      'SET-3':
        'As personagens, humanas e extraterrestres, são sorteadas e dadas em segredo, uma a cada jogador. A tua **personagem** indica também a tua fação. A personagem nunca muda; a fação pode mudar.',
      'SET-4':
        'Até oito jogadores, a Edição Negra usa a primeira tripulação (Capitão, Piloto, Psicólogo, Soldado) e os ET do Primeiro ao Quarto. Com nove ou mais, ou se o anfitrião escolher ambas as tripulações, juntam-se Oficial, Copiloto, Engenheiro e Médico e os ET do Quinto ao Oitavo. A edição Ultimate usa sempre os seus oito humanos e oito extraterrestres.',
      'SET-6':
        'Os humanos partem do Setor Humano e os extraterrestres do Setor Extraterrestre, a não ser que uma personagem ou uma regra de cenário diga outra coisa.',
      'SET-8':
        'Baralham-se as cartas. As mãos estão vazias, nenhum extraterrestre se alimentou e todas as escotilhas estão abertas, a não ser que uma regra de cenário feche alguma.',
      'DCK-6':
        'Com nove ou mais jogadores, todos os baralhos são a dobrar, mas não as escotilhas da zona. Quando é precisa uma carta e o monte está vazio, baralham-se os descartes para formar outro; nunca antes.',
    },
    decks: {
      title: 'Os baralhos',
      black: 'Negra',
      ultimate: 'Ultimate',
      card: 'Carta',
      hatch: { green: 'Carta de escotilha verde', red: 'Carta de escotilha vermelha' },
    },
  },
  turn: {
    title: 'O turno',
    text: {
      'TRN-3': [
        '**Mover**: vai para outro setor, em segredo.',
        '**Resolver**: bisca uma carta num setor perigoso, fica em silêncio num seguro, experimenta uma escotilha ou ataca.',
        '**Fim**: o teu turno acabou.',
      ],
      plays:
        'Antes de te moveres, depois e no fim podes usar objetos e poderes, quantos quiseres, cada um nos momentos em que é permitido.',
      'TRN-4':
        'Nenhum passo é saltado, mesmo que só haja uma coisa a fazer: senão, todos veriam quem pode escolher. À mesa, o passo normal faz-se automaticamente depois de uma pausa, igual para todos.',
      'TRN-1':
        'Joga-se no sentido dos ponteiros do relógio, saltando quem está fora de jogo. Uma ronda é uma volta por todos os lugares. O número da ronda aumenta sempre que o jogo chega ao lugar de quem começou ou passa por ele, mesmo que esse jogador esteja fora de jogo.',
    },
  },
  moving: {
    title: 'Mover-se',
    text: {
      'MOV-1':
        'Tens de te mover em cada turno, a não ser que não possas chegar a nenhum setor ou que um poder ou uma regra de cenário te deixe ficar.',
      'MOV-2': [
        'Um humano move-se um setor.',
        'Um extraterrestre move-se um ou dois.',
        'Um extraterrestre que se alimentou, isto é, que eliminou um humano, move-se de um a três.',
        'O ET Veloz pode mover-se até três no primeiro movimento.',
        'A Adrenalina soma um.',
      ],
      'MOV-4': [
        'Setores perigosos e seguros: todos podem passar e parar, a não ser que a regra A.4 vede os seguros a uma fação.',
        'Setores de partida e escotilhas fechadas: ninguém pode passar nem parar.',
        'Escotilhas abertas: os humanos podem passar e parar. Os extraterrestres podem passar, se uma regra da casa não o proibir, mas nunca parar.',
      ],
      'MOV-5':
        'Só conta o setor em que acabas. O caminho fica à tua escolha, e passar por um setor não tem efeito. Não podes acabar onde já estás nem onde o teu turno começou.',
      'MOV-7': 'No mesmo setor pode estar qualquer número de jogadores. Ninguém é avisado.',
      'MOV-9': 'Os outros ouvem que te moveste, e mais nada: nem quanto, nem para onde.',
      'MOV-10':
        'Se não puderes chegar a nenhum setor, ficas onde estás. Todos ouvem que não conseguiste mover-te. Não biscas carta; um extraterrestre ainda pode atacar.',
    },
    pictures: {
      human: 'Um humano em D09 pode chegar a seis setores. D10 é seguro; nos outros bisca-se uma carta.',
      alien:
        'Um extraterrestre em C02 pode dar até dois passos. Só chega a A03 pela escotilha aberta, e nela não pode parar.',
    },
  },
  noise: {
    title: 'Ruído e silêncio',
    text: {
      'SEC-2': 'Num setor seguro não se bisca carta. Todos ouvem «setor em silêncio».',
      'SEC-3':
        'Num setor perigoso biscas uma carta de Setor Perigoso. Todos veem que a biscas, mas mais ninguém sabe qual é até ao fim do jogo. Com Sedativos ou com o poder do Capitão não biscas, e todos ouvem «setor em silêncio».',
      'NOI-2': [
        '**Ruído no teu setor**: tens de anunciar o setor em que estás.',
        '**Ruído em qualquer setor**: anuncias qualquer setor perigoso ou seguro da zona, até o teu.',
        '**Silêncio**: todos ouvem «silêncio».',
      ],
      'NOI-3':
        'Os dois ruídos soam exatamente iguais. Em ambos os casos a mesa espera que anuncies um setor: ninguém reconhece uma mentira pelo tempo que demoras.',
      'NOI-6':
        'Nos jogos da Edição Negra com objetos, algumas cartas de ruído têm um ícone: depois de anunciares o ruído, recebes também um objeto, quer jogues como humano quer como extraterrestre. Todos veem que recebeste um, mas não qual.',
      'NOI-7':
        'Podes anunciar um setor seguro. Mas lá ninguém faz ruído: todos vão saber que é mentira, a não ser que se jogue com a regra A.1.',
      'SEC-6': 'Um ataque substitui tudo isto: nem carta nem «setor em silêncio».',
    },
    pictures: { heard: 'Alguém anunciou um ruído em F03. Os anéis dizem onde, não se é verdade.' },
  },
  attack: {
    title: 'Atacar',
    text: {
      'ATK-1':
        'Um extraterrestre pode atacar uma vez por turno, depois de se mover, em vez de resolver o setor. Um humano precisa de uma carta de Ataque ou, na edição Ultimate, do poder do Soldado.',
      'ATK-2':
        'Atacas o setor em que estás, e só se for perigoso ou seguro: nunca num setor de partida nem numa escotilha. O setor é anunciado.',
      'ATK-3':
        'Todos os outros que estejam nesse setor são atingidos, extraterrestres ou humanos. Quem ataca não sofre nada. A cada jogador atingido aplica-se o primeiro destes casos que se verifique:',
      'ATK-4': [
        'Um humano com uma carta de Defesa salva-se, e a carta gasta-se.',
        'O ET Bruto não pode ser eliminado, mas a sua personagem é revelada.',
        'Um humano com uma carta de Clone perde todas as cartas e volta ao jogo no Setor Humano.',
        'Qualquer outro é eliminado, e a sua personagem é revelada.',
      ],
      'ATK-5': 'Se não estiver lá mais ninguém, todos ouvem que o ataque falhou.',
      'ATK-6':
        'Um jogador eliminado perde todas as cartas, sem as mostrar, e fica fora de jogo, a não ser que uma regra o traga de volta.',
      'FED-1':
        'Um extraterrestre que com o seu ataque elimina um humano **alimenta-se**: a partir do turno seguinte, e até ao fim do jogo, move-se até três setores. Só ele o sabe. Eliminar um extraterrestre não alimenta, nem atacar um humano que se salva. Não há alimentação no jogo Básico nem com a regra C.3.',
    },
    pictures: { struck: 'Um ataque em E05. Todos sabem quem atacou e onde.' },
  },
  hatches: {
    title: 'Escotilhas',
    text: {
      'HAT-1': 'Um humano que acaba o movimento numa escotilha aberta tem de tentar usá-la. Todos ouvem qual é.',
      'HAT-2': 'No jogo Básico, o primeiro humano a chegar a uma escotilha foge e ganha sozinho, e o jogo acaba.',
      'HAT-3': [
        'Nos jogos com cartas de escotilha, biscas uma e mostra-la a todos.',
        '**Verde**: foges. A escotilha fica bloqueada, perdes as tuas cartas e o teu turno acaba.',
        '**Vermelha**: a escotilha fica inutilizada e fecha-se. Ficas nela e tens de procurar outra.',
      ],
      'HAT-5':
        'Com as escotilhas abertas (Infeção, regra D.2) não é precisa carta: foges, e a escotilha fica bloqueada atrás de ti.',
      'HAT-6': 'Ninguém pode ser atacado numa escotilha fechada. Sai-se dela como de qualquer outro setor.',
      'HAT-7':
        'Quem fugiu não tem mais turnos. Todos sabem que era humano, mas a sua personagem não é revelada antes do fim.',
      'DCK-9':
        'As cartas de escotilha são postas de lado depois de mostradas. Só se voltam a baralhar quando o monte está vazio e é precisa uma.',
    },
    pictures: { states: 'As escotilhas de Galilei: 1 aberta, 2 bloqueada, 3 inutilizada, 4 aberta.' },
  },
  end: {
    title: 'O fim, e quem ganha',
    text: {
      'END-8':
        'Todos os humanos que fogem ganham, aconteça o que acontecer depois. No jogo Básico só um consegue fugir. Os humanos eliminados perdem.',
      'END-5':
        'Quando não resta nenhum humano, o jogo acaba. Os extraterrestres ganham se o último humano foi eliminado ou sofreu uma mutação. Não ganham se fugiu. Um humano que está prestes a voltar como humano ainda conta.',
      'END-4':
        'Quando se fecha a última escotilha aberta, são eliminados todos os humanos ainda em jogo. Se um humano foge pela última escotilha e deixa outros para trás, os extraterrestres ganham juntamente com ele.',
      'END-6':
        'Depois da última ronda são eliminados todos os humanos ainda em jogo e os extraterrestres ganham. A última ronda é a 39, na edição Ultimate a 40, a não ser que o anfitrião tenha escolhido outra.',
      'END-7':
        'Os extraterrestres ganham em equipa, incluindo os eliminados, desde que pelo menos um ainda esteja em jogo. As regras da casa podem mudar isto.',
      'END-10':
        'Se todos os extraterrestres estiverem fora de jogo, continua-se a jogar: os humanos ainda têm de fugir.',
      'END-1':
        'Depois de cada decisão verifica-se o fim por esta ordem: eliminações suficientes (onde se ganha assim), nenhuma escotilha aberta, nenhum humano, última ronda completa. Conta tudo o que se verificar; a primeira condição dá o motivo.',
    },
  },
  items: {
    title: 'Objetos',
    text: {
      'ITM-1':
        'Os humanos usam objetos. Os extraterrestres só os podem guardar, exceto três ET da edição Ultimate. Podes usar um objeto no turno em que o recebes, e quantos quiseres por turno.',
      'ITM-2':
        'O uso de um objeto é anunciado, a não ser que a regra G.4 o esconda. Depois a carta é descartada; na edição Ultimate sai do jogo.',
      'ITM-4':
        'Na Edição Negra podes guardar três objetos, ou quatro com o Soldado e a regra H.4. Se tiveres mais, descarta um sem o mostrar ou joga um que se possa jogar nesse momento, até não passares do limite. Na edição Ultimate não há limite.',
      'ITM-7': 'Todos podem ver quantas cartas tens, mas nunca quais.',
    },
    when: {
      title: 'Quando se usa cada objeto',
      item: 'Objeto',
      before: 'antes de mover',
      arrived: 'depois',
      over: 'cartas a mais',
      close: 'no fim',
      itself: 'automático, quando o humano que o tem é atingido',
      yes: 'sim',
    },
  },
  characters: {
    title: 'Personagens e poderes',
    text: {
      'SCN-H0':
        'Nos modos Básico, Arena e Ultimate básico não há poderes; em Avançado e Infeção, só os que o anfitrião acrescentar. Em Velha Escola, a tripulação tem poderes; em Ultimate, cada personagem tem um. Um poder da tripulação só funciona enquanto quem o tem estiver na fação humana.',
      'ULT-4':
        'Um poder é secreto, a não ser que diga que a tua personagem é revelada. Depois de gasto, não se recupera.',
      'ULT-38': 'Quem muda de fação perde o seu poder.',
    },
    crew: 'Humanos',
    aliens: 'Extraterrestres da edição Ultimate',
    black: 'Velha Escola',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Edições e modos',
    text: {
      'PST-1':
        'Cada mesa parte de um modo. O anfitrião pode depois acrescentar regras de cenário e mudar as regras da casa e o número de cartas. Podes ler as regras antes de te sentares e, à mesa, no menu.',
      'ULT-1': [
        'A edição Ultimate tem 40 rondas. O seu manual em inglês chama «silent sector» ao setor seguro e «escape pod» à escotilha.',
        'Tem um só baralho grande de ruídos, silêncios e objetos. Os silêncios e os objetos guardam-se na mão e soam iguais.',
        'Há quatro cartas de escotilha verdes e uma vermelha.',
        'A personagem de um humano eliminado é revelada; o humano perde todas as cartas e volta no turno seguinte como extraterrestre no Setor Extraterrestre: até dois setores por turno, sem alimentação e sem poder. Os extraterrestres eliminados ficam fora de jogo.',
        'Em Ultimate básico não há poderes, e os objetos contam como silêncio.',
      ],
    },
  },
  scenarios: {
    title: 'Regras de cenário',
    goesWith: (codes) =>
      `Cada código pode acrescentar-se em separado ao jogo Avançado e aos cenários que partem dele. Com Básico e Ultimate básico, nenhum; com Ultimate, só ${codes}.`,
    text: {
      'END-9': [
        'Quem vai voltar espera pelo seu turno seguinte. Até lá não está em nenhum ponto do mapa: ninguém o pode atacar, iluminar ou localizar.',
        'Volta como humano no Setor Humano (Clone), como extraterrestre no setor onde o eliminaram (B.3), como extraterrestre no Setor Extraterrestre (Ultimate) ou, na sua própria fação, onde começou (A.5).',
        'A fação muda nesse momento, não antes. Se o jogo acabar primeiro, um humano eliminado perdeu.',
      ],
    },
  },
  switches: {
    title: 'Regras da casa',
    text: {
      choice:
        'Nestes pontos, as regras impressas nada dizem ou contradizem-se. Quem escolhe é o anfitrião; o habitual está indicado.',
    },
    settled: {
      others: 'Outros pontos são iguais em todas as mesas:',
      'SWI-20': [
        'Ninguém passa por uma escotilha fechada nem por um setor de partida.',
        'Ir e voltar não é um movimento. Para atacar é preciso mover-se, a não ser que não possas, fiques onde estás ou estejas à espreita.',
        'O Teletransporte não te livra de biscar uma carta.',
        'A Defesa também vale contra ataques de humanos.',
        'As cartas que passam do limite são descartadas sem serem vistas.',
        'Depois de uma carta vermelha ficas na escotilha.',
        'Com um número ímpar de jogadores, o que sobra é um extraterrestre.',
      ],
    },
    usual: (value) => `habitual: ${value}`,
  },
  secrets: {
    title: 'Quem sabe o quê',
    text: {
      'VIS-1':
        'Só tu conheces a tua personagem, a tua fação e o ponto de onde partes, até que uma regra os revele. Ataques, objetos e fugas podem denunciar-te. Num jogo sem humanos, as escotilhas de partida são anunciadas.',
      'VIS-4':
        'Os outros sabem que te moveste, não para onde nem quanto. Ficar no mesmo sítio (A.2) ou não poder mover-se é anunciado, mas o setor não. Ficar por causa de um poder parece um movimento.',
      'VIS-8':
        'Só tu sabes a razão do teu silêncio. Um setor seguro, os Sedativos e o poder do Capitão soam da mesma forma.',
      'VIS-10': 'Só tu sabes se um ruído que anunciaste é verdadeiro, até ao fim.',
      'VIS-26': 'Só o próprio extraterrestre sabe que se alimentou.',
      'VIS-36':
        'Todos veem quantas cartas há nos montes e nas mãos, a ronda, de quem é o turno, o estado das escotilhas e todas as eliminações.',
      'VIS-39': 'Só tu vês o que podes fazer agora e o que foi recusado.',
      open: 'Quando o jogo acaba, revela-se tudo: personagens, percursos e cartas.',
    },
  },
}
